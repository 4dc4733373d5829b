/**
 * Cards move from where they were to where they are; with reduced motion they are there at once.
 */
import type {CardId} from '@tehai/koikoi'

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the person wants no motion. */
export const isStill = (): boolean => still.matches

type Places = ReadonlyMap<CardId, DOMRect>

/** Where each card of the table is. */
export function placesIn(table: Element): Places {
  const cards = [...table.querySelectorAll<HTMLElement>('[data-card]')]
  return new Map(cards.map(card => [Number(card.dataset['card']), card.getBoundingClientRect()]))
}

/** Duration of a move in milliseconds. */
const MOVE = 340

/**
 * Let cards move.
 *
 * @param origin
 *   Where a card comes from that was not there before.
 */
export function moveCards(table: Element, before: Places, origin: Element | null): void {
  if (isStill()) return
  const start = origin?.getBoundingClientRect()
  for (const card of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const from = before.get(Number(card.dataset['card'])) ?? start
    if (!from) continue
    const to = card.getBoundingClientRect()
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.abs(x) + Math.abs(y) < 1 || to.width === 0) continue
    const isNew = from === start
    const first = `translate(${x}px, ${y}px) scale(${from.width / to.width})${isNew ? ' rotateY(90deg)' : ''}`
    card.classList.add('moving')
    const motion = card.animate(
      [
        {transform: first, transformOrigin: '0 0'},
        {transform: 'none', transformOrigin: '0 0'}
      ],
      {duration: MOVE, easing: 'cubic-bezier(.3,.9,.3,1)'}
    )
    motion.addEventListener('finish', () => card.classList.remove('moving'))
    motion.addEventListener('cancel', () => card.classList.remove('moving'))
  }
}

/**
 * The hand of one player at several moments, one below the other.
 */
import type {Language} from '@tehai/kernel/source'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import type {HandState, TableState} from '@tehai/record'
import {blockRow} from '../page/row/wire.js'
import {ownHandText} from './lines/hand-text.js'

/** A moment of a hand. */
export interface HandMoment {
  readonly caption: string
  readonly state: TableState
}

/**
 * The hands of a player; of consecutive moments with the same hand, only the first.
 *
 * @param next
 *   The moment after them, which is shown elsewhere: moments with the same hand as that one are left out.
 */
export function handsMarkup(
  moments: readonly HandMoment[],
  next: TableState,
  player: number,
  language: Language
): readonly Markup[] {
  const rows = moments.map(({caption, state}) => ({caption, ...rowOf(state.hands[player]!)}))
  const isSame = (one: HandRow, other: HandRow | undefined): boolean =>
    one.text === other?.text && one.draw === other.draw
  const last = rowOf(next.hands[player]!)
  const changed = rows.filter((one, index) => !isSame(one, rows[index - 1]) && !isSame(one, last))
  if (changed.length === 0) return []
  const items = changed.map(({caption, text, draw}) =>
    element(
      'li',
      {},
      element('p', {}, caption),
      blockRow(text, {dialect: 'auto', lang: language, checked: true, ...(draw === null ? {} : {draw})})
    )
  )
  return [elementWith('ol', {class: 'mahjong-hands'}, items)]
}

interface HandRow {
  readonly text: string
  readonly draw: string | null
}

const rowOf = (hand: HandState): HandRow => ({
  text: ownHandText(hand),
  draw: hand.drawn === null || hand.drawn === 'back' ? null : hand.drawn
})

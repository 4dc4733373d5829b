/**
 * Claims about the best choice, as authors write them: a discard and its figure, a card to play.
 */
import {cardByCode, kindCodeOf} from '@tehai/koikoi/cards'
import type {ElementContent} from 'hast'
import {elementsOf, textOf} from '../page/page.js'
import {discardsIn, itemsOf, plain, tilesOf, type Forms} from './claim-text.js'

/**
 * The best discard and its figure, exact or in round numbers; the discard that other claims mention; the second-best
 * discard.
 *
 * @param column
 *   Column of the figure in the table of discards.
 */
export function figure(
  column: number
): (claim: string, shown: readonly ElementContent[], named?: readonly string[]) => Forms {
  return (claim, shown, named = []) => {
    const tile = /\d[mpsz]/.exec(claim)?.[0]
    const all = /(\d[\d.]{0,12}(?:%| ?points|[点點점]))$/.exec(claim)?.[1]
    const amount = all?.replace(/ ?(?:points|[点點점])$/, '')
    const others = discardsIn(shown).filter(row => row[0] !== tile && row[column] !== undefined)
    const [next] = others
    const other = others.find(([one]) => named.includes(one!))
    return [
      tile && amount && `${tile} ${amount}`,
      ...(other ? [`${other[0]} ${other[column]}`] : []),
      tile && amount && `${tile} ${rounded(amount)}`,
      tile,
      amount,
      next && `${next[0]} ${next[column]}`,
      claim
    ]
  }
}

/** A rounded figure, as people say it: points to the nearest ten, a share to the nearest percent. */
function rounded(amount: string): string {
  const number = Number.parseFloat(amount)
  return amount.endsWith('%') ? `${Math.round(number)}%` : String(Math.round(number / 10) * 10)
}

/** A card and what it wins. Only the card is claimed, by its kind as messages name it. */
export const best = (_: string, shown: readonly ElementContent[]): Forms =>
  itemsOf(shown)
    .slice(0, 4)
    .map(item => {
      const code = /^\S{1,8}/.exec(item)?.[0]
      const card = code === undefined ? undefined : cardByCode(code)
      return card === undefined ? code : kindCodeOf(card)
    })

/** How safe the tiles of a hand are: the safest alone, all with their reasons, all with their marks. */
export function safe(claim: string, shown: readonly ElementContent[]): Forms {
  const groups = elementsOf(shown, 'mahjong-safety').map(group => {
    const tiles = tilesOf(elementsOf([group], 'mahjong-inline'))
    const [aside] = elementsOf([group], 'mahjong-aside')
    const mark = plain(textOf(group.children)).slice(0, 1)
    return {said: [tiles, aside ? plain(textOf([aside])) : ''].join(' ').trim(), marked: `${mark} ${tiles}`}
  })
  const comma = claim.includes('、') ? '、' : '; '
  const all = (part: 'said' | 'marked') => groups.map(group => group[part]).join(comma)
  return groups.length > 0 ? [all('said'), groups[0]!.said, all('marked')] : [claim]
}

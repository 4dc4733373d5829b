/**
 * The hand of one player at several moments, one below the other.
 */
import type {Language} from '@tehai/kernel/source'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import type {HandState, TableState} from '@tehai/record'
import {blockRow} from '../page/row/wire.js'
import {ownHandText} from './position.js'

/** A moment of a hand. */
export interface HandMoment {
  readonly caption: string
  readonly state: TableState
}

/** The hands of a player: of moments that follow one another with the same hand, the first. */
export function handsMarkup(
  moments: readonly HandMoment[],
  player: number,
  language: Language
): readonly Markup[] {
  const rows = moments.map(({caption, state}) => ({caption, ...rowOf(state.hands[player]!)}))
  const changed = rows.filter(
    ({text, draw}, index) => text !== rows[index - 1]?.text || draw !== rows[index - 1]?.draw
  )
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

/**
 * Value on the page: the best discard and its figure, a table of all discards with bars, and what the model leaves out.
 */
import type {HandValue} from '@tehai/riichi/value'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {grammars} from '@tehai/kernel/source'
import {nameOfShanten} from '../../labels/scores/score.js'
import {nameOfFigure, numberOfFigure} from '../../labels/scores/value.js'
import {dictionaries as valueWords} from '../../labels/words/values.js'
import type {ClaimedHand} from '../../page/check/result/claims.js'
import {figureOf, rankedBy} from '../figures.js'
import type {Measure, ValueSwitch} from '../grammar/value.js'
import {dictionaries as claimWords} from '../words/index.js'
import {bar} from './bar.js'
import {smallTiles, tilesMarkup} from './written-text.js'
import {column, rowTable} from './row-table.js'

/** The figures of a hand, and what a claim requests of them. */
export interface ShownValue {
  readonly found: HandValue
  readonly measure: Measure
  readonly turn: number
  readonly switches: ReadonlySet<ValueSwitch>
}

/** The best discard: `cut 2s: 1,900 points`, 打2s 1900点. */
export function valueMarkup({found, measure, turn}: ShownValue, hand: ClaimedHand): Markup[] {
  const {lang} = hand.settings
  const [best] = rankedBy(found, measure, turn)
  if (!best) return ['–']
  const {cut, afterDiscard} = claimWords[lang]
  const figure = nameOfFigure({measure, amount: figureOf(best, measure, turn)}, lang)
  return [cut, tilesMarkup([best.tile], hand), afterDiscard, figure]
}

const columns: readonly Measure[] = ['tenpai', 'win', 'value']

/** A table of discards, the best first. Its bars show the measure of the claim. */
export function valueTable(shown: ShownValue, hand: ClaimedHand): Markup[] {
  const {found, measure, turn} = shown
  const {lang} = hand.settings
  const rows = rankedBy(found, measure, turn)
  if (rows.length === 0) return []
  const isMixed = rows.some(({shanten}) => shanten !== rows[0]!.shanten)
  const {headings} = claimWords[lang]
  const {measures} = valueWords[lang]
  const {capital} = grammars[lang]
  const most = Math.max(figureOf(rows[0]!, measure, turn), Number.MIN_VALUE)
  const ifMixed = (cell: Markup): Markup[] => (isMixed ? [cell] : [])
  const head = elementWith('tr', {}, [
    column(headings.discard),
    ...ifMixed(column(headings.shanten)),
    ...columns.map(one => element('th', {scope: 'col', class: 'mahjong-total'}, capital(measures[one])))
  ])
  const body = rows.map(row =>
    elementWith('tr', {}, [
      element('th', {scope: 'row'}, smallTiles([row.tile], hand)),
      ...ifMixed(element('td', {}, nameOfShanten(row.shanten, lang))),
      ...columns.map(one => {
        const amount = figureOf(row, one, turn)
        const figure = numberOfFigure({measure: one, amount}, lang)
        return elementWith(
          'td',
          {class: 'mahjong-total'},
          one === measure ? [bar(amount / most, 1), ' ', figure] : [figure]
        )
      })
    ])
  )
  return [rowTable(head, body)]
}

/** What the figures measure and what they leave out, in a line. */
export function modelMarkup({found, turn, switches}: ShownValue, {settings: {lang}}: ClaimedHand): Markup {
  const words = valueWords[lang]
  const said = (['handChange', 'shantenBack', 'noUra', 'noRed'] as const).filter(one => switches.has(one))
  const followed = said.filter(one => one === 'noUra' || one === 'noRed' || found[one])
  const left = said.filter(one => !followed.includes(one))
  const name = (one: ValueSwitch) => words.switches[one]
  return element(
    'p',
    {class: 'mahjong-model'},
    words.model(turn, followed.map(name)),
    ...(left.length > 0 ? [words.left(left.map(name))] : [])
  )
}

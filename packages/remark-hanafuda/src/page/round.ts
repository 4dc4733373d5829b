/**
 * Rounds: a record becomes what was dealt, a table of turns, and the result.
 */
import {blockRow} from '../cards/code.js'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import type {CardId} from '@tehai/koikoi/cards'
import {resultInWords, yakuInWords} from '@tehai/koikoi/labels/reading'
import {codesOf} from '@tehai/koikoi/notation/reading'
import type {RecordTurn, RoundRecord} from '@tehai/koikoi/notation/records'
import type {PlacedCard} from '@tehai/koikoi/round'
import {capturedMarkup, cardsMarkup} from '../cards/cards.js'
import type {Settings} from '../grammar/settings.js'
import {term} from '../cards/labels.js'
import {dictionaries as hanafudaWords} from '../words/index.js'

/** The parts that show a round; empty if its header could not be read. */
export function roundMarkup({header, events, turns, state}: RoundRecord, settings: Settings): Markup[] {
  const {lang} = settings
  const dealt = events.findLast(event => event.type === 'Dealt')
  if (!header || dealt?.type !== 'Dealt') return []
  const words = hanafudaWords[lang]
  const name = (player: number) => words.player(player + 1)
  const whole = (player: number) => name(player) + (player === header.dealer ? term('dealer', lang) : '')
  const rows = [
    named(term('field', lang), dealt.field, settings, 4),
    ...dealt.hands.map((hand, player) => named(words.handOf(whole(player)), hand, settings))
  ]
  const last = events.at(-1)
  const ended = state?.result && last?.type === 'GameEnded' ? [resultInWords(last.result, lang)] : []
  return [
    ...rows,
    tableMarkup(turns, name, settings),
    ...capturedOf(state, name, settings),
    ...ended.map(text => element('p', {class: 'hanafuda-result'}, text))
  ]
}

/** What both players have at the end of the record. */
function capturedOf(
  state: RoundRecord['state'],
  name: (player: number) => string,
  settings: Settings
): MarkupElement[] {
  const {lang} = settings
  return (state?.players ?? []).flatMap(({capturedCards}, player) => {
    if (capturedCards.length === 0) return []
    const title = hanafudaWords[lang].capturedBy(name(player))
    return element(
      'div',
      {class: 'hanafuda-named hanafuda-captured'},
      element('p', {class: 'hanafuda-name'}, title),
      capturedMarkup(capturedCards, settings)
    )
  })
}

function named(
  name: string,
  cards: readonly CardId[],
  {lang, size}: Settings,
  columns?: number
): MarkupElement {
  const options = {size: size ?? ('l' as const), lang, ...(columns !== undefined && {columns}), checked: true}
  const row = blockRow(codesOf(cards.toSorted((a, b) => a - b)), options)
  return element('div', {class: 'hanafuda-named'}, element('p', {class: 'hanafuda-name'}, name), row)
}

function tableMarkup(
  turns: readonly RecordTurn[],
  name: (player: number) => string,
  settings: Settings
): MarkupElement {
  const {lang} = settings
  const heads = (['turn', 'played', 'drawn', 'decision'] as const).map(key =>
    element('th', {scope: 'col'}, term(key, lang))
  )
  const rows = turns.map((turn, index) =>
    element(
      'tr',
      {class: `hanafuda-player-${turn.player + 1}`},
      element('th', {scope: 'row'}, `${index + 1}. ${name(turn.player)}`),
      elementWith('td', {}, placedMarkup(turn.played, settings)),
      elementWith('td', {}, turn.drawn ? placedMarkup(turn.drawn, settings) : []),
      elementWith('td', {}, decisionMarkup(turn, settings))
    )
  )
  const table = element(
    'table',
    {},
    element('thead', {}, elementWith('tr', {}, heads)),
    elementWith('tbody', {}, rows)
  )
  const attributes = {
    class: 'hanafuda-turns',
    role: 'region',
    tabindex: '0',
    'aria-label': term('round', lang)
  }
  return element('div', attributes, table)
}

/** A card and what it took, as in `2d → 2c`. */
function placedMarkup({card, taken}: PlacedCard, settings: Settings): Markup[] {
  if (taken.length === 0) {
    const words = element('span', {class: 'hanafuda-to-field'}, term('toField', settings.lang))
    return [cardsMarkup([card], settings), ' ', words]
  }
  return [cardsMarkup([card], settings), ' → ', cardsMarkup(taken, settings)]
}

function decisionMarkup({yaku, call}: RecordTurn, {lang}: Settings): Markup[] {
  if (!yaku) return []
  const words = [yakuInWords(yaku, lang)]
  if (!call) return words
  const said = element('strong', {class: `hanafuda-${call}`}, term(call === 'koikoi' ? 'koi' : 'shobu', lang))
  return [...words, hanafudaWords[lang].beforeCall, said]
}

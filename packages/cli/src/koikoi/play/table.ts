/**
 * The table as text, with only what the person may see.
 */
import {
  cardName,
  cardOf,
  codeOf,
  formatRules,
  matchesOf,
  opponentOf,
  sortCards,
  yakuInWords,
  type CardId,
  type GameAction,
  type GameState
} from '@tehai/koikoi'
import {PERSON, type Course, type Session} from '@tehai/koikoi/session'
import type {Paint} from '../../terminal/report.js'
import type {Terminal} from '../../terminal/terminal.js'
import {dictionaries} from '../../words/play.js'
import {cardPictures} from './cards.js'

type Language = Terminal['language']

/** The table before a choice of the person. */
export function tableText(
  {settings}: Session,
  {match, rounds}: Course,
  language: Language,
  paint: Paint
): readonly string[] {
  const words = dictionaries[language]
  const {state} = rounds.at(-1)!
  const other = state.players[opponentOf(PERSON)]
  const head = words.head(rounds.length, settings.rounds, match.totals, formatRules(settings.rules))
  return [
    '',
    paint('bold', head),
    `${words.names[opponentOf(PERSON)]}: ${words.hand} ${words.cards(other.hand.length)}`,
    ...captured(state, opponentOf(PERSON), language, paint),
    paint('bold', words.field),
    ...cardPictures(sortCards(state.field), false, language, paint),
    words.names[PERSON],
    ...captured(state, PERSON, language, paint)
  ]
}

const order = {hikari: 0, tane: 1, tanzaku: 2, kasu: 3} as const

/** Captured cards, the brightest first, and the yaku they make. */
function captured(state: GameState, player: 0 | 1, language: Language, paint: Paint): readonly string[] {
  const words = dictionaries[language]
  const {capturedCards, completedYaku} = state.players[player]
  const cards = sortCards(capturedCards).toSorted((a, b) => order[cardOf(a).type] - order[cardOf(b).type])
  const list = cards.length === 0 ? words.empty : cards.map(codeOf).join(' ')
  const yaku = completedYaku.length === 0 ? [] : [`  ${paint('green', yakuInWords(completedYaku, language))}`]
  return [`  ${words.captured}: ${list}`, ...yaku]
}

/** The choices of the person, with numbers. */
export function choicesText(
  state: GameState,
  actions: readonly GameAction[],
  language: Language,
  paint: Paint
): readonly string[] {
  const words = dictionaries[language]
  const cards = actions.flatMap(action => ('card' in action ? [action.card] : []))
  const [pending] = state.pendingCapture
  switch (state.turnPhase) {
    case 'PlayFromHand':
      return [
        paint('bold', words.hand),
        ...cardPictures(cards, true, language, paint),
        ...cards.map((card, index) => handLine(card, index, state.field, language)),
        words.chooseCard
      ]
    case 'SelectFieldCard':
    case 'SelectFieldCardForDraw':
      return [
        ...cardPictures(cards, true, language, paint),
        ...cards.map((card, index) => `${index + 1}. ${named(card, language)}`),
        words.chooseField(named(pending!, language))
      ]
    case 'KoiKoiDecision': {
      const {completedYaku} = state.players[PERSON]
      return [actions.length > 1 ? words.decide(yakuInWords(completedYaku, language)) : words.mustStop]
    }
    default:
      return [words.drawPrompt]
  }
}

/** `2c 梅のカス` */
export function named(card: CardId, language: Language): string {
  return `${codeOf(card)} ${cardName(card, language)}`
}

/** A card of the hand and what it takes. */
function handLine(card: CardId, index: number, field: readonly CardId[], language: Language): string {
  const words = dictionaries[language]
  const taken = matchesOf(card, field).map(one => named(one, language))
  const what = taken.length === 0 ? words.stays : words.takes(taken.join(taken.length === 2 ? ' / ' : ', '))
  return `${index + 1}. ${named(card, language)} → ${what}`
}

/** An action as a person says it. */
export function actionInWords(action: GameAction, language: Language): string {
  const {orders} = dictionaries[language]
  switch (action.type) {
    case 'PlayCard':
    case 'SelectFieldCard':
      return named(action.card, language)
    case 'DrawCard':
      return orders.draw[0]
    case 'CallKoiKoi':
      return orders.koikoi[0]
    case 'CallShobu':
      return orders.shobu[0]
  }
}

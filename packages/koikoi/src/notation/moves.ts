/**
 * Playing a record: every line is a turn, checked against the engine at the place where it is written.
 */
import {nearest, type Message} from '@tehai/kernel/source'
import {codeOf, type CardId, type Month} from '../cards/index.js'
import {mulberry32} from '../random/index.js'
import {
  applyAction,
  decksOf,
  GameRuleViolationException,
  reasonOfRedeal,
  startRound,
  turnsOf,
  type GameAction,
  type GameEvent,
  type GameState,
  type Turn
} from '../round/play.js'
import {captureOf, list} from './capture.js'
import {atEnd, eat, fail, failAt, readingOf, skipBlanks, WrongMove, type Cursor} from './cursor.js'
import {notationMessage} from './messages.js'
import {defaultRules, type GameRules} from '../rules/index.js'
import {spanBehind, type Line} from './line.js'
import {readLines} from './record.js'
import type {RoundHeader} from './record-header.js'
import {callByWord} from './record-words.js'
import type {Reading} from './token.js'

/** A turn of a record, with the span of its line. */
export interface RecordTurn extends Turn {
  readonly start: number
  readonly end: number
}

/** A record as it was read: how far it could be played, and what is wrong with it. */
export interface RoundRecord {
  /** `undefined` where the header is wrong; then nothing was played. */
  readonly header: RoundHeader | undefined
  readonly actions: readonly GameAction[]
  readonly state: GameState | undefined
  readonly events: readonly GameEvent[]
  readonly turns: readonly RecordTurn[]
  readonly messages: readonly Message[]
}

interface Game {
  readonly header: RoundHeader
  state: GameState
  readonly events: GameEvent[]
  readonly actions: GameAction[]
}

/**
 * Read a record and play it.
 *
 * The first wrong move gets a message at its place and ends the replay; the turns before it are kept.
 *
 * @param source
 *   Text of a record. Cards may be written in any form of the notation, exact codes are what `formatRecord` writes.
 * @param rules
 *   What holds where the record names no rules (default: `standard`).
 * @param month
 *   The month of the round where the record names none (default: none).
 * @returns
 *   Header, actions, events and state. Never throws.
 */
export function parseRecord(
  source: string,
  rules: GameRules = defaultRules,
  month: Month | null = null
): RoundRecord {
  const {header, moves, messages} = readLines(source, rules, month)
  if (!header) return {header, actions: [], state: undefined, events: [], turns: [], messages}
  const decks = header.decks.length > 0 ? header.decks : decksOf(mulberry32(header.seed!))
  let game: Game
  try {
    const {state, events} = startRound(decks, {
      dealer: header.dealer,
      rules: header.rules,
      month: header.month
    })
    game = {header, state, events: [...events], actions: []}
  } catch (error) {
    if (!(error instanceof GameRuleViolationException)) throw error
    const start = source.search(/\S/)
    const last = header.decks.at(-1)
    const fault = notationMessage('no-deck-left', start, lineEnd(source, start), {
      fault: (last && reasonOfRedeal(last, header)) ?? 'fieldFour'
    })
    return {header, actions: [], state: undefined, events: [], turns: [], messages: [fault]}
  }
  const spans: {start: number; end: number}[] = []
  const faults: Message[] = []
  for (const [index, line] of moves.entries()) {
    try {
      playLine(line, game, index === moves.length - 1)
      const [start, end] = spanBehind(line)
      spans.push({start, end})
    } catch (error) {
      if (!(error instanceof WrongMove)) throw error
      faults.push(error.fault)
      break
    }
  }
  const turns = turnsOf(game.events)
    .slice(0, spans.length)
    .map((turn, index) => ({...turn, ...spans[index]!}))
  const {state, events, actions} = game
  return {header, actions, state, events, turns, messages: faults}
}

function lineEnd(source: string, start: number): number {
  const length = source.slice(start).search(/[\r\n]/)
  return length < 0 ? source.length : start + length
}

/** What is typed for the slash before the card from the stock. */
const otherSlashes = ['\\', '|', '⁄', '∕', '・'] as const

/** Play a line; the last line of a record may stop at any decision. */
function playLine(line: Line, game: Game, isLast: boolean): void {
  const cursor: Cursor = {line, place: 0}
  skipBlanks(cursor)
  const first = readingOf(cursor)
  if (game.state.result) fail(cursor, 'round-is-over', 0)
  playFromHand(cursor, first, game)
  skipBlanks(cursor)
  const drawn = eat(cursor, '/')
  if (!drawn && isLast && atEnd(cursor)) return
  if (!drawn) {
    const {place} = cursor
    fail(cursor, 'draw-missing', place, {}, otherSlashes.some(mark => eat(cursor, mark)) ? ['/'] : [])
  }
  playFromDeck(cursor, game)
  skipBlanks(cursor)
  playCall(cursor, game, isLast)
}

function playFromHand(cursor: Cursor, reading: Reading, game: Game): void {
  const {currentPlayer, players} = game.state
  const {hand} = players[currentPlayer]
  const card = reading.candidates.find(candidate => hand.includes(candidate))
  if (card === undefined) {
    const values = {player: currentPlayer + 1, hand: list(hand)}
    failAt(cursor, reading, 'card-not-in-hand', values)
  }
  const taken = captureOf(cursor, card, reading, game.state)
  act(game, {type: 'PlayCard', card})
  if (game.state.turnPhase === 'SelectFieldCard' && taken !== undefined) {
    act(game, {type: 'SelectFieldCard', card: taken})
  }
}

function playFromDeck(cursor: Cursor, game: Game): void {
  skipBlanks(cursor)
  const reading = readingOf(cursor)
  if (game.state.turnPhase === 'DrawFromDeck') act(game, {type: 'DrawCard'})
  const card = turnsOf(game.events).at(-1)?.drawn?.card
  if (card === undefined) fail(cursor, 'choice-needed', reading.start)
  if (!reading.candidates.includes(card!)) {
    const values = {card: codeOf(card!)}
    failAt(cursor, reading, 'wrong-draw', values)
  }
  const before = fieldBeforeDraw(game, card!)
  const taken = captureOf(cursor, card!, reading, {...game.state, field: before})
  if (game.state.turnPhase === 'SelectFieldCardForDraw' && taken !== undefined) {
    act(game, {type: 'SelectFieldCard', card: taken})
  }
}

/** The field as the drawn card found it: the engine has already settled a card that had no choice. */
function fieldBeforeDraw({state, events}: Game, card: CardId): readonly CardId[] {
  const last = events.findLast(event => event.type === 'CardsCaptured' || event.type === 'CardPlaced')
  if (last?.type === 'CardsCaptured' && last.cards[0] === card) return last.cards.slice(1)
  return state.field.filter(other => other !== card)
}

function playCall(cursor: Cursor, game: Game, isLast: boolean): void {
  const {state} = game
  const start = cursor.place
  const rest = cursor.line.folded.text.slice(start).trimEnd()
  const player = state.currentPlayer + 1
  const isDue = state.turnPhase === 'KoiKoiDecision'
  if (rest === '') {
    const yaku = state.players[state.currentPlayer].completedYaku.map(({type}) => type).join(', ')
    if (isDue && !isLast) fail(cursor, 'call-missing', 0, {player, yaku})
    return
  }
  cursor.place = start + rest.length
  const type = callByWord[rest]
  if (!type) fail(cursor, 'bad-move', start, {}, nearest(rest, Object.keys(callByWord)))
  if (!isDue) fail(cursor, 'no-yaku-to-call', start, {player: state.result ? player : playerOfLastTurn(game)})
  if (applyAction(state, {type: type!}, game.header.rules).error) fail(cursor, 'koikoi-with-last-card', start)
  act(game, {type: type!})
}

function playerOfLastTurn({events}: Game): number {
  return (turnsOf(events).at(-1)?.player ?? 0) + 1
}

function act(game: Game, action: GameAction): void {
  const step = applyAction(game.state, action, game.header.rules)
  if (step.error) throw new Error(`Expected a checked action, got ${action.type} (${step.error.id})`)
  game.state = step.state
  game.events.push(...step.events)
  game.actions.push(action)
}

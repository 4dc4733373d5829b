/**
 * Playing one line of a record: a card from the hand, one from the stock, and a call.
 */
import {nearest} from '@tehai/kernel/source'
import {codeOf, type CardId} from '../../cards/index.js'
import {turnsOf, type GameAction, type GameEvent, type GameState} from '../../round/play.js'
import {takeAction} from '../../round/turn.js'
import {captureOf, list} from './capture.js'
import {atEnd, eat, fail, failAt, readingOf, skipBlanks, type Cursor} from './cursor.js'
import type {Line} from './line.js'
import type {RoundHeader} from './record-header.js'
import {callByWord} from './record-words.js'
import type {Reading} from '../token.js'

/** A round that is being played. */
export interface Game {
  readonly header: RoundHeader
  state: GameState
  readonly events: GameEvent[]
  readonly actions: GameAction[]
}

/** Characters typed in place of the slash before the card from the stock. */
const otherSlashes = ['\\', '|', '⁄', '∕', '・'] as const

/** Play a line; the last line of a record may stop at any decision. */
export function playLine(line: Line, game: Game, isLast: boolean): void {
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

/** The field before the drawn card: the engine has already placed a card that had no choice. */
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
  if (takeAction(state, {type: type!}, game.header.rules).error) fail(cursor, 'koikoi-with-last-card', start)
  act(game, {type: type!})
}

function playerOfLastTurn({events}: Game): number {
  return (turnsOf(events).at(-1)?.player ?? 0) + 1
}

function act(game: Game, action: GameAction): void {
  const step = takeAction(game.state, action, game.header.rules)
  if (step.error) throw new Error(`Expected a checked action, got ${action.type} (${step.error.id})`)
  game.state = step.state
  game.events.push(...step.events)
  game.actions.push(action)
}

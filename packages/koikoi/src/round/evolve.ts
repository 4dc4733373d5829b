/**
 * How one event changes the state: the only place where a state of a round is made.
 *
 * The engine decides events and passes them through here, and so does `rebuild`; so a list of events cannot
 * describe another round than the one that was played.
 */
import type {CardId} from '../cards/index.js'
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {evaluateYaku} from '../yaku/reading.js'
import type {Yaku} from '../yaku/reading.js'
import type {DealtEvent, GameEvent} from './event.js'
import {notStarted, opponentOf} from './state.js'
import type {GameState, Players, PlayerState} from './state.js'
import {withCapturedCards, withCompletedYaku, withHand, withKoiKoiCalled} from './with.js'

/** A state that is being made: a copy of which no other holds a reference. Its arrays are never changed, only replaced. */
export type Draft = {-readonly [Field in keyof GameState]: GameState[Field]}

/**
 * A copy of a state, to be changed.
 *
 * Every field by name: an object literal of one shape was measured four times as fast here as spreading the state.
 */
export function draftOf(state: GameState): Draft {
  return {
    gameId: state.gameId,
    seq: state.seq,
    turnPhase: state.turnPhase,
    currentPlayer: state.currentPlayer,
    dealer: state.dealer,
    month: state.month,
    turnCount: state.turnCount,
    plays: state.plays,
    redeals: state.redeals,
    deck: state.deck,
    field: state.field,
    players: state.players,
    lastPlayedCard: state.lastPlayedCard,
    lastDrawnCard: state.lastDrawnCard,
    pendingCapture: state.pendingCapture,
    winner: state.winner,
    result: state.result
  }
}

/**
 * The state after an event.
 *
 * @throws {TypeError} if the event cannot follow: its number is not the next one.
 */
export function evolve(state: GameState, event: GameEvent, rules: GameRules = defaultRules): GameState {
  const draft = draftOf(state)
  change(draft, event, rules)
  return draft
}

const nothingPending: readonly CardId[] = []

/** Let an event change a draft. */
export function change(draft: Draft, event: GameEvent, rules: GameRules): void {
  if (event.seq !== draft.seq) throw new TypeError(`Expected event ${draft.seq}, got event ${event.seq}`)
  draft.seq++
  switch (event.type) {
    case 'Redeal':
      draft.redeals++
      return
    case 'Dealt':
      return deal(draft, event)
    case 'CardPlayed': {
      const player = draft.players[event.player]
      draft.players = replace(draft.players, withHand(player, without(player.hand, event.card)))
      draft.turnPhase = 'SelectFieldCard'
      draft.lastPlayedCard = event.card
      draft.pendingCapture = [event.card]
      return
    }
    case 'CardDrawn':
      draft.deck = draft.deck[0] === event.card ? draft.deck.slice(1) : without(draft.deck, event.card)
      draft.turnPhase = 'SelectFieldCardForDraw'
      draft.lastDrawnCard = event.card
      draft.pendingCapture = [event.card]
      return
    case 'CardPlaced':
      draft.field = [...draft.field, event.card]
      draft.turnPhase = event.source === 'hand' ? 'DrawFromDeck' : 'YakuCheck'
      draft.pendingCapture = nothingPending
      return
    case 'CardsCaptured':
      draft.field = draft.field.filter(card => !event.cards.includes(card))
      draft.players = replace(draft.players, captured(draft, draft.players[event.player], event.cards, rules))
      draft.turnPhase = event.source === 'hand' ? 'DrawFromDeck' : 'YakuCheck'
      draft.pendingCapture = nothingPending
      return
    case 'YakuCompleted':
      draft.turnPhase = 'KoiKoiDecision'
      return
    case 'KoiKoiCalled':
      draft.players = replace(draft.players, calledKoiKoi(draft, draft.players[event.player], rules))
      draft.turnPhase = 'TurnEnd'
      return
    case 'ShobuCalled':
      draft.turnPhase = 'TurnEnd'
      return
    case 'TurnEnded':
      draft.turnPhase = 'PlayFromHand'
      draft.currentPlayer = opponentOf(event.player)
      draft.turnCount = event.turnCount
      draft.plays++
      return
    case 'GameEnded':
      draft.turnPhase = 'TurnEnd'
      draft.winner = event.result.winner
      draft.result = event.result
      return
    case 'FieldChoiceRequired':
    case 'Teshi':
    case 'Kuttsuki':
  }
}

/**
 * The state after a list of events, from the beginning.
 *
 * @param events
 *   Events of a round, `seq` 0 first.
 * @param rules
 *   The rules it was played by (default: `standard`).
 * @returns
 *   The state. Its deck holds the right cards, by id: events do not say in which order the stock lies.
 */
export function rebuild(events: readonly GameEvent[], rules: GameRules = defaultRules): GameState {
  return events.reduce((state, event) => evolve(state, event, rules), notStarted)
}

/** Cards lie in hands and on the field; the rest of the 48 is the stock, in an order that is not known yet. */
function deal(draft: Draft, {gameId, dealer, month, hands, field}: DealtEvent): void {
  draft.gameId = gameId
  draft.turnPhase = 'PlayFromHand'
  draft.currentPlayer = dealer
  draft.dealer = dealer
  draft.month = month
  draft.deck = restOf(hands[0], hands[1], field)
  draft.field = field
  draft.players = [withHand(draft.players[0], hands[0]), withHand(draft.players[1], hands[1])]
}

/** The cards of the 48 that are in none of some zones, by id. */
function restOf(...zones: readonly (readonly CardId[])[]): readonly CardId[] {
  const seen = new Uint8Array(48)
  for (const zone of zones) for (const card of zone) seen[card] = 1
  const rest: CardId[] = []
  for (let id = 0; id < 48; id++) if (!seen[id]) rest.push(id)
  return rest
}

function captured(
  state: GameState,
  player: PlayerState,
  cards: readonly CardId[],
  rules: GameRules
): PlayerState {
  const capturedCards = [...player.capturedCards, ...cards]
  const completedYaku = yakuOf(capturedCards, state, player, rules)
  const taken = withCapturedCards(player, capturedCards)
  const isSame = completedYaku.length === 0 && player.currentScore === 0
  return isSame ? taken : withCompletedYaku(taken, completedYaku)
}

/** A call may raise what the viewing yaku are worth; the points remembered are those after the call. */
function calledKoiKoi(state: GameState, player: PlayerState, rules: GameRules): PlayerState {
  const called = withKoiKoiCalled(player, true)
  if (rules.viewingScoreAfterKoiKoi === 0) return called
  const raised = withCompletedYaku(called, yakuOf(called.capturedCards, state, called, rules))
  return {...raised, scoreAtCall: raised.currentScore}
}

/** Yaku of captured cards. */
function yakuOf(
  cards: readonly CardId[],
  {month}: GameState,
  {koiKoiCalls}: PlayerState,
  rules: GameRules
): readonly Yaku[] {
  return evaluateYaku(cards, rules, {month, koiKoiCalls})
}

function replace(players: Players, player: PlayerState): Players {
  return player.id === 0 ? [player, players[1]] : [players[0], player]
}

function without(cards: readonly CardId[], card: CardId): CardId[] {
  return cards.filter(other => other !== card)
}

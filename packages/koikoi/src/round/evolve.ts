/**
 * How one event changes the state: the only place where a state of a round is made.
 *
 * The engine decides events and passes them through here, and so does `rebuild`; so a list of events cannot
 * describe another round than the one that was played.
 */
import type {CardId} from '../cards/index.js'
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {evaluateYaku, pilePoints} from '../yaku/index.js'
import type {Yaku} from '../yaku/index.js'
import type {DealtEvent, GameEvent} from './event.js'
import {notStarted, opponentOf} from './state.js'
import type {GameState, Players, PlayerState} from './state.js'
import {withCompletedYaku, withKoiKoiCalled, withPlayerState, withResult} from './with.js'

/**
 * The state after an event.
 *
 * @throws {TypeError} if the event cannot follow: its number is not the next one.
 */
export function evolve(state: GameState, event: GameEvent, rules: GameRules = defaultRules): GameState {
  if (event.seq !== state.seq) throw new TypeError(`Expected event ${state.seq}, got event ${event.seq}`)
  const seq = state.seq + 1
  switch (event.type) {
    case 'Redeal':
      return {...state, seq, redeals: state.redeals + 1}
    case 'Dealt':
      return dealt(state, event)
    case 'CardPlayed': {
      const player = state.players[event.player]
      return {
        ...state,
        seq,
        turnPhase: 'SelectFieldCard',
        players: replace(state.players, {...player, hand: without(player.hand, event.card)}),
        lastPlayedCard: event.card,
        pendingCapture: [event.card]
      }
    }
    case 'CardDrawn':
      return {
        ...state,
        seq,
        turnPhase: 'SelectFieldCardForDraw',
        deck: state.deck[0] === event.card ? state.deck.slice(1) : without(state.deck, event.card),
        lastDrawnCard: event.card,
        pendingCapture: [event.card]
      }
    case 'CardPlaced':
      return {
        ...state,
        seq,
        turnPhase: event.source === 'hand' ? 'DrawFromDeck' : 'YakuCheck',
        field: [...state.field, event.card],
        pendingCapture: []
      }
    case 'CardsCaptured':
      return {
        ...state,
        seq,
        turnPhase: event.source === 'hand' ? 'DrawFromDeck' : 'YakuCheck',
        field: state.field.filter(card => !event.cards.includes(card)),
        players: replace(state.players, captured(state, state.players[event.player], event.cards, rules)),
        pendingCapture: []
      }
    case 'YakuCompleted':
      return {...state, seq, turnPhase: 'KoiKoiDecision'}
    case 'KoiKoiCalled': {
      const player = calledKoiKoi(state, state.players[event.player], rules)
      return {...withPlayerState(state, event.player, player), seq, turnPhase: 'TurnEnd'}
    }
    case 'ShobuCalled':
      return {...state, seq, turnPhase: 'TurnEnd'}
    case 'TurnEnded':
      return {
        ...state,
        seq,
        turnPhase: 'PlayFromHand',
        currentPlayer: opponentOf(event.player),
        turnCount: event.turnCount,
        plays: state.plays + 1
      }
    case 'GameEnded':
      return {...withResult(state, event.result), seq}
    case 'FieldChoiceRequired':
    case 'Teshi':
    case 'Kuttsuki':
      return {...state, seq}
  }
}

/**
 * The state after a list of events, from the beginning.
 *
 * @param events
 *   Events of a round, `seq` 0 first.
 * @param rules
 *   The rules it was played by (default: `seed`).
 * @returns
 *   The state. Its deck holds the right cards, by id: events do not tell in which order the stock lies.
 */
export function rebuild(events: readonly GameEvent[], rules: GameRules = defaultRules): GameState {
  return events.reduce((state, event) => evolve(state, event, rules), notStarted)
}

/** Cards lie in hands and on the field; the rest of the 48 is the stock, in an order that nobody has told yet. */
function dealt(state: GameState, {gameId, dealer, month, hands, field}: DealtEvent): GameState {
  const seen = new Set([...hands[0], ...hands[1], ...field])
  return {
    ...state,
    gameId,
    seq: state.seq + 1,
    turnPhase: 'PlayFromHand',
    currentPlayer: dealer,
    dealer,
    month,
    deck: ids.filter(id => !seen.has(id)),
    field,
    players: [
      {...state.players[0], hand: hands[0]},
      {...state.players[1], hand: hands[1]}
    ]
  }
}

const ids: readonly CardId[] = Array.from({length: 48}, (_, id) => id)

function captured(
  state: GameState,
  player: PlayerState,
  cards: readonly CardId[],
  rules: GameRules
): PlayerState {
  const capturedCards = [...player.capturedCards, ...cards]
  const completedYaku = yakuOf(capturedCards, state, player, rules)
  if (completedYaku.length === 0 && player.currentScore === 0) return {...player, capturedCards}
  return withCompletedYaku({...player, capturedCards}, completedYaku)
}

/** A call may raise what the viewing yaku are worth; the points remembered are those after the call. */
function calledKoiKoi(state: GameState, player: PlayerState, rules: GameRules): PlayerState {
  const called = withKoiKoiCalled(player, true)
  if (rules.viewingScoreAfterKoiKoi === 0) return called
  const raised = withCompletedYaku(called, yakuOf(called.capturedCards, state, called, rules))
  return {...raised, scoreAtCall: raised.currentScore}
}

const noYaku: readonly Yaku[] = []

/** Yaku of captured cards; most piles have none, which the sum of the points tells at once. */
function yakuOf(
  cards: readonly CardId[],
  {month}: GameState,
  {koiKoiCalls}: PlayerState,
  rules: GameRules
): readonly Yaku[] {
  let low = 0
  let high = 0
  for (const card of cards) {
    if (card < 24) low |= 1 << card
    else high |= 1 << (card - 24)
  }
  if (pilePoints(low, high, rules, koiKoiCalls, month ?? 0) === 0) return noYaku
  return evaluateYaku(cards, rules, {month, koiKoiCalls})
}

function replace(players: Players, player: PlayerState): Players {
  return player.id === 0 ? [player, players[1]] : [players[0], player]
}

function without(cards: readonly CardId[], card: CardId): CardId[] {
  return cards.filter(other => other !== card)
}

/** In how many places each card is, by card: 48 ones in any state that can be. */
export function countPlaces(state: GameState): readonly number[] {
  const places = ids.map(() => 0)
  const zones = [
    state.deck,
    state.field,
    state.pendingCapture,
    ...state.players.flatMap(({hand, capturedCards}) => [hand, capturedCards])
  ]
  for (const card of zones.flat()) places[card] = (places[card] ?? 0) + 1
  return places
}

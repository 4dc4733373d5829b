/**
 * How one event changes the state: the only place where a state of a round is made.
 *
 * The engine decides events and passes them through here, and so does `rebuild`; so a list of events always describes
 * the round that was played.
 */
import type {CardId} from '../cards/index.js'
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {evaluateYaku} from '../yaku/reading.js'
import type {Yaku} from '../yaku/reading.js'
import {draftOf, type Draft} from './state/draft.js'
import type {
  CardDrawnEvent,
  CardPlacedEvent,
  CardPlayedEvent,
  CardsCapturedEvent,
  DealtEvent,
  GameEvent,
  TurnEndedEvent
} from './event.js'
import {notStarted, opponentOf} from './state/state.js'
import type {GameState, Players, PlayerState} from './state/state.js'
import {withCapturedCards, withCompletedYaku, withHand, withKoiKoiCalled} from './state/with.js'

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
    case 'CardPlayed':
      return playCard(draft, event)
    case 'CardDrawn':
      return drawCard(draft, event)
    case 'CardPlaced':
      draft.field = [...draft.field, event.card]
      return clearPending(draft, event)
    case 'CardsCaptured':
      draft.field = draft.field.filter(card => !event.cards.includes(card))
      draft.players = replace(
        draft.players,
        withCapture(draft, draft.players[event.player], event.cards, rules)
      )
      return clearPending(draft, event)
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
      return endTurn(draft, event)
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
 *   The rules by which it was played (default: `standard`).
 * @returns
 *   The state. Its deck holds the right cards, by id: events do not contain the order of the stock.
 */
export function rebuild(events: readonly GameEvent[], rules: GameRules = defaultRules): GameState {
  return events.reduce((state, event) => evolve(state, event, rules), notStarted)
}

/** Cards are in hands and on the field; the rest of the 48 is the stock, in an order that is not known yet. */
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

/** A card of the hand waits for what it takes. */
function playCard(draft: Draft, {player: id, card}: CardPlayedEvent): void {
  const player = draft.players[id]
  draft.players = replace(draft.players, withHand(player, without(player.hand, card)))
  draft.turnPhase = 'SelectFieldCard'
  draft.lastPlayedCard = card
  draft.pendingCapture = [card]
}

/** A card of the stock waits for what it takes. */
function drawCard(draft: Draft, {card}: CardDrawnEvent): void {
  draft.deck = draft.deck[0] === card ? draft.deck.slice(1) : without(draft.deck, card)
  draft.turnPhase = 'SelectFieldCardForDraw'
  draft.lastDrawnCard = card
  draft.pendingCapture = [card]
}

/** No card waits any longer: after a card of the hand comes the stock, and after the stock the check of yaku. */
function clearPending(draft: Draft, {source}: CardPlacedEvent | CardsCapturedEvent): void {
  draft.turnPhase = source === 'hand' ? 'DrawFromDeck' : 'YakuCheck'
  draft.pendingCapture = nothingPending
}

function endTurn(draft: Draft, {player, turnCount}: TurnEndedEvent): void {
  draft.turnPhase = 'PlayFromHand'
  draft.currentPlayer = opponentOf(player)
  draft.turnCount = turnCount
  draft.plays++
}

/** The cards of the 48 that are not in any of the given zones, by id. */
function restOf(...zones: readonly (readonly CardId[])[]): readonly CardId[] {
  const seen = new Uint8Array(48)
  for (const zone of zones) for (const card of zone) seen[card] = 1
  const rest: CardId[] = []
  for (let id = 0; id < 48; id++) if (!seen[id]) rest.push(id)
  return rest
}

/** The player with more captured cards, and the yaku that they make. */
function withCapture(
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

/** A call may raise the points of the viewing yaku; the points after the call are remembered. */
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

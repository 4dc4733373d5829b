/**
 * Why a state refuses an action, as data.
 */
import {codeOf, matchesOf} from '../cards/index.js'
import type {CardId} from '../cards/index.js'
import type {ActionType, GameAction} from './action.js'
import type {Refusal} from './refusal.js'
import type {GameState, TurnPhase} from './state/state.js'

// The action that each phase waits for.
const actionByPhase: Readonly<Partial<Record<TurnPhase, ActionType>>> = {
  PlayFromHand: 'PlayCard',
  SelectFieldCard: 'SelectFieldCard',
  SelectFieldCardForDraw: 'SelectFieldCard',
  DrawFromDeck: 'DrawCard',
  KoiKoiDecision: 'CallShobu'
}

/** Why the state refuses an action, or `undefined` if it allows it. */
export function refusalOf(action: GameAction, state: GameState): Refusal | undefined {
  if (state.result) return {id: 'round-over', values: {action: action.type}}
  const {currentPlayer, turnPhase} = state
  if (action.player !== undefined && action.player !== currentPlayer) {
    const values = {action: action.type, player: action.player + 1, current: currentPlayer + 1}
    return {id: 'not-your-turn', values}
  }
  const expected = actionByPhase[turnPhase]
  const wanted = action.type === 'CallKoiKoi' ? 'CallShobu' : action.type
  if (wanted !== expected) {
    const words = expected === 'CallShobu' ? 'decide' : (expected ?? '')
    return {id: 'wrong-phase', values: {action: action.type, phase: turnPhase, wanted: words}}
  }
  switch (action.type) {
    case 'PlayCard':
      return refusalOfPlay(action.card, state)
    case 'SelectFieldCard':
      return refusalOfChoice(action.card, state)
    case 'CallKoiKoi':
      return mayGoOn(state) ? undefined : {id: 'last-card', values: {}}
    default:
      return undefined
  }
}

function refusalOfPlay(card: CardId, state: GameState): Refusal | undefined {
  const {hand} = state.players[state.currentPlayer]
  if (hand.includes(card)) return undefined
  return {id: 'not-in-hand', values: {card: codeOf(card), hand: list(hand)}}
}

function refusalOfChoice(card: CardId, state: GameState): Refusal | undefined {
  const choices = choicesOf(state)
  if (choices.includes(card)) return undefined
  const values = {card: codeOf(card), pending: list(state.pendingCapture), options: list(choices)}
  return {id: state.field.includes(card) ? 'other-month' : 'not-on-field', values}
}

/** The field cards of which the played or drawn card takes one. */
export function choicesOf({pendingCapture: [card], field}: GameState): readonly CardId[] {
  return card === undefined ? [] : matchesOf(card, field)
}

/** Koi-koi needs a card to play afterwards. */
export function mayGoOn(state: GameState): boolean {
  return state.players[state.currentPlayer].hand.length > 0
}

function list(cards: readonly CardId[]): string {
  return cards.map(codeOf).join(' ')
}

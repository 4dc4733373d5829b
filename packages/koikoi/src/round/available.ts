/**
 * Which actions a state allows.
 */
import {choicesOf, mayGoOn} from './refusals.js'
import type {GameAction} from './action.js'
import type {GameState} from './state/state.js'
import {assertIsState} from './state/is-state.js'

/**
 * All actions that the state allows: one for each card, and koi-koi before shobu. Empty when the round is over.
 *
 * @throws {TypeError} if it is not a state.
 */
export function availableActions(state: GameState): readonly GameAction[] {
  assertIsState(state)
  if (state.result) return []
  switch (state.turnPhase) {
    case 'PlayFromHand':
      return state.players[state.currentPlayer].hand.map(card => ({type: 'PlayCard', card}))
    case 'SelectFieldCard':
    case 'SelectFieldCardForDraw':
      return choicesOf(state).map(card => ({type: 'SelectFieldCard', card}))
    case 'DrawFromDeck':
      return [{type: 'DrawCard'}]
    case 'KoiKoiDecision':
      return mayGoOn(state) ? [{type: 'CallKoiKoi'}, {type: 'CallShobu'}] : [{type: 'CallShobu'}]
    default:
      return []
  }
}

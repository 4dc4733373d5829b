/**
 * An action as a word of a saved match: `PlayCard 2d`.
 */
import {codeOf} from '../cards/index.js'
import type {GameAction} from '../round/index.js'

export function wordOf(action: GameAction): string {
  return 'card' in action ? `${action.type} ${codeOf(action.card)}` : action.type
}

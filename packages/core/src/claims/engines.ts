/**
 * The engines behind claims that few pages have: `value`, `win-rate` and `tenpai-rate`; `safe` and the tables of suji and walls.
 */
import type * as Safety from '@tehai/riichi/safety'
import type {handValue} from '@tehai/riichi/value'
import {engineOf, type Engine} from './engine-loader.js'

/** Computes the figures of a hand. */
export type ValueOfHand = typeof handValue

export const valueEngine: Engine<{readonly handValue: ValueOfHand}> = engineOf('@tehai/riichi/value')

/** Judges how safe tiles are. */
export type SafetyEngine = Pick<typeof Safety, 'kabeTable' | 'safety' | 'safetyOf' | 'sujiTable' | 'viewOf'>

export const safetyEngine: Engine<SafetyEngine> = engineOf('@tehai/riichi/safety')

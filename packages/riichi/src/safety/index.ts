/**
 * Safety: which tiles an opponent cannot win by, and which waits are possible for the other tiles.
 *
 * An entry point of its own: scoring does not need it, and it needs only the tiles of the engine.
 */
export {countsOf, type SafetyCounts, type SafetyView} from './view.js'
export type {WaitCombinations} from './combinations.js'
export {safety, safetyOf, viewOf, type PositionInput, type SafetyInput} from './safety-input.js'
export {safetyClasses, safetyReasons, type SafetyClass, type SafetyReason, type TileSafety} from './safety.js'
export type {Position, PositionDiscard, PositionPlayer} from './position.js'
export type {PositionView} from './view-of.js'
export {kabeTable, sujiTable, type RankEffect} from './tables.js'

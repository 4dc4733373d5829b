/**
 * Safety: which tiles an opponent cannot win by, and which waits are left for the others.
 *
 * An entry point of its own: scoring does not need it, and it needs nothing of the engine but the tiles.
 */
export {countsOf, type SafetyCounts, type SafetyView} from './view.js'
export type {WaitCombinations} from './combinations.js'
export {
  safety,
  safetyClasses,
  safetyOf,
  safetyReasons,
  type SafetyClass,
  type SafetyReason,
  type TileSafety
} from './safety.js'
export type {Position, PositionDiscard, PositionPlayer} from './position.js'
export {viewOf, type PositionView} from './view-of.js'
export {kabeTable, sujiTable, type RankEffect} from './tables.js'

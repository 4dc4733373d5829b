/**
 * Riichi: what a hand is, what it waits for, what it is worth. Facts only; words for them are made in `labels`.
 *
 * Analysis (`shanten`, `ukeire`, `discards`, `waits`, `analyse`) and scoring (`score`) share nothing but the
 * decomposition, so a bundler leaves out what is not used; the tables of the shanten stay behind when only scores are. So do tables
 * that are written out; what a function makes when the engine is loaded stays in every bundle.
 */
export type {Block} from './decompose/blocks.js'
export type {Decomposition, Form} from './decompose/decompose.js'
export {waitShapes, type Reading, type WaitShape} from './decompose/wait.js'

export type {AnalysisOptions} from './shanten/limits.js'
export type {ShantenByForm} from './shanten/shanten.js'
export type {Ukeire} from './ukeire.js'
export type {Discard} from './discards.js'
export type {Wait} from './waits.js'
export {kindsOf, type Composition} from './composition.js'
export {isWaitName, waitNameOf, waitNames, type WaitName} from './wait-names.js'
export {goodWait, type Improvement} from './prospects.js'
export * from './analyse.js'

export {
  checkRules,
  defaultRules,
  valuesOfRule,
  type RuleChanges,
  type RuleProblem,
  type Rules
} from './rules.js'
export * from './presets.js'
export * from './situation.js'
export * from './problem.js'
export {checkWin} from './check.js'
export {noTiles} from './no-tiles.js'
export * from './yaku/table.js'
export * from './yaku/lists.js'
export type {YakuHan} from './yaku/han.js'
export type {FuId, FuLine} from './fu.js'
export type {DoraCount} from './dora.js'
export * from './points.js'
export {playersOf, seatOf, type Liability} from './payments.js'
export * from './score.js'
export type {NearMiss, NearMissReason} from './near-misses.js'
export * from './rons.js'

export {
  answerHand,
  answerOf,
  answerWin,
  readWinCase,
  type CaseProblem,
  type HandAnswer,
  type HandCase,
  type SituationCase,
  type WinAnswer,
  type WinCase
} from './case.js'

// Tiles and melds in any spelling; these replace what the stars above export under the same name.
export {
  analyse,
  compositions,
  compositionsFromLowest,
  decompose,
  discards,
  goodShape,
  improvements,
  shanten,
  shantenByForm,
  shapeGains,
  shapeSetUkeire,
  shapeUkeire,
  shapeWaits,
  ukeire,
  waits
} from './given.js'
export type {AnalysisInput, HandInput, WinInput} from './given-fields.js'
export {parseMeld, type MeldInput} from './given-melds.js'
export {rulesOf} from './given-rules.js'
export type {SituationInput} from './given-situation.js'
export {nearMisses, score} from './given-win.js'
export {parseTiles, type TilesInput} from './tile/spelling.js'

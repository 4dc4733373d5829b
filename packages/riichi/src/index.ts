/**
 * The riichi engine: what a hand is, what it waits for, and what it is worth. It returns facts only; `labels` has the
 * words for them.
 *
 * Analysis (`shanten`, `ukeire`, `discards`, `waits`, `analyse`) and scoring (`score`) share only the decomposition,
 * so a bundler can leave out what is not used: a program that only scores does not get the shanten tables. This works
 * for tables written out as literals; tables that a function makes while the engine loads would stay in every bundle.
 */
export type {Block} from './decompose/blocks.js'
export type {Decomposition, Form} from './decompose/decompose.js'
export {waitShapes, type Reading, type WaitShape} from './decompose/wait.js'

export type {AnalysisOptions} from './shanten/limits.js'
export type {ShantenByForm} from './shanten/shanten.js'
export type {Ukeire} from './analysis/ukeire.js'
export type {Discard} from './analysis/discards.js'
export type {Wait} from './analysis/waits.js'
export {kindsOf, type Composition} from './analysis/composition.js'
export {isWaitName, waitNameOf, waitNames, type WaitName} from './analysis/wait-names.js'
export {goodWait, type Improvement} from './analysis/prospects.js'
export * from './analysis/analyse.js'

export {
  checkRules,
  defaultRules,
  valuesOfRule,
  type RuleChanges,
  type RuleProblem,
  type Rules
} from './rules/rules.js'
export * from './rules/presets.js'
export * from './hand/situation.js'
export * from './hand/problem.js'
export {checkWin} from './hand/check.js'
export {noTiles} from './tile/no-tiles.js'
export * from './yaku/table.js'
export * from './rules/yakuman.js'
export type {YakuHan} from './yaku/han.js'
export type {FuId, FuLine} from './score/fu.js'
export type {DoraCount} from './score/dora.js'
export * from './score/points.js'
export {playersOf, seatOf, type Liability} from './score/payments.js'
export * from './score/score.js'
export type {NearMiss, NearMissReason} from './score/near-misses.js'
export * from './score/rons.js'

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
} from './case/case.js'

// Functions for tiles and melds in any spelling; they replace the exports of the same names from `export *` above.
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
} from './given/analysis.js'
export type {AnalysisInput, HandInput, WinInput} from './given/fields.js'
export {parseMeld, type MeldInput} from './given/melds.js'
export {rulesOf} from './rules/complete-rules.js'
export type {SituationInput} from './given/situation.js'
export {nearMisses, score} from './given/win.js'
export {parseTiles, type TilesInput} from './tile/spelling.js'

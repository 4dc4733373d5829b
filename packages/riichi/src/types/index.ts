/**
 * Riichi scoring in the type system: types only, the module is empty.
 *
 * @packageDocumentation
 */
export type {Ctx, DoubleYakumanName, RuleSwitches, Wind} from './context.js'
export type {MahjongError, Result, TileCode} from './result.js'
export type {Score, YakuName} from './score.js'
export type {Claim, Expect, Points, Yaku} from './claim.js'
export type {Checked, CheckedHand, Tiles} from './tiles.js'

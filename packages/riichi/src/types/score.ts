/**
 * Score: a hand as a string literal, scored by the compiler.
 *
 *     Score<'234m345p456s66p78s9s', {win: 'ron'}>  →  Result<'pinfu', 1, 30, 1000, null, 0, null, 1000>
 *
 * The stages are files of their own, whose examples follow this hand or a similar one: `parse`, `melds`, `hand`,
 * `sort`, `decompose`, `readings`, `value`, `yaku`, `yakuman`, `fu`, `dora`, `choice`, `points`, `total`; `faults` if
 * one of them cannot continue. Their tests are in `patterns` and `situations`.
 */
import type {Ctx} from './context.js'
import type {Fault} from './faults.js'
import type {Parse} from './parse.js'
import type {MahjongError, Result} from './result.js'
import type {Say} from './sentence.js'
import type {ClosedHan, YakumanName} from './tables.generated.js'

/** Name of a yaku, an id of `yakuTable` of `@tehai/riichi`. */
export type YakuName = keyof ClosedHan | YakumanName

/** The result for a text that is not known at compile time. */
type Any =
  | Result<YakuName, number, number, number, string | null, number, readonly number[] | null, number>
  | MahjongError

/**
 * The score of a hand: a `Result`, or a `MahjongError` that says what is wrong.
 *
 * @example
 *   Score<'11123m 5-55z 789s 99p 1z1z', {win: 'ron'}>
 */
export type Score<Hand extends string, X extends Ctx> = string extends Hand
  ? Any
  : X extends {rules: {sanma: true}}
    ? Say<'three-players'>
    : Parse<Hand, X> extends infer R
      ? R extends string
        ? Fault<Hand, X, R>
        : R
      : never

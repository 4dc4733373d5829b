/**
 * Claims: a statement of what a hand is worth, which compiles only if it is true.
 *
 *     Claim<'234m345p456s66p78s9s', {win: 'ron'}, 1000>   compiles
 *     Claim<'234m345p456s66p78s9s', {win: 'ron'}, 1300>   Type '1300' does not satisfy the constraint '1000'
 */
import type {Ctx} from './context.js'
import type {MahjongError, Result} from './result.js'
import type {Score} from './score.js'

type Field<R, Key> = R extends MahjongError ? R : Key extends keyof R ? R[Key] : never

/** The points of a hand, without honba and sticks. */
export type Points<Hand extends string, X extends Ctx> = Field<Score<Hand, X>, 'points'>

/** The yaku of a hand, as a union of names. */
export type Yaku<Hand extends string, X extends Ctx> =
  Score<Hand, X> extends infer R ? (R extends {readonly yaku: readonly (infer Y)[]} ? Y : R) : never

/**
 * A claim: the number, if the hand is worth it. Otherwise it does not compile, and the error names the true value.
 *
 * @example
 *   type Mangan = Claim<'22344556m 678p 66s 7m', {win: 'tsumo'; riichi: true}, 8000>
 */
export type Claim<Hand extends string, X extends Ctx, P extends Points<Hand, X>> = P

/** What a claim about a hand may contain: any fields of its result, each with its true value. */
export type Expect<Hand extends string, X extends Ctx> =
  Score<Hand, X> extends infer R
    ? R extends Result<infer Y, infer H, infer F, infer P, infer L, infer N, infer D, infer T>
      ? {
          /** Any of the yaku. */
          readonly yaku?: readonly Y[]
          readonly han?: H
          readonly fu?: F
          readonly points?: P
          readonly limit?: L
          readonly yakuman?: N
          readonly tsumoPayments?: D
          readonly total?: T
        }
      : R
    : never

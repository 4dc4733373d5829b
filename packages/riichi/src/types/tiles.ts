/**
 * Tiles of a text, and texts that are checked without being scored.
 *
 *     Tiles<'406m 5-55z'>  →  readonly ['4m', '0m', '6m', '5z', '5z', '5z']
 */
import type {Ctx} from './context.js'
import type {OfRow} from './faults.js'
import type {Notation, Row} from './notation.js'
import type {MahjongError} from './result.js'
import type {TileCode} from './result.js'
import type {Score} from './score.js'

/**
 * All tiles of a text in the order typed, melds included; or a `MahjongError`.
 *
 * @example
 *   Tiles<'123m'>  // readonly ['1m', '2m', '3m']
 */
export type Tiles<Text extends string> = string extends Text
  ? readonly TileCode[]
  : Notation<Text> extends infer N
    ? N extends Row<infer T extends readonly unknown[], unknown, unknown, unknown, unknown, unknown>
      ? Readonly<T>
      : N
    : never

/**
 * The text itself if its notation is right, else a `MahjongError`. For the parameter of a function,
 * `<S extends string>(text: Checked<S>) => …`: the error is then shown under the argument.
 */
export type Checked<Text extends string> = string extends Text ? Text : Unless<Notation<Text>, Text>

/**
 * The error in place of a text, or the text. Both branches are strings for any `R`, so the compiler keeps the literal
 * in `{hand: '123m'}` and treats the parameter of a generic function as a string.
 */
type Unless<R, Text extends string> = R extends MahjongError<infer Sentence> ? MahjongError<Sentence> : Text

/**
 * The hand itself if it scores, else a `MahjongError`. Without a context, the hand must have thirteen or fourteen
 * tiles, at most four of a kind.
 */
export type CheckedHand<Hand extends string, X extends Ctx = never> = string extends Hand
  ? Hand
  : Unless<[X] extends [never] ? Whole<Hand> : Score<Hand, X>, Hand>

type Whole<Hand extends string> =
  Notation<Hand> extends infer N
    ? N extends Row<infer T extends string[], unknown, infer S extends 0[], unknown, unknown, infer E>
      ? OfRow<T, S, E, '13-or-14'> extends infer F
        ? F extends ''
          ? Hand
          : F
        : never
      : N
    : never

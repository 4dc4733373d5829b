/**
 * Parsing: the text of a hand, group by group, as the digits of each suit.
 *
 *     11m 234p 5-55z 78s 9s
 *       folded      11m234p5-55z78s9s
 *       digits      man 11, pin 234, sou 789, honors none; melds z.iE, their digits z555; last group 9s
 *
 * One question a group: is what stands before the next suit letter a number? A number is tiles, anything else is
 * looked up in the table of melds. Where neither helps the answer is `'notation'`, and `faults.ts` reads the text
 * once more, sign by sign, to say what is wrong with it: a correct hand never pays for that.
 *
 * Which suit comes first is asked with constant patterns, one after the other: the compiler goes along such a chain for
 * nothing, while every argument that is passed on counts.
 */
import type {Ctx} from './context.js'
import type {Closed, Open} from './readings.js'
import type * as T from './tables.generated.js'

/** Signs that `Fold` writes otherwise. */
type Foldable = `${string}${' ' | ',' | '"' | '`' | 'r5'}${string}`
/** Signs of melds. */
type Marked = `${string}${'-' | '=' | '+' | "'" | 'x'}${string}`
/** An `r` that no digit follows. */
type LoneRed = `${string}r${' ' | ','}${string}`

/** From the text to a result, or to the name of what is wrong. */
export type Parse<H extends string, X extends Ctx> = H extends Foldable
  ? H extends LoneRed
    ? 'notation'
    : Fold<H> extends infer F extends string
      ? Reds<F, X, []>
      : never
  : Reds<H, X, []>

/** Blanks and commas are dropped, quote marks made one, `r5` written `0`. */
type Fold<H extends string> = H extends `${infer A} ${infer B} ${infer C} ${infer D}`
  ? Fold<`${A}${B}${C}${D}`>
  : H extends `${infer A} ${infer B}`
    ? Fold<`${A}${B}`>
    : H extends `${infer A},${infer B}`
      ? Fold<`${A}${B}`>
      : H extends `${infer A}"${infer B}`
        ? Fold<`${A}'${B}`>
        : H extends `${infer A}\`${infer B}`
          ? Fold<`${A}'${B}`>
          : H extends `${infer A}r5${infer B}`
            ? Fold<`${A}0${B}`>
            : H

/** Red fives are counted and become plain; there is no red honor. */
type Reds<H extends string, X extends Ctx, R extends 'red'[]> = H extends `${infer A}0${infer B}`
  ? B extends `${infer Between}z${string}`
    ? Between extends `${string}${'m' | 'p' | 's'}${string}`
      ? Reds<`${A}5${B}`, X, [...R, 'red']>
      : 'notation'
    : Reds<`${A}5${B}`, X, [...R, 'red']>
  : H extends Marked
    ? Groups<H, '', '', '', '', 'psz', 'psz', '', '', R, X>
    : ClosedGroups<H, '', '', '', '', '', R, X>

/** A hand without melds: the text left; digits of man, pin, sou, honors; the last group; red fives; the context. */
type ClosedGroups<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = H extends `${bigint}m${string}`
  ? H extends `${infer A}m${infer B}`
    ? ClosedGroups<B, `${M}${A}`, P, S, Z, `${A}m`, R, X>
    : never
  : H extends `${bigint}p${string}`
    ? H extends `${infer A}p${infer B}`
      ? ClosedGroups<B, M, `${P}${A}`, S, Z, `${A}p`, R, X>
      : never
    : H extends `${bigint}s${string}`
      ? H extends `${infer A}s${infer B}`
        ? ClosedGroups<B, M, P, `${S}${A}`, Z, `${A}s`, R, X>
        : never
      : H extends `${bigint}z${string}`
        ? H extends `${infer A}z${infer B}`
          ? ClosedGroups<B, M, P, S, `${Z}${A}`, `${A}z`, R, X>
          : never
        : H extends ''
          ? Closed<M, P, S, Z, W, R, X>
          : 'notation'

/**
 * A hand with melds. In addition: the signs of the melds `L` and the digits of all tiles in melds `E`, each as `man p pin
 * s sou z honors`; `000` for each meld, so that a meld counts three tiles.
 */
type Groups<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  L extends string,
  E extends string,
  C extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = H extends `${bigint}m${string}`
  ? H extends `${infer A}m${infer B}`
    ? Groups<B, `${M}${A}`, P, S, Z, L, E, C, `${A}m`, R, X>
    : never
  : H extends `${bigint}p${string}`
    ? H extends `${infer A}p${infer B}`
      ? Groups<B, M, `${P}${A}`, S, Z, L, E, C, `${A}p`, R, X>
      : never
    : H extends `${bigint}s${string}`
      ? H extends `${infer A}s${infer B}`
        ? Groups<B, M, P, `${S}${A}`, Z, L, E, C, `${A}s`, R, X>
        : never
      : H extends `${bigint}z${string}`
        ? H extends `${infer A}z${infer B}`
          ? Groups<B, M, P, S, `${Z}${A}`, L, E, C, `${A}z`, R, X>
          : never
        : H extends `${infer A extends keyof T.Melds}m${infer B}`
          ? Groups<B, M, P, S, Z, `${T.Melds[A]}${L}`, `${T.DigitsOf[T.Melds[A]]}${E}`, `${C}000`, W, R, X>
          : H extends `${infer A extends keyof T.Melds}p${infer B}`
            ? Groups<
                B,
                M,
                P,
                S,
                Z,
                Into<L, 'p', T.Melds[A]>,
                Into<E, 'p', T.DigitsOf[T.Melds[A]]>,
                `${C}000`,
                W,
                R,
                X
              >
            : H extends `${infer A extends keyof T.Melds}s${infer B}`
              ? Groups<
                  B,
                  M,
                  P,
                  S,
                  Z,
                  Into<L, 's', T.Melds[A]>,
                  Into<E, 's', T.DigitsOf[T.Melds[A]]>,
                  `${C}000`,
                  W,
                  R,
                  X
                >
              : H extends `${infer A extends keyof T.Melds}z${infer B}`
                ? T.Melds[A] extends keyof T.AsHonors
                  ? Groups<
                      B,
                      M,
                      P,
                      S,
                      Z,
                      `${L}${T.AsHonors[T.Melds[A]]}`,
                      `${E}${T.DigitsOf[T.Melds[A]]}`,
                      `${C}000`,
                      W,
                      R,
                      X
                    >
                  : 'notation'
                : H extends ''
                  ? E extends `${infer m}p${infer p}s${infer s}z${infer z}`
                    ? Open<M, P, S, Z, L, `${M}${m}`, `${P}${p}`, `${S}${s}`, `${Z}${z}`, C, W, R, X>
                    : never
                  : 'notation'

/** Digits or signs put after a suit letter. */
type Into<D extends string, Suit extends string, A extends string> = D extends `${infer E}${Suit}${infer F}`
  ? `${E}${Suit}${A}${F}`
  : never

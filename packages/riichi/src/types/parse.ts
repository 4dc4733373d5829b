/**
 * Parsing: the text of a hand, group by group, as the tiles of each suit.
 *
 *     11m 234p 5-55z 78s 9s
 *       folded      11m234p5-55z78s9s
 *       tiles       man 11, pin 234, sou 789, honors <.iE555; last group 9s
 *
 * One test per group: is the text before the next suit letter a number? A number is tiles; anything else is a meld or
 * an error (`melds.ts`). A suit has its digits first, then its melds, each after a `<`: its code in a reading
 * (`decompose.ts`) and its digits. If neither fits, the result is `'notation'`, and `faults.ts` reads the text again,
 * character by character, to find the fault; correct hands never have that cost.
 *
 * Which suit comes first is tested with constant patterns, one after the other. This costs one instantiation per test,
 * while every `infer` costs two, and every argument passed on costs one.
 */
import type {Ctx} from './context.js'
import type {Hand} from './hand.js'
import type {AsHonors, MeldOf} from './melds.js'
import type * as Pattern from './patterns.js'

/** From the text to a result, or to the name of what is wrong. */
export type Parse<H extends string, X extends Ctx> = H extends Pattern.Foldable
  ? H extends Pattern.LoneRed
    ? 'notation'
    : Reds<Fold<H>, X, []>
  : Reds<H, X, []>

/** Blanks and commas are dropped, quote marks become the same one, `r5` becomes `0`. */
type Fold<H extends string> = H extends Pattern.FourBlanks
  ? H extends `${infer A} ${infer B} ${infer C} ${infer D} ${infer E}`
    ? Fold<`${A}${B}${C}${D}${E}`>
    : H
  : H extends Pattern.HasBlank
    ? H extends `${infer A} ${infer B}`
      ? Fold<`${A}${B}`>
      : H
    : H extends Pattern.Rewritten
      ? Rewrite<H>
      : H

type Rewrite<H extends string> = H extends `${infer A},${infer B}`
  ? Fold<`${A}${B}`>
  : H extends `${infer A}"${infer B}`
    ? Fold<`${A}'${B}`>
    : H extends `${infer A}\`${infer B}`
      ? Fold<`${A}'${B}`>
      : H extends `${infer A}r5${infer B}`
        ? Fold<`${A}0${B}`>
        : H

/** Red fives are counted and become plain; honors are never red. */
type Reds<H extends string, X extends Ctx, R extends 'red'[]> = H extends Pattern.HasZero
  ? H extends `${infer A}0${infer B}`
    ? B extends `${infer Between}z${string}`
      ? Between extends Pattern.HasSuit
        ? Reds<`${A}5${B}`, X, [...R, 'red']>
        : 'notation'
      : Reds<`${A}5${B}`, X, [...R, 'red']>
    : 'notation'
  : Groups<H, '', '', '', '', '', R, X>

/** The text left; tiles of man, pin, sou, honors; the last group; red fives; the context. */
type Groups<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = H extends Pattern.InMan
  ? H extends `${infer A}m${infer B}`
    ? Groups<B, `${A}${M}`, P, S, Z, `${A}m`, R, X>
    : 'notation'
  : H extends Pattern.InPin
    ? H extends `${infer A}p${infer B}`
      ? Groups<B, M, `${A}${P}`, S, Z, `${A}p`, R, X>
      : never
    : H extends Pattern.InSou
      ? H extends `${infer A}s${infer B}`
        ? Groups<B, M, P, `${A}${S}`, Z, `${A}s`, R, X>
        : never
      : H extends Pattern.InHonors
        ? H extends `${infer A}z${infer B}`
          ? Groups<B, M, P, S, `${A}${Z}`, `${A}z`, R, X>
          : never
        : H extends ''
          ? OfGroups<M, P, S, Z, W, R, X, `${M}|${P}|${S}|${Z}`>
          : H extends Pattern.MeldOfMan
            ? H extends `${infer A}m${infer B}`
              ? Groups<B, `${M}<${MeldOf<A>}`, P, S, Z, W, R, X>
              : never
            : H extends Pattern.MeldOfPin
              ? H extends `${infer A}p${infer B}`
                ? Groups<B, M, `${P}<${MeldOf<A>}`, S, Z, W, R, X>
                : never
              : H extends Pattern.MeldOfSou
                ? H extends `${infer A}s${infer B}`
                  ? Groups<B, M, P, `${S}<${MeldOf<A>}`, Z, W, R, X>
                  : never
                : H extends Pattern.MeldOfHonors
                  ? H extends `${infer A}z${infer B}`
                    ? Groups<B, M, P, S, `${Z}<${AsHonors<MeldOf<A>>}`, W, R, X>
                    : never
                  : 'notation'

/** A minus remains after an invalid meld or a negative number. */
type OfGroups<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx,
  All extends string
> = All extends Pattern.HasMinus
  ? 'notation'
  : Hand<M, P, S, Z, W, R, X, All extends Pattern.Called ? 'open' : 'closed'>

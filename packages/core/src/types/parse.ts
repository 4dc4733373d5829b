/**
 * Parsing: the text of a hand, group by group, as the digits of each suit.
 *
 *     Parse<'11m 234p 5-55z 78s 9s'>
 *       folded      11m234p5-55z78s9s
 *       man 11, pin 234, sou 789, melds `z.iE`, last group 9s
 *
 * One question a group: is what stands before the next suit letter a number? A number is tiles, anything else is
 * looked up in the table of melds. Where neither helps the answer is `'notation'`, and `faults.ts` reads the text
 * once more, sign by sign, to say what is wrong with it: a correct hand never pays for that.
 */
import type {Ctx} from './context.js'
import type {Solve} from './readings.js'
import type * as T from './tables.generated.js'

/** Signs that `Fold` writes otherwise. */
type Foldable = `${string}${' ' | ',' | '"' | '`' | 'r5'}${string}`
/** Signs of melds. */
type Marked = `${string}${'-' | '=' | '+' | "'" | 'x'}${string}`

/** From the text to a result, or to the name of what is wrong. */
export type Parse<H extends string, X extends Ctx> = H extends Foldable
  ? Fold<H> extends infer F extends string
    ? Reds<F, X, []>
    : never
  : Reds<H, X, []>

/** Blanks and commas are dropped, quote marks made one, `r5` written `0`. A lone `r` stays, for nothing reads it. */
type Fold<H extends string> = H extends `${infer A} ${infer B}`
  ? Fold<A extends `${string}r` ? `${A}?${B}` : `${A}${B}`>
  : H extends `${infer A},${infer B}`
    ? Fold<A extends `${string}r` ? `${A}?${B}` : `${A}${B}`>
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
    ? Man<H, '', '', '', '', '', 'mpsz', 'mpsz', '', 'closed', R, X>
    : ClosedMan<H, '', '', '', '', '', R, X>

/*
 * Hands without melds. Parameters: what is left of the text; the digits of man, pin, sou, honors; the last group; red
 * fives; the context.
 */

type ClosedMan<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = H extends `${infer A}m${infer B}`
  ? A extends `${number}`
    ? ClosedMan<B, `${M}${A}`, P, S, Z, `${A}m`, R, X>
    : ClosedPin<H, M, P, S, Z, W, R, X>
  : ClosedPin<H, M, P, S, Z, W, R, X>

type ClosedPin<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = H extends `${infer A}p${infer B}`
  ? A extends `${number}`
    ? ClosedMan<B, M, `${P}${A}`, S, Z, `${A}p`, R, X>
    : ClosedSou<H, M, P, S, Z, W, R, X>
  : ClosedSou<H, M, P, S, Z, W, R, X>

type ClosedSou<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = H extends `${infer A}s${infer B}`
  ? A extends `${number}`
    ? ClosedMan<B, M, P, `${S}${A}`, Z, `${A}s`, R, X>
    : ClosedHonors<H, M, P, S, Z, W, R, X>
  : ClosedHonors<H, M, P, S, Z, W, R, X>

type ClosedHonors<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = H extends `${infer A}z${infer B}`
  ? A extends `${number}`
    ? ClosedMan<B, M, P, S, `${Z}${A}`, `${A}z`, R, X>
    : 'notation'
  : H extends ''
    ? Solve<M, P, S, Z, 'mpsz', 'closed', W, '', M, P, S, Z, R, X, X['win']>
    : 'notation'

/*
 * Hands with melds. In addition: the signs of the melds and their digits, each `m…p…s…z…`; `000` for each meld, so that
 * a meld counts three tiles; whether a meld was called.
 */

type Man<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  L extends string,
  D extends string,
  C extends string,
  O,
  R extends 'red'[],
  X extends Ctx
> = H extends `${infer A}m${infer B}`
  ? A extends `${number}`
    ? Man<B, `${M}${A}`, P, S, Z, `${A}m`, L, D, C, O, R, X>
    : A extends keyof T.Melds
      ? Add<T.Melds[A], 'm', B, M, P, S, Z, W, L, D, C, O, R, X>
      : Pin<H, M, P, S, Z, W, L, D, C, O, R, X>
  : Pin<H, M, P, S, Z, W, L, D, C, O, R, X>

type Pin<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  L extends string,
  D extends string,
  C extends string,
  O,
  R extends 'red'[],
  X extends Ctx
> = H extends `${infer A}p${infer B}`
  ? A extends `${number}`
    ? Man<B, M, `${P}${A}`, S, Z, `${A}p`, L, D, C, O, R, X>
    : A extends keyof T.Melds
      ? Add<T.Melds[A], 'p', B, M, P, S, Z, W, L, D, C, O, R, X>
      : Sou<H, M, P, S, Z, W, L, D, C, O, R, X>
  : Sou<H, M, P, S, Z, W, L, D, C, O, R, X>

type Sou<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  L extends string,
  D extends string,
  C extends string,
  O,
  R extends 'red'[],
  X extends Ctx
> = H extends `${infer A}s${infer B}`
  ? A extends `${number}`
    ? Man<B, M, P, `${S}${A}`, Z, `${A}s`, L, D, C, O, R, X>
    : A extends keyof T.Melds
      ? Add<T.Melds[A], 's', B, M, P, S, Z, W, L, D, C, O, R, X>
      : Honors<H, M, P, S, Z, W, L, D, C, O, R, X>
  : Honors<H, M, P, S, Z, W, L, D, C, O, R, X>

type Honors<
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  L extends string,
  D extends string,
  C extends string,
  O,
  R extends 'red'[],
  X extends Ctx
> = H extends `${infer A}z${infer B}`
  ? A extends `${number}`
    ? Man<B, M, P, S, `${Z}${A}`, `${A}z`, L, D, C, O, R, X>
    : A extends keyof T.Melds
      ? T.Melds[A] extends keyof T.AsHonors
        ? Add<T.AsHonors[T.Melds[A]], 'z', B, M, P, S, Z, W, L, D, C, O, R, X>
        : 'notation'
      : 'notation'
  : H extends ''
    ? D extends `m${infer m}p${infer p}s${infer s}z${infer z}`
      ? Solve<M, P, S, Z, L, O, W, C, `${M}${m}`, `${P}${p}`, `${S}${s}`, `${Z}${z}`, R, X, X['win']>
      : never
    : 'notation'

/** A meld joins those of its suit; any but a concealed kan opens the hand. */
type Add<
  Meld extends keyof T.DigitsOf,
  Suit extends string,
  H extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  L extends string,
  D extends string,
  C extends string,
  O,
  R extends 'red'[],
  X extends Ctx
> = L extends `${infer A}${Suit}${infer B}`
  ? D extends `${infer E}${Suit}${infer F}`
    ? Man<
        H,
        M,
        P,
        S,
        Z,
        W,
        `${A}${Suit}${Meld}${B}`,
        `${E}${Suit}${T.DigitsOf[Meld]}${F}`,
        `${C}000`,
        Meld extends `.*${string}` ? O : 'open',
        R,
        X
      >
    : never
  : never

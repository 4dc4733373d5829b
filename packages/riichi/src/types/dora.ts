/**
 * Dora (ドラ): a tuple with one element for each dora, by indicators, ura indicators and red fives.
 *
 *     Dora<{dora: '4m'; …}, '11555', …, ['red']>  →  ['dora', 'dora', 'dora', 'red']
 *
 * Text that is not a list of tiles gives `never` and therefore no score, as do indicators that are fifth copies of
 * tiles in the hand; `faults.ts` has the reason.
 */
import type * as Pattern from './patterns.js'
import type * as Situation from './situations.js'
import type {FiveAlike} from './tables.generated.js'

interface NextInSuit {
  '0': '6'
  '1': '2'
  '2': '3'
  '3': '4'
  '4': '5'
  '5': '6'
  '6': '7'
  '7': '8'
  '8': '9'
  '9': '1'
}
interface NextHonor {
  '1': '2'
  '2': '3'
  '3': '4'
  '4': '1'
  '5': '6'
  '6': '7'
  '7': '5'
}

/** A tuple with an element for each occurrence of the digit `D` in `S`. */
type Copies<S extends string, D extends string> = S extends `${string}${D}${string}`
  ? S extends `${string}${D}${string}${D}${string}`
    ? S extends `${string}${D}${string}${D}${string}${D}${string}`
      ? S extends `${string}${D}${string}${D}${string}${D}${string}${D}${string}`
        ? ['dora', 'dora', 'dora', 'dora']
        : ['dora', 'dora', 'dora']
      : ['dora', 'dora']
    : ['dora']
  : []

/** All dora of a hand: tiles of its suits, its red fives. */
export type Dora<
  X,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  R extends 'red'[]
> = X extends Situation.NoIndicators
  ? Red<X, R>
  : Shown<Texts<X>, '', M, P, S, Z> extends true
    ? never
    : [
        ...Red<X, R>,
        ...(X extends Situation.WithDora
          ? X extends Situation.NoKanDora
            ? FirstIndicated<Written<X['dora']>, M, P, S, Z>
            : Indicated<Written<X['dora']>, M, P, S, Z>
          : []),
        ...(X extends Situation.WithUra
          ? X extends Situation.AnyRiichi
            ? X extends Situation.NoUra
              ? Indicated<Written<X['ura']>, '', '', '', ''>
              : X extends Situation.NoKanUra
                ? FirstIndicated<Written<X['ura']>, M, P, S, Z>
                : Indicated<Written<X['ura']>, M, P, S, Z>
            : Indicated<Written<X['ura']>, '', '', '', ''>
          : [])
      ]

/** Indicators alone: `never` for a text that is not a list of tiles. */
export type Indicators<I extends string> = Indicated<Written<I>, '', '', '', ''>

/** All indicators as one text. */
type Texts<X> =
  `${X extends Situation.WithDora ? Written<X['dora']> : ''}${X extends Situation.WithUra ? Written<X['ura']> : ''}`

/** Whether a fifth copy of a tile is among the tiles of a hand and of a text. `D`: digits that wait for their suit. */
type Shown<
  I extends string,
  D extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string
> = I extends `${infer C}${infer Rest}`
  ? C extends 'm'
    ? Shown<Rest, '', `${M}${D}`, P, S, Z>
    : C extends 'p'
      ? Shown<Rest, '', M, `${P}${D}`, S, Z>
      : C extends 's'
        ? Shown<Rest, '', M, P, `${S}${D}`, Z>
        : C extends 'z'
          ? Shown<Rest, '', M, P, S, `${Z}${D}`>
          : Shown<Rest, `${D}${C extends '0' ? '5' : C}`, M, P, S, Z>
  : M extends FiveAlike
    ? true
    : P extends FiveAlike
      ? true
      : S extends FiveAlike
        ? true
        : Z extends FiveAlike
          ? true
          : false

type Red<X, R extends 'red'[]> = R extends [] ? R : X extends Situation.NoRedFives ? [] : R

/** Text without blanks and commas, red fives written `0`. */
type Written<I extends string> = I extends Pattern.LooseIndicators ? Fold<I> : I
type Fold<I extends string> = I extends `${infer A} ${infer B}`
  ? Fold<A extends `${string}r` ? `${A}?${B}` : `${A}${B}`>
  : I extends `${infer A},${infer B}`
    ? Fold<A extends `${string}r` ? `${A}?${B}` : `${A}${B}`>
    : I extends `${infer A}r5${infer B}`
      ? Fold<`${A}0${B}`>
      : I

/** Dora by the indicators of a text, tile by tile; `never` for a text that is not a list of tiles. */
type Indicated<
  I extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  Seen extends 'dora'[] = []
> = I extends ''
  ? Seen
  : I extends Pattern.IndicatesMan
    ? I extends `${infer D extends keyof NextInSuit}m${infer Rest}`
      ? Indicated<Rest, M, P, S, Z, [...Seen, ...Copies<M, NextInSuit[D]>]>
      : never
    : I extends Pattern.IndicatesPin
      ? I extends `${infer D extends keyof NextInSuit}p${infer Rest}`
        ? Indicated<Rest, M, P, S, Z, [...Seen, ...Copies<P, NextInSuit[D]>]>
        : never
      : I extends Pattern.IndicatesSou
        ? I extends `${infer D extends keyof NextInSuit}s${infer Rest}`
          ? Indicated<Rest, M, P, S, Z, [...Seen, ...Copies<S, NextInSuit[D]>]>
          : never
        : I extends `${infer D extends keyof NextHonor}z${infer Rest}`
          ? Indicated<Rest, M, P, S, Z, [...Seen, ...Copies<Z, NextHonor[D]>]>
          : I extends `${infer D extends keyof NextInSuit}${infer C extends keyof NextInSuit}${infer Rest}`
            ? SuitOf<Rest> extends infer Suit extends string
              ? Indicated<`${D}${Suit}${C}${Rest}`, M, P, S, Z, Seen>
              : never
            : never

/** The same, but only the first indicator counts. */
type FirstIndicated<
  I extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string
> = I extends `${infer D}${infer Rest}`
  ? Rest extends ''
    ? never
    : Indicated<I, '', '', '', ''> extends infer None extends 'dora'[]
      ? [...None, ...Indicated<`${D}${SuitOf<Rest>}`, M, P, S, Z>]
      : never
  : []

/** The suit letter that the digits of a text end with. */
type SuitOf<S extends string> = S extends `${infer C}${infer Rest}`
  ? C extends 'm' | 'p' | 's' | 'z'
    ? C
    : C extends keyof NextInSuit
      ? SuitOf<Rest>
      : never
  : never

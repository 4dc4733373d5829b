/**
 * Dora (ドラ): a tuple with an element for each, by indicators, ura indicators and red fives.
 *
 *     Dora<{dora: '4m'; …}, '11555', …, ['red']>  →  ['dora', 'dora', 'dora', 'red']
 *
 * Text that is no list of tiles gives `never`, and with it no score; `faults.ts` says why.
 */

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

/** A tuple with an element for each time that the digit `D` stands in `S`. */
type Copies<S extends string, D extends string> = S extends `${string}${D}${infer A}`
  ? A extends `${string}${D}${infer B}`
    ? B extends `${string}${D}${infer C}`
      ? C extends `${string}${D}${string}`
        ? ['dora', 'dora', 'dora', 'dora']
        : ['dora', 'dora', 'dora']
      : ['dora', 'dora']
    : ['dora']
  : []

/** All dora of a hand: digits of its suits, its red fives. */
export type Dora<
  X,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  R extends 'red'[]
> = X extends {
  dora?: undefined
  ura?: undefined
  win: string
}
  ? Red<X, R>
  : [
      ...Red<X, R>,
      ...(X extends {dora: infer I extends string}
        ? Indicated<Written<I>, M, P, S, Z, X extends {rules: {kanDora: false}} ? false : true>
        : []),
      ...(X extends {ura: infer I extends string}
        ? X extends {rules: {ura: false}}
          ? Nothing<Indicated<Written<I>, M, P, S, Z, true>>
          : X extends {riichi: true | 'double'}
            ? Indicated<Written<I>, M, P, S, Z, X extends {rules: {kanUra: false}} ? false : true>
            : Nothing<Indicated<Written<I>, M, P, S, Z, true>>
        : [])
    ]

type Nothing<D> = [D] extends [never] ? never : []

type Red<X, R extends 'red'[]> = R extends [] ? R : X extends {rules: {redFives: 0}} ? [] : R

/** Text without blanks and commas, red fives written `0`. */
export type Written<I extends string> = I extends `${infer A}${' ' | ','}${infer B}`
  ? Written<A extends `${string}r` ? `${A}?${B}` : `${A}${B}`>
  : I extends `${infer A}r5${infer B}`
    ? Written<`${A}0${B}`>
    : I

/**
 * Dora by the indicators of a text, tile by tile; `never` for a text that is no list of tiles. Where only the first
 * indicator counts (`All` is false), the others are read with no tiles.
 */
type Indicated<
  I extends string,
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  All,
  Seen extends 'dora'[] = []
> = I extends ''
  ? Seen
  : I extends `${infer D extends keyof NextInSuit}${infer Rest}`
    ? OfTile<D, SuitOf<Rest>, M, P, S, Z> extends infer More extends 'dora'[]
      ? All extends true
        ? Indicated<AfterTile<Rest>, M, P, S, Z, All, [...Seen, ...More]>
        : Indicated<AfterTile<Rest>, '', '', '', '', true, More>
      : never
    : never

/** Dora by one indicator. */
type OfTile<
  D,
  Suit,
  M extends string,
  P extends string,
  S extends string,
  Z extends string
> = Suit extends 'z'
  ? D extends keyof NextHonor
    ? Copies<Z, NextHonor[D]>
    : 'no tile'
  : D extends keyof NextInSuit
    ? Suit extends 'm'
      ? Copies<M, NextInSuit[D]>
      : Suit extends 'p'
        ? Copies<P, NextInSuit[D]>
        : Suit extends 's'
          ? Copies<S, NextInSuit[D]>
          : 'no tile'
    : 'no tile'

/** The suit letter that the digits of a text end with. */
type SuitOf<S extends string> = S extends `${infer C}${infer Rest}`
  ? C extends 'm' | 'p' | 's' | 'z'
    ? C
    : C extends keyof NextInSuit
      ? SuitOf<Rest>
      : 'none'
  : 'none'

/** What follows a tile: its suit letter is dropped if it was the last of its group. */
type AfterTile<S extends string> = S extends `${'m' | 'p' | 's' | 'z'}${infer Rest}` ? Rest : S

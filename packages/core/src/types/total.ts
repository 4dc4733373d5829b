/**
 * Totals: points with honba and sticks, added as lengths of tuples, a hundred points an element.
 *
 *     Total<7700, {honba: 2; sticks: 1}>  →  77 + 6 + 10 elements  →  9300
 *
 * Libraries for sums of numbers take thousands of steps; this takes two a digit, and only where there is something to
 * add.
 */

type None = []
type Digit<D extends string> = D extends keyof Digits ? Digits[D] : None
interface Digits {
  '0': []
  '1': [0]
  '2': [0, 0]
  '3': [0, 0, 0]
  '4': [0, 0, 0, 0]
  '5': [0, 0, 0, 0, 0]
  '6': [0, 0, 0, 0, 0, 0]
  '7': [0, 0, 0, 0, 0, 0, 0]
  '8': [0, 0, 0, 0, 0, 0, 0, 0]
  '9': [0, 0, 0, 0, 0, 0, 0, 0, 0]
}
type Ten<T extends 0[]> = [...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T]

/** A tuple of as many elements as a number in digits says. */
type Count<S extends string, T extends 0[] = None> = S extends `${infer D}${infer Rest}`
  ? Count<Rest, [...Ten<T>, ...Digit<D>]>
  : T

/** A tuple once for every element of another. */
type Times<T extends 0[], N extends 0[]> = N extends [0, ...infer Rest extends 0[]]
  ? [...T, ...Times<T, Rest>]
  : None

type Hundreds<N> = `${N & number}` extends `${infer S}00` ? Count<S> : None

/** Points of one honba from all players, in hundreds. */
type Honba<X> = X extends {rules: {honba: infer Unit}}
  ? [...Hundreds<Unit>, ...Hundreds<Unit>, ...Hundreds<Unit>]
  : [0, 0, 0]

type OfHonba<X> = X extends {honba: infer H extends number} ? Times<Honba<X>, Count<`${H}`>> : None
type OfSticks<X> = X extends {sticks: infer S extends number} ? Ten<Count<`${S}`>> : None

/** Points with honba and sticks; of numbers that are not known, a number. */
export type Total<P, X> = X extends {honba: infer H extends number}
  ? number extends H
    ? number
    : WithSticks<P, X>
  : WithSticks<P, X>

type WithSticks<P, X> = X extends {sticks: infer S extends number}
  ? number extends S
    ? number
    : Sum<P, X>
  : Sum<P, X>

type Sum<P, X> = [...Hundreds<P>, ...OfHonba<X>, ...OfSticks<X>]['length'] extends infer L extends number
  ? `${L}00` extends `${infer Sum extends number}`
    ? Sum
    : never
  : never

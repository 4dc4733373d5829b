/**
 * Totals: points with honba and sticks, added as lengths of tuples: the hundreds first, then the thousands.
 *
 *     Total<7700, {honba: 2; sticks: 1}>   7 + 6 hundreds are 13, so 3 and one to carry; 7 + 1 + 1 thousands  →  9300
 *
 * Libraries for sums take thousands of steps; this takes a few dozen, and only if there is something to add. Only
 * short tuples are measured, because the compiler looks at every element to find the length.
 */
import type {WithHonba, WithHonbaRule, WithSticks} from './situations.js'

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

/** A tuple with as many elements as a number, given in digits. */
type Count<S extends string, T extends 0[] = []> = S extends keyof Digits
  ? [...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T, ...Digits[S]]
  : S extends `${infer D extends keyof Digits}${infer Rest}`
    ? Count<Rest, [...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T, ...T, ...Digits[D]]>
    : T

/** A tuple repeated for every element of another. */
type Times<T extends 0[], N extends 0[]> = N extends [0, ...infer Rest extends 0[]]
  ? [...T, ...Times<T, Rest>]
  : []

/** The last digit of a number, and those before it. */
type Split<S extends string, Before extends string = ''> = S extends keyof Digits
  ? [Before, S]
  : S extends `${infer D}${infer Rest}`
    ? Split<Rest, `${Before}${D}`>
    : ['', '0']

/** Points of one honba from one player, in hundreds. */
type Honba<X> = X extends WithHonbaRule
  ? `${X['rules']['honba']}` extends `${infer Unit}00`
    ? Count<Unit>
    : []
  : [0]

type OfHonba<X> = X extends WithHonba ? Times<Honba<X>, Count<`${X['honba']}`>> : []
type OfSticks<X> = X extends WithSticks ? Count<`${X['sticks']}`> : []

/** Points with honba and sticks; `number` if one of them is not a literal. */
export type Total<P, X> = X extends WithHonba
  ? number extends X['honba']
    ? number
    : AndSticks<P, X>
  : AndSticks<P, X>

type AndSticks<P, X> = X extends WithSticks
  ? number extends X['sticks']
    ? number
    : Sum<P, OfHonba<X>, OfSticks<X>>
  : Sum<P, OfHonba<X>, []>

/** `H`: hundreds for each of the three players; `T`: thousands. */
type Sum<P, H extends 0[], T extends 0[]> = `${P & number}` extends `${infer All}00`
  ? Split<All> extends [infer Thousands extends string, infer Hundreds extends keyof Digits]
    ? Split<`${[...Digits[Hundreds], ...H, ...H, ...H]['length'] & number}`> extends [
        infer More extends string,
        infer Last extends string
      ]
      ? [...Count<Thousands>, ...Count<More>, ...T]['length'] extends infer Sum extends number
        ? (Sum extends 0 ? `${Last}00` : `${Sum}${Last}00`) extends `${infer Sum extends number}`
          ? Sum
          : never
        : never
      : never
    : never
  : never

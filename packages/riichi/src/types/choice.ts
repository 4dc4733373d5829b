/**
 * Choice: of several readings the one with the most points counts, of equal ones that with more han, then more fu, then
 * more yaku: the order of the run-time engine.
 *
 *     [['chiitoitsu', …], 2, 25, '2_25'] | [['ryanpeikou', …], 3, 30, '3_30']  →  the result of the second
 *
 * An order is a text: of two characters, the earlier one in it is less.
 */
import type {Ctx} from './context.js'
import type {Points} from './points.js'
import type {Worths} from './tables.generated.js'

/** The result of the best worth; `never` if there is none. Most hands have one reading and need no comparison. */
export type Best<U, X extends Ctx, V, All = U> = U extends [
  infer Y extends unknown[],
  infer Han,
  infer Fu,
  infer Key extends string
]
  ? [All] extends [U]
    ? Points<Y, Han, Fu, Key, X, V>
    : U extends OfMostYaku<OfMostFu<OfMost<All>>>
      ? Points<Y, Han, Fu, Key, X, V>
      : never
  : never

/** The highest of some worths, in the order of points, han and, below five han, fu. */
type OfMost<U, All = U> = U extends [unknown, unknown, unknown, infer Key extends string]
  ? Worths extends `${string}(${Key})${string}(${KeyOf<All>})${string}`
    ? never
    : U
  : never
type KeyOf<U> = U extends [unknown, unknown, unknown, infer Key extends string] ? Key : never

/** Numbers of yaku and fu. */
type Ascending =
  '(0)(1)(2)(3)(4)(5)(6)(7)(8)(9)(10)(11)(12)(13)(14)(15)(20)(25)(30)(40)(50)(60)(70)(80)(90)(100)(110)(120)(130)(140)'

type OfMostFu<U, All = U> = U extends [unknown, unknown, infer Fu extends number, unknown]
  ? Ascending extends `${string}(${Fu})${string}(${FuOf<All>})${string}`
    ? never
    : U
  : never
type FuOf<U> = U extends [unknown, unknown, infer Fu extends number, unknown] ? Fu : never

type OfMostYaku<U, All = U> = U extends unknown
  ? [All] extends [U]
    ? U
    : Ascending extends `${string}(${YakuOf<U>})${string}(${YakuOf<All>})${string}`
      ? never
      : U
  : never
type YakuOf<U> = U extends [infer Y extends unknown[], ...unknown[]]
  ? Distinct<Y>['length'] extends infer N extends number
    ? N
    : never
  : never

/** Every yaku once: a yaku of several han occurs several times in the tuple. */
type Distinct<Y extends unknown[], Seen extends unknown[] = []> = Y extends [infer A, ...infer Rest]
  ? Distinct<Rest, A extends Seen[number] ? Seen : [...Seen, A]>
  : Seen

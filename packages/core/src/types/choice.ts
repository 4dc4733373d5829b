/**
 * Choice: of several readings the one with the most points counts, of equal ones that with more han, then more fu.
 *
 *     Worth<…, 2, 40, '2_40'> | Worth<…, 3, 30, '3_30'>  →  the second
 *
 * Worths have an order, a text in which each has its place: one that stands before another in it is less.
 */
import type {Ctx} from './context.js'
import type {Points} from './points.js'
import type {Order, Worths} from './tables.generated.js'
import type {Worth} from './value.js'

/** The result of the best of readings, or the name of what is missing. */
export type Best<U, X extends Ctx, V> = Chosen<U, Place<U>, X, V>

type Chosen<U, P extends string, X extends Ctx, V> = [P] extends [never]
  ? 'no-yaku'
  : Points<OfMostFu<OfMost<U, Greatest<P>>>, X, V>

type Place<U> = U extends {key: infer K extends keyof Worths} ? Worths[K][0] : never

/** Of places, the last in the order. */
type Greatest<P extends string, All extends string = P> = P extends P
  ? Order extends `${string}${P}${string}${All}${string}`
    ? never
    : P
  : never

type OfMost<U, P> = U extends {key: infer K extends keyof Worths}
  ? Worths[K][0] extends P
    ? U
    : never
  : never

/** The sign of each fu, in its order. */
interface FuSign {
  0: 'a'
  20: 'b'
  25: 'c'
  30: 'd'
  40: 'e'
  50: 'f'
  60: 'g'
  70: 'h'
  80: 'i'
  90: 'j'
  100: 'k'
  110: 'l'
  120: 'm'
  130: 'n'
  140: 'o'
  150: 'p'
  160: 'q'
  170: 'r'
}

type SignOf<U> = U extends {fu: infer F extends keyof FuSign} ? FuSign[F] : never

type GreatestFu<S extends string, All extends string = S> = S extends S
  ? 'abcdefghijklmnopqr' extends `${string}${S}${string}${All}${string}`
    ? never
    : S
  : never

type OfMostFu<U, S = GreatestFu<SignOf<U>>> =
  U extends Worth<unknown, unknown, infer F extends keyof FuSign, unknown>
    ? FuSign[F] extends S
      ? U
      : never
    : never

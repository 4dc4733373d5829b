/**
 * Fu (符): a tuple in units of two above the 20 of every win; only its length counts.
 *
 *     m=1p<bs<g~z… (no triplets, ron)   5 for a closed ron  →  5 units  →  30
 *     m<.*iB=5…^z<.iE555 (tsumo)   2 for 222, 2 for 白 open, 1 tsumo, 1 for the wait  →  6 units  →  40
 */
import type * as Pattern from './patterns.js'
import type * as Situation from './situations.js'
import type * as T from './tables.generated.js'
import type {RoundWind, SeatWind} from './winds.js'

type U1 = [0]
type U2 = [0, 0]
type U3 = [0, 0, 0]
type U4 = [0, 0, 0, 0]
type U6 = [...U4, ...U2]
type U8 = [...U4, ...U4]
type U12 = [...U8, ...U4]
type U16 = [...U8, ...U8]
type U24 = [...U16, ...U8]
type U32 = [...U16, ...U16]
type U48 = [...U32, ...U16]

/** Two fu for each set with the character `h`, four for `i`, and so on. */
type Two<F extends string> = F extends T.Xh1
  ? F extends T.Xh2
    ? F extends T.Xh3
      ? F extends T.Xh4
        ? U4
        : U3
      : U2
    : U1
  : []
type Four<F extends string> = F extends T.Xi1
  ? F extends T.Xi2
    ? F extends T.Xi3
      ? F extends T.Xi4
        ? U8
        : U6
      : U4
    : U2
  : []
type Eight<F extends string> = F extends T.Xj1
  ? F extends T.Xj2
    ? F extends T.Xj3
      ? F extends T.Xj4
        ? U16
        : U12
      : U8
    : U4
  : []
type Sixteen<F extends string> = F extends T.Xk1 ? (F extends T.Xk2 ? (F extends T.Xk3 ? U24 : U16) : U8) : []
type ThirtyTwo<F extends string> = F extends T.Xl1
  ? F extends T.Xl2
    ? F extends T.Xl3
      ? U48
      : U32
    : U16
  : []

type Sets<F extends string> = F extends Pattern.HasKan
  ? [...Two<F>, ...Four<F>, ...Eight<F>, ...Sixteen<F>, ...ThirtyTwo<F>]
  : [...Two<F>, ...Four<F>, ...Eight<F>]

/** The pair of honors: a dragon, a wind; a double wind by rule. */
type Pair<F extends string, X> = F extends Pattern.DragonPair
  ? U1
  : F extends `${string}z${string}=${SeatWind<X>}${string}`
    ? F extends `${string}z${string}=${RoundWind<X>}${string}`
      ? X extends Situation.LowDoubleWind
        ? U1
        : U2
      : U1
    : F extends `${string}z${string}=${RoundWind<X>}${string}`
      ? U1
      : []

/** What the way of winning adds. */
type Last<V, O, X> = V extends 'ron'
  ? O extends 'closed'
    ? [0, 0, 0, 0, 0]
    : []
  : X extends Situation.Rinshan
    ? X extends Situation.NoRinshanFu
      ? []
      : U1
    : U1

type Units<F extends string, O, V, X> = [
  ...(F extends Pattern.HasTriplet ? Sets<F> : []),
  ...Last<V, O, X>,
  ...(F extends Pattern.WaitWithFu ? U1 : []),
  ...(F extends Pattern.HonorPair ? Pair<F, X> : [])
]['length']

/** Fu of a reading `F`, rounded up to tens. An open hand with only the base is 30 by ron. */
export type Fu<F extends string, O, V, X> =
  Units<F, O, V, X> extends infer U extends number
    ? U extends 0
      ? O extends 'open'
        ? V extends 'ron'
          ? X extends Situation.LowOpenPinfu
            ? 20
            : 30
          : 20
        : 20
      : T.FuOfUnits[U]
    : never

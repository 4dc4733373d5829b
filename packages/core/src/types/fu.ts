/**
 * Fu (符): a tuple in units of two, of which only the length counts.
 *
 *     m=1pbsg~z (pinfu, ron)   10 for the win, 5 for a closed ron       →  15 units  →  30
 *     m.*iB=5…z.hE^ (tsumo)    10, 2 for 222, 1 for 555 open, 1 tsumo, 1 for the wait  →  15 units  →  30
 */
import type {FuOfUnits} from './tables.generated.js'

type U1 = [0]
type U2 = [0, 0]
type U3 = [0, 0, 0]
type U4 = [0, 0, 0, 0]
type U6 = [...U4, ...U2]
type U8 = [...U4, ...U4]
type U10 = [...U8, ...U2]
type U12 = [...U8, ...U4]
type U16 = [...U8, ...U8]
type U24 = [...U16, ...U8]
type U32 = [...U16, ...U16]
type U48 = [...U32, ...U16]
type U64 = [...U32, ...U32]

/** Two fu for each set with the sign `h`, four for `i`, and so on; the greatest number is asked for first. */
type Two<F extends string> = F extends `${string}h${string}h${string}h${string}h${string}`
  ? U4
  : F extends `${string}h${string}h${string}h${string}`
    ? U3
    : F extends `${string}h${string}h${string}`
      ? U2
      : F extends `${string}h${string}`
        ? U1
        : []
type Four<F extends string> = F extends `${string}i${string}i${string}i${string}i${string}`
  ? U8
  : F extends `${string}i${string}i${string}i${string}`
    ? U6
    : F extends `${string}i${string}i${string}`
      ? U4
      : F extends `${string}i${string}`
        ? U2
        : []
type Eight<F extends string> = F extends `${string}j${string}j${string}j${string}j${string}`
  ? U16
  : F extends `${string}j${string}j${string}j${string}`
    ? U12
    : F extends `${string}j${string}j${string}`
      ? U8
      : F extends `${string}j${string}`
        ? U4
        : []
type Sixteen<F extends string> = F extends `${string}k${string}k${string}k${string}k${string}`
  ? U32
  : F extends `${string}k${string}k${string}k${string}`
    ? U24
    : F extends `${string}k${string}k${string}`
      ? U16
      : F extends `${string}k${string}`
        ? U8
        : []
type ThirtyTwo<F extends string> = F extends `${string}l${string}l${string}l${string}l${string}`
  ? U64
  : F extends `${string}l${string}l${string}l${string}`
    ? U48
    : F extends `${string}l${string}l${string}`
      ? U32
      : F extends `${string}l${string}`
        ? U16
        : []

type Sets<F extends string> = F extends `${string}K${string}`
  ? [...Two<F>, ...Four<F>, ...Eight<F>, ...Sixteen<F>, ...ThirtyTwo<F>]
  : [...Two<F>, ...Four<F>, ...Eight<F>]

/** The pair of honors: a dragon, a wind; a double wind by rule. */
type Pair<Q extends string, SW extends string, RW extends string, X> = Q extends `${'5' | '6' | '7'}${string}`
  ? U1
  : Q extends `${SW}${string}`
    ? Q extends `${RW}${string}`
      ? X extends {rules: {doubleWindPairFu: 2}}
        ? U1
        : U2
      : U1
    : Q extends `${RW}${string}`
      ? U1
      : []

/** What the way of winning adds. */
type Last<V, O, X> = V extends 'ron'
  ? O extends 'closed'
    ? [0, 0, 0, 0, 0]
    : []
  : X extends {rinshan: true; rules: {rinshanFu: false}}
    ? []
    : U1

type Units<F extends string, O, V, SW extends string, RW extends string, X> = [
  ...U10,
  ...(F extends `${string}.${string}` ? Sets<F> : []),
  ...Last<V, O, X>,
  ...(F extends `${string}${'^' | '!'}${string}` ? U1 : []),
  ...(F extends `${string}z${string}=${infer Q}` ? Pair<Q, SW, RW, X> : [])
]['length']

/** Fu of a reading `F`, rounded up to tens. An open hand that has none but the base is 30 by ron. */
export type Fu<F extends string, O, V, SW extends string, RW extends string, X> =
  Units<F, O, V, SW, RW, X> extends infer U extends keyof FuOfUnits
    ? U extends 10
      ? O extends 'open'
        ? V extends 'ron'
          ? X extends {rules: {openPinfuFu: 20}}
            ? 20
            : 30
          : 20
        : 20
      : FuOfUnits[U]
    : never

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

/** The tuple of four for a sign that stands in a reading once, twice, three times, four times. */
type Each<F extends string, Sign extends string, A, B, C, D> = F extends `${string}${Sign}${string}`
  ? F extends `${string}${Sign}${string}${Sign}${string}`
    ? F extends `${string}${Sign}${string}${Sign}${string}${Sign}${string}`
      ? F extends `${string}${Sign}${string}${Sign}${string}${Sign}${string}${Sign}${string}`
        ? D
        : C
      : B
    : A
  : []

type Sets<F extends string> = [
  ...Each<F, 'h', U1, U2, U3, U4>,
  ...Each<F, 'i', U2, U4, U6, U8>,
  ...Each<F, 'j', U4, U8, U12, U16>,
  ...(F extends `${string}K${string}`
    ? [...Each<F, 'k', U8, U16, U24, U32>, ...Each<F, 'l', U16, U32, U48, U64>]
    : [])
]

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
type Last<V, O, X, Pinfu> = V extends 'ron'
  ? O extends 'closed'
    ? [0, 0, 0, 0, 0]
    : []
  : Pinfu extends true
    ? []
    : X extends {rinshan: true; rules: {rinshanFu: false}}
      ? []
      : U1

type Units<F extends string, O, V, SW extends string, RW extends string, X, Pinfu> = [
  ...U10,
  ...(F extends `${string}.${string}` ? Sets<F> : []),
  ...Last<V, O, X, Pinfu>,
  ...(F extends `${string}${'^' | '!'}${string}` ? U1 : []),
  ...(F extends `${string}z${string}=${infer Q}` ? Pair<Q, SW, RW, X> : [])
]['length']

/** Fu of a reading `F`, rounded up to tens. An open hand that has none but the base is 30 by ron. */
export type Fu<F extends string, O, V, SW extends string, RW extends string, X, Pinfu> =
  Units<F, O, V, SW, RW, X, Pinfu> extends infer U extends keyof FuOfUnits
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

/**
 * Yakuman (役満): a tuple of names, once for each yakuman that it counts as.
 *
 *     tenhou and daisangen            →  ['daisangen', 'tenhou']
 *     suuankou_tanki, double by rule  →  ['suuankou_tanki', 'suuankou_tanki']
 */
import type * as Pattern from './patterns.js'
import type * as Situation from './situations.js'
import type {Sort} from './sort.js'
import type * as T from './tables.generated.js'

/** Once or twice, by the rules. */
export type Twice<Name, X> = X extends {rules: {doubleYakuman: infer D}}
  ? D extends true
    ? [Name, Name]
    : D extends readonly string[]
      ? Name extends D[number]
        ? [Name, Name]
        : [Name]
      : [Name]
  : [Name, Name]

/** Yakuman by the course of the hand. */
export type FirstTurn<X> = X extends Situation.NoFirstTurn
  ? []
  : [
      ...(X extends Situation.Tenhou ? ['tenhou'] : []),
      ...(X extends Situation.Chiihou ? ['chiihou'] : []),
      ...(X extends Situation.RenhouYakuman ? ['renhou'] : [])
    ]

/** Yakuman of a reading `F` and of its tiles; a hand of few triplets and several suits can have none. */
export type Yakuman<
  F extends string,
  W extends string,
  K extends string,
  Z extends string,
  X
> = F extends Pattern.ThreeTriplets
  ? [...OfSets<F, Z, X>, ...OfTiles<W, K, Z, X>, ...FirstTurn<X>]
  : K extends Pattern.OneSuit
    ? [...OfTiles<W, K, Z, X>, ...FirstTurn<X>]
    : FirstTurn<X>

type OfTiles<W extends string, K extends string, Z extends string, X> = Z extends ''
  ? K extends Pattern.OneSuit
    ? [
        ...Green<K, Z, X>,
        ...(K extends T.X13
          ? K extends T.X93
            ? K extends Pattern.HasMeld
              ? []
              : NineGates<Sort<K>, W, X>
            : []
          : [])
      ]
    : []
  : K extends '||'
    ? ['tsuuiisou']
    : Green<K, Z, X>

/** Three sets or more. */
type OfSets<F extends string, Z extends string, X> = [
  ...(F extends Pattern.FourConcealed
    ? F extends Pattern.PairWait
      ? Twice<'suuankou_tanki', X>
      : X extends Situation.AnyWait
        ? Twice<'suuankou_tanki', X>
        : ['suuankou']
    : []),
  ...(F extends Pattern.FourKans ? ['suukantsu'] : []),
  ...(Z extends ''
    ? F extends T.InnerBlock
      ? []
      : F extends Pattern.FourTriplets
        ? ['chinroutou']
        : []
    : Z extends T.AllDragons3
      ? ['daisangen']
      : Z extends T.AllWinds2
        ? Z extends T.AllWinds3
          ? Twice<'daisuushii', X>
          : ['shousuushii']
        : [])
]

/** Sou of 23468 and 發 only; the other suits are empty. */
type Green<K extends string, Z extends string, X> = K extends Pattern.OnlySou
  ? K extends Pattern.NotGreenSou
    ? []
    : Z extends Pattern.NotGreenHonor
      ? []
      : Z extends ''
        ? X extends Situation.NeedsHatsu
          ? []
          : ['ryuuiisou']
        : ['ryuuiisou']
  : []

/** 1112345678999 and one more of the suit; pure if the hand waited for all nine. */
type NineGates<D extends string, W extends string, X> = D extends Pattern.NineGates
  ? W extends `${infer R extends Pattern.Rank}${string}`
    ? D extends `${infer A}${R}${infer B}`
      ? `${A}${B}` extends '1112345678999'
        ? Twice<'junsei_chuuren', X>
        : X extends Situation.AnyWait
          ? Twice<'junsei_chuuren', X>
          : ['chuuren']
      : []
    : []
  : []

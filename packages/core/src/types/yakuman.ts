/**
 * Yakuman (役満): a tuple of names, once for each yakuman that it counts as.
 *
 *     tenhou and daisangen            →  ['daisangen', 'tenhou']
 *     suuankou_tanki, double by rule  →  ['suuankou_tanki', 'suuankou_tanki']
 */
import type {Rank} from './decompose.js'
import type {Sort} from './sort.js'
import type * as T from './tables.generated.js'
import type {Plain} from './conflicts.js'
import type {OneSuit} from './yaku.js'

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
export type FirstTurn<X> = X extends Plain
  ? []
  : [
      ...(X extends {tenhou: true} ? ['tenhou'] : []),
      ...(X extends {chiihou: true} ? ['chiihou'] : []),
      ...(X extends {renhou: true; rules: {renhou: 'yakuman'}} ? ['renhou'] : [])
    ]

/** Yakuman of a reading `F` and of its tiles. */
export type Yakuman<
  F extends string,
  N extends string,
  K extends string,
  AZ extends string,
  X,
  W extends string,
  C
> = [
  ...(F extends `${string}.${string}.${string}.${string}` ? OfSets<F, AZ, X> : []),
  ...(AZ extends ''
    ? K extends OneSuit
      ? [...Green<K, AZ, X>, ...(C extends '' ? NineGates<Sort<N>, W, X> : [])]
      : []
    : N extends ''
      ? ['tsuuiisou']
      : K extends `||${string}`
        ? Green<K, AZ, X>
        : []),
  ...FirstTurn<X>
]

/** Three sets or more. */
type OfSets<F extends string, AZ extends string, X> = [
  ...(F extends `${string}*${string}*${string}*${string}*${string}`
    ? F extends `${string}!${string}`
      ? Twice<'suuankou_tanki', X>
      : ['suuankou']
    : []),
  ...(F extends `${string}K${string}K${string}K${string}K${string}` ? ['suukantsu'] : []),
  ...(AZ extends ''
    ? F extends T.InnerBlock
      ? []
      : F extends `${string}.${string}.${string}.${string}.${string}`
        ? ['chinroutou']
        : []
    : AZ extends T.AllDragons3
      ? ['daisangen']
      : AZ extends T.AllWinds2
        ? AZ extends T.AllWinds3
          ? Twice<'daisuushii', X>
          : ['shousuushii']
        : [])
]

/** Digits of sou in `K`, honors in `AZ`: 23468s and 發 only. */
type Green<K extends string, AZ extends string, X> = K extends `||${infer S}`
  ? S extends `${string}${'1' | '5' | '7' | '9'}${string}`
    ? []
    : AZ extends `${string}${'1' | '2' | '3' | '4' | '5' | '7'}${string}`
      ? []
      : AZ extends ''
        ? X extends {rules: {ryuuiisouNeedsHatsu: true}}
          ? []
          : ['ryuuiisou']
        : ['ryuuiisou']
  : []

/** 1112345678999 and one more of the suit; pure if the hand waited for all nine. */
type NineGates<
  S extends string,
  W extends string,
  X
> = S extends `111${string}2${string}3${string}4${string}5${string}6${string}7${string}8${string}999`
  ? W extends `${infer R extends Rank}${string}`
    ? S extends `${infer A}${R}${infer B}`
      ? `${A}${B}` extends '1112345678999'
        ? Twice<'junsei_chuuren', X>
        : ['chuuren']
      : []
    : []
  : []

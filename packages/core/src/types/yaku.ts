/**
 * Yaku: by the course of the hand, by its tiles, and by how it is read.
 *
 * A yaku is a constant pattern. It contributes its name once for each han, so one tuple is both: its length the han, its
 * elements the yaku.
 *
 *     TileYaku<'11234555789', …>  →  ['chun']
 *     ShapeYaku<'m=1pbsg~z', …>   →  ['pinfu']
 */
import type {Han} from './han.js'
import type {Plain} from './conflicts.js'
import type * as T from './tables.generated.js'

type Tsumo<V, O> = V extends 'tsumo' ? (O extends 'closed' ? ['menzen_tsumo'] : []) : []

/** By the course of the hand. */
export type SituationYaku<X, O, V> = X extends Plain
  ? Tsumo<V, O>
  : [
      ...(X extends {riichi: true}
        ? T.ClosedHan['riichi']
        : X extends {riichi: 'double'}
          ? T.ClosedHan['double_riichi']
          : []),
      ...(X extends {ippatsu: true}
        ? X extends {rules: {ippatsu: false}}
          ? []
          : T.ClosedHan['ippatsu']
        : []),
      ...Tsumo<V, O>,
      ...(X extends {rinshan: true} ? T.ClosedHan['rinshan'] : []),
      ...(X extends {chankan: true} ? T.ClosedHan['chankan'] : []),
      ...(X extends {haitei: true} ? T.ClosedHan['haitei'] : []),
      ...(X extends {houtei: true} ? T.ClosedHan['houtei'] : []),
      ...(X extends {renhou: true; rules: {renhou: '5-han'}} ? T.ClosedHan['renhou'] : [])
    ]

/** Digits of the three suits with `|` between them, of which one is not empty. */
export type OneSuit = `${string}||` | `|${string}|` | `||${string}`
type Outer = `${string}1${string}` | `${string}9${string}`

/**
 * By the tiles. `N`: all digits of the suits; `K`: the same with `|` between the suits; `AZ`: all honors; `O`: open or
 * closed; seat and round wind. `SW` of seven pairs is `x`: they have no triplets.
 */
export type TileYaku<
  N extends string,
  K extends string,
  AZ extends string,
  O,
  SW extends string,
  RW extends string,
  X
> = AZ extends ''
  ? [
      ...(N extends Outer
        ? []
        : O extends 'open'
          ? X extends {rules: {kuitan: false}}
            ? []
            : T.OpenHan['tanyao']
          : T.ClosedHan['tanyao']),
      ...(K extends OneSuit ? Han<O>['chinitsu'] : [])
    ]
  : [
      ...(N extends '' ? [] : K extends OneSuit ? Han<O>['honitsu'] : []),
      ...(N extends '' ? [] : N extends T.InnerRank ? [] : T.ClosedHan['honroutou']),
      ...(SW extends 'x' ? [] : HonorYaku<AZ, SW, RW>)
    ]

interface WindSets {
  '1': T.X13
  '2': T.X23
  '3': T.X33
  '4': T.X43
}
type HonorSet = T.X53 | T.X63 | T.X73 | T.X13 | T.X23 | T.X33 | T.X43

type HonorYaku<AZ extends string, SW extends string, RW extends string> = AZ extends HonorSet
  ? [
      ...(AZ extends T.X53 ? ['haku'] : []),
      ...(AZ extends T.X63 ? ['hatsu'] : []),
      ...(AZ extends T.X73 ? ['chun'] : []),
      ...(AZ extends WindSets[RW & keyof WindSets] ? ['round_wind'] : []),
      ...(AZ extends WindSets[SW & keyof WindSets] ? ['seat_wind'] : []),
      ...(AZ extends T.AllDragons2 ? T.ClosedHan['shousangen'] : [])
    ]
  : []

/** By a reading `F`. `VP`: the ranks of honors whose pair has fu. */
export type ShapeYaku<
  F extends string,
  O,
  VP extends string,
  K extends string,
  AZ extends string
> = F extends `${string}.${string}`
  ? [
      ...(F extends `${string}"${string}` ? Han<O>['iipeikou'] : []),
      ...(F extends `${string}.${string}.${string}.${string}.${string}`
        ? T.ClosedHan['toitoi']
        : RunYaku<F, O, K, AZ>),
      ...(F extends `${string}.${string}.${string}.${string}` ? SetYaku<F> : [])
    ]
  : [
      ...(O extends 'closed'
        ? F extends `${string}~${string}`
          ? F extends `${string}z=${VP}${string}`
            ? []
            : ['pinfu']
          : []
        : []),
      ...(F extends `${string}"${string}`
        ? F extends `${string}"${string}"${string}`
          ? Han<O>['ryanpeikou']
          : Han<O>['iipeikou']
        : []),
      ...RunYaku<F, O, K, AZ>
    ]

/** Three sets or more. */
type SetYaku<F extends string> = [
  ...(F extends `${string}*${string}*${string}*${string}` ? T.ClosedHan['sanankou'] : []),
  ...(F extends T.SetInAllSuits ? T.ClosedHan['sanshoku_doukou'] : []),
  ...(F extends `${string}K${string}K${string}K${string}` ? T.ClosedHan['sankantsu'] : [])
]

/** Some suit is empty. */
type EmptySuit = `|${string}` | `${string}|` | `${string}||${string}`

type RunYaku<F extends string, O, K extends string, AZ extends string> = [
  ...(K extends EmptySuit
    ? F extends T.Straight
      ? Han<O>['ittsuu']
      : []
    : F extends T.RunInAllSuits
      ? Han<O>['sanshoku']
      : F extends T.Straight
        ? Han<O>['ittsuu']
        : []),
  ...(F extends `${infer N}z${string}`
    ? N extends T.InnerBlock
      ? []
      : AZ extends ''
        ? Han<O>['junchan']
        : Han<O>['chanta']
    : [])
]

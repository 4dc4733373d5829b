/**
 * Yaku: by the course of the hand, by its tiles, and by how it is read.
 *
 * A yaku is a constant pattern that contributes its name once for each han, so one tuple has both: its length is the
 * han, its elements are the yaku.
 *
 *     TileYaku<'11|234|789', '<.iE777', …>  →  ['chun']
 *     ShapeYaku<'m=1p<bs<g~z', …>   →  ['pinfu']
 */
import type {Han} from './han.js'
import type * as Pattern from './patterns.js'
import type * as Situation from './situations.js'
import type * as T from './tables.generated.js'
import type {RoundWind, SeatWind} from './winds.js'

type Tsumo<V, O> = V extends 'tsumo' ? (O extends 'closed' ? ['menzen_tsumo'] : []) : []

/** By the course of the hand. */
export type SituationYaku<X, O, V> = X extends Situation.Plain
  ? Tsumo<V, O>
  : X extends Situation.NothingRare
    ? [...Riichi<X>, ...Tsumo<V, O>]
    : [
        ...Riichi<X>,
        ...Tsumo<V, O>,
        ...(X extends Situation.Rinshan ? T.ClosedHan['rinshan'] : []),
        ...(X extends Situation.Chankan ? T.ClosedHan['chankan'] : []),
        ...(X extends Situation.Haitei ? T.ClosedHan['haitei'] : []),
        ...(X extends Situation.Houtei ? T.ClosedHan['houtei'] : []),
        ...(X extends Situation.RenhouFiveHan ? T.ClosedHan['renhou'] : [])
      ]

type Riichi<X> = X extends Situation.Riichi
  ? X extends Situation.Ippatsu
    ? X extends Situation.NoIppatsu
      ? ['riichi']
      : ['riichi', 'ippatsu']
    : ['riichi']
  : X extends Situation.DoubleRiichi
    ? X extends Situation.Ippatsu
      ? X extends Situation.NoIppatsu
        ? T.ClosedHan['double_riichi']
        : [...T.ClosedHan['double_riichi'], 'ippatsu']
      : T.ClosedHan['double_riichi']
    : []

/**
 * By the tiles. `K`: those of the suits with `|` between the suits; `Z`: honors; `O`: open or closed.
 */
export type TileYaku<K extends string, Z extends string, O, X> = Z extends ''
  ? K extends Pattern.HasOuter
    ? K extends Pattern.OneSuit
      ? Han<O>['chinitsu']
      : []
    : [
        ...(O extends 'open'
          ? X extends Situation.NoKuitan
            ? []
            : T.OpenHan['tanyao']
          : T.ClosedHan['tanyao']),
        ...(K extends Pattern.OneSuit ? Han<O>['chinitsu'] : [])
      ]
  : [
      ...(K extends '||'
        ? []
        : [
            ...(K extends Pattern.OneSuit ? Han<O>['honitsu'] : []),
            ...(K extends T.InnerRank ? [] : T.ClosedHan['honroutou'])
          ]),
      ...(Z extends HonorSet ? HonorYaku<Z, SeatWind<X>, RoundWind<X>> : [])
    ]

interface WindSets {
  '1': T.X13
  '2': T.X23
  '3': T.X33
  '4': T.X43
}
type HonorSet = T.X53 | T.X63 | T.X73 | T.X13 | T.X23 | T.X33 | T.X43

type HonorYaku<Z extends string, SW extends string, RW extends string> = [
  ...(Z extends T.X53 ? ['haku'] : []),
  ...(Z extends T.X63 ? ['hatsu'] : []),
  ...(Z extends T.X73 ? ['chun'] : []),
  ...(Z extends WindSets[RW & keyof WindSets] ? ['round_wind'] : []),
  ...(Z extends WindSets[SW & keyof WindSets] ? ['seat_wind'] : []),
  ...(Z extends T.AllDragons2 ? T.ClosedHan['shousangen'] : [])
]

/** By a reading `F`. */
export type ShapeYaku<F extends string, O, Z extends string, X> = F extends Pattern.HasTriplet
  ? F extends Pattern.ThreeTriplets
    ? [
        ...(F extends Pattern.TwiceARun ? Han<O>['iipeikou'] : []),
        ...(F extends Pattern.FourTriplets ? T.ClosedHan['toitoi'] : RunYaku<F, O, Z>),
        ...(F extends Pattern.ThreeConcealed ? T.ClosedHan['sanankou'] : []),
        ...(F extends T.SetInAllSuits ? T.ClosedHan['sanshoku_doukou'] : []),
        ...(F extends Pattern.ThreeKans ? T.ClosedHan['sankantsu'] : [])
      ]
    : F extends Pattern.TwiceARun
      ? [...Han<O>['iipeikou'], ...RunYaku<F, O, Z>]
      : RunYaku<F, O, Z>
  : [
      ...(O extends 'closed'
        ? F extends Pattern.TwoSidedWait
          ? F extends Pattern.HonorPair
            ? F extends `${string}z=${'5' | '6' | '7' | SeatWind<X> | RoundWind<X>}${string}`
              ? []
              : ['pinfu']
            : ['pinfu']
          : []
        : []),
      ...(F extends Pattern.TwiceARun
        ? F extends Pattern.TwoTimesTwiceARun
          ? Han<O>['ryanpeikou']
          : Han<O>['iipeikou']
        : []),
      ...RunYaku<F, O, Z>
    ]

type RunYaku<F extends string, O, Z extends string> = [
  ...(F extends T.Straight ? Han<O>['ittsuu'] : F extends T.RunInAllSuits ? Han<O>['sanshoku'] : []),
  ...(F extends T.InnerBlock ? [] : Z extends '' ? Han<O>['junchan'] : Han<O>['chanta'])
]

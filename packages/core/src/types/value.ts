/**
 * Value: what each reading is worth, before one of them is chosen.
 *
 *     'm=1pbsg~z' by ron  →  Worth<['pinfu'], 1, 30, '1_30'>
 *
 * The last argument is the key by which `points.ts` finds the points: han and fu up to four han, han alone above, `y`
 * and a number for yakuman, `k` where kiriage makes it a mangan.
 */
import type {DoubleYakumanName} from './context.js'
import type {Fu} from './fu.js'
import type {ClosedHan} from './tables.generated.js'
import type {Plain} from './conflicts.js'
import type {OneSuit, ShapeYaku, SituationYaku, TileYaku} from './yaku.js'
import type {Twice, Yakuman} from './yakuman.js'

/** Yaku, han, fu, key. */
export interface Worth<Yaku, Han, Fu, Key> {
  yaku: Yaku
  han: Han
  fu: Fu
  key: Key
}

/** Every reading `F` with its worth. `D`: the dora. */
export type Value<
  F extends string,
  W extends string,
  C,
  O,
  V,
  N extends string,
  K extends string,
  AZ extends string,
  SW extends string,
  RW extends string,
  X,
  D extends unknown[]
> = F extends MayBeYakuman
  ? OfYakuman<Yakuman<F, N, K, AZ, X, W, C>, F, O, V, N, K, AZ, SW, RW, X, D>
  : K extends OneSuit
    ? OfYakuman<Yakuman<F, N, K, AZ, X, W, C>, F, O, V, N, K, AZ, SW, RW, X, D>
    : X extends Plain
      ? OfYaku<F, O, V, N, K, AZ, SW, RW, X, D>
      : OfYakuman<Yakuman<F, N, K, AZ, X, W, C>, F, O, V, N, K, AZ, SW, RW, X, D>

/** Three sets or more. */
type MayBeYakuman = `${string}.${string}.${string}.${string}`

type OfYakuman<
  Y extends string[],
  F extends string,
  O,
  V,
  N extends string,
  K extends string,
  AZ extends string,
  SW extends string,
  RW extends string,
  X,
  D extends unknown[]
> = Y extends [] ? OfYaku<F, O, V, N, K, AZ, SW, RW, X, D> : YakumanWorth<Y, D, X>

type OfYaku<
  F extends string,
  O,
  V,
  N extends string,
  K extends string,
  AZ extends string,
  SW extends string,
  RW extends string,
  X,
  D extends unknown[]
> =
  ShapeYaku<F, O, '5' | '6' | '7' | SW | RW, K, AZ> extends infer S extends unknown[]
    ? S extends ['pinfu', ...infer Others]
      ? V extends 'tsumo'
        ? X extends {rules: {pinfuTsumo: false}}
          ? Keyed<
              [...SituationYaku<X, O, V>, ...TileYaku<N, K, AZ, O, SW, RW, X>, ...Others],
              Fu<F, O, V, SW, RW, X>,
              D,
              X
            >
          : Keyed<[...SituationYaku<X, O, V>, ...TileYaku<N, K, AZ, O, SW, RW, X>, ...S], 20, D, X>
        : Keyed<[...SituationYaku<X, O, V>, ...TileYaku<N, K, AZ, O, SW, RW, X>, ...S], 30, D, X>
      : Keyed<
          [...SituationYaku<X, O, V>, ...TileYaku<N, K, AZ, O, SW, RW, X>, ...S],
          Fu<F, O, V, SW, RW, X>,
          D,
          X
        >
    : never

/** Yaku `Y` and fu with the dora; `never` without yaku, unless a ron before the first draw is a mangan by itself. */
export type Keyed<Y extends unknown[], Fu, D extends unknown[], X> = X extends {
  renhou: true
  rules: {renhou: 'mangan'}
}
  ? Renhou<Y extends [] ? never : Counted<Y, [...Y, ...D], Fu, X>, Fu>
  : Y extends []
    ? never
    : Counted<Y, [...Y, ...D], Fu, X>

type Counted<Y extends unknown[], All extends unknown[], Fu, X> = All['length'] extends 1 | 2 | 3 | 4
  ? Worth<Y, All['length'], Fu, Kiriage<`${All['length']}_${Fu & number}`, X>>
  : Worth<Y, All['length'], Fu, `${All['length']}`>

type Kiriage<Key extends string, X> = Key extends '4_30' | '3_60'
  ? X extends {rules: {kiriage: true}}
    ? `${Key}k`
    : Key
  : Key

/** A mangan, if the hand is worth less. */
type Renhou<U, Fu> = [U] extends [never]
  ? Worth<ClosedHan['renhou'], 5, Fu, '5'>
  : U extends Worth<unknown, unknown, unknown, Below>
    ? Worth<ClosedHan['renhou'], 5, Fu, '5'>
    : U

/** Keys below mangan. */
type Below = `${1 | 2}_${number}` | `3_${20 | 25 | 30 | 40 | 50 | 60}` | `4_${20 | 25 | 30}`

/** The worth of yakuman; dora `D` count nothing, but must be dora. */
export type YakumanWorth<Y extends string[], D, X> = [D] extends [never]
  ? never
  : Worth<Y, 0, 0, `y${X extends {rules: {multipleYakuman: false}} ? Most<Y[number], X> : Y['length']}`>

/** The most that one of several yakuman counts. */
type Most<Name, X> = 2 extends (Name extends DoubleYakumanName ? Twice<Name, X>['length'] : 1) ? 2 : 1

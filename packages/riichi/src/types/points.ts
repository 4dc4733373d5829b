/**
 * Points (点数): a worth becomes a result, by its row in the table.
 *
 *     ['pinfu'], 1, 30, '1_30', ron, south  →  Result<'pinfu', 1, 30, 1000, null, 0, null, 1000>
 */
import type {Result} from './result.js'
import type {Dealer, KazoeSanbaiman, WithHonba, WithSticks} from './situations.js'
import type {PointsOf, Worths} from './tables.generated.js'
import type {Total} from './total.js'

/** The result of a worth. */
export type Points<Y extends unknown[], Han, Fu, Key extends string, X, V> =
  BaseOf<Key> extends infer Base extends keyof PointsOf
    ? Base extends Kazoe
      ? OfRow<PointsOf[X extends KazoeSanbaiman ? '6000' : Base], Y, Han, Fu, X, V>
      : OfRow<PointsOf[Base], Y, Han, Fu, X, V>
    : never

type BaseOf<Key extends string> = Worths extends `${string}(${Key})${infer Base}(${string}` ? Base : never

/** Thirteen han and more: a yakuman, or by the rules only a sanbaiman. */
type Kazoe = '8000'

type Row = PointsOf[keyof PointsOf]

type OfRow<R extends Row, Y extends unknown[], Han, Fu, X, V> = V extends 'ron'
  ? X extends Dealer
    ? Result<Y[number], Han, Fu, R[1], R[6], R[7], null, Sum<R[1], X>>
    : Result<Y[number], Han, Fu, R[0], R[6], R[7], null, Sum<R[0], X>>
  : X extends Dealer
    ? Result<Y[number], Han, Fu, R[3], R[6], R[7], readonly [R[4]], Sum<R[3], X>>
    : Result<Y[number], Han, Fu, R[2], R[6], R[7], readonly [R[4], R[5]], Sum<R[2], X>>

/** With honba and sticks on the table. */
type Sum<P, X> = X extends WithHonba | WithSticks ? Total<P, X> : P

/**
 * Points (点数): a worth becomes a result, by its row in the table.
 *
 *     Worth<['pinfu'], 1, 30, '1_30'>, ron, south  →  Result<'pinfu', 1, 30, 1000, null, 0, null, 1000>
 */
import type {Result} from './result.js'
import type {Total} from './total.js'
import type {PointsOf, Worths} from './tables.generated.js'
import type {Worth} from './value.js'

/** The result of the chosen worth. */
export type Points<U, X, V> =
  U extends Worth<infer Y extends unknown[], infer H, infer F, infer Key extends keyof Worths>
    ? PointsOf[Worths[Key][1] extends KazoeBase ? Kazoe<X> : Worths[Key][1]] extends infer R extends Row
      ? Result<
          Y[number],
          H,
          F,
          R[Column<X, V>],
          R[6],
          Key extends `y${infer Times extends number}` ? Times : 0,
          V extends 'ron' ? null : X extends {seat: 'east'} ? R[5] : R[4],
          X extends {honba: number} | {sticks: number} ? Total<R[Column<X, V>], X> : R[Column<X, V>]
        >
      : never
    : never

type Row = PointsOf[keyof PointsOf]

/** Thirteen han and more: a yakuman, or by the rules only a sanbaiman. */
type Kazoe<X> = X extends {rules: {kazoe: 'sanbaiman'}} ? '6000' : KazoeBase
type KazoeBase = '8000'

/** Which of the points: of a ron or a tsumo, of the dealer or another. */
type Column<X, V> = V extends 'ron' ? (X extends {seat: 'east'} ? 1 : 0) : X extends {seat: 'east'} ? 3 : 2

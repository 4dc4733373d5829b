/**
 * Value: what each reading is worth, before one of them is chosen.
 *
 *     'm=1p<bs<g~z<…' by ron  →  [['pinfu'], 1, 30, '1_30']   yaku, han, fu, key
 *
 * `points.ts` finds the points by the key: han and fu up to four han, han alone above, `y` and a number for yakuman,
 * `k` if kiriage makes it a mangan.
 */
import type {DoubleYakumanName} from './context.js'
import type {Fu} from './fu.js'
import type * as Pattern from './patterns.js'
import type {Kiriage, NoPinfuTsumo, OneYakuman, RenhouMangan} from './situations.js'
import type {ClosedHan} from './tables.generated.js'
import type {ShapeYaku, SituationYaku, TileYaku} from './yaku.js'
import type {Twice, Yakuman} from './yakuman.js'

/**
 * Every reading `F` with its worth. `W`: the winning tile; `O`: open or closed; `V`: how it was won; `K`: tiles of the
 * suits with `|` between them; `Z`: honors; `D`: the dora.
 */
export type Value<
  F extends string,
  W extends string,
  O,
  V,
  K extends string,
  Z extends string,
  X,
  D extends unknown[]
> = F extends Pattern.FourSetsAndPair
  ? F extends Pattern.FiveSetsOrTwoPairs
    ? never
    : Yakuman<F, W, K, Z, X> extends infer Y extends string[]
      ? Y extends []
        ? ShapeYaku<F, O, Z, X> extends infer S extends unknown[]
          ? S extends Pinfu
            ? V extends 'ron'
              ? Keyed<[...SituationYaku<X, O, V>, ...TileYaku<K, Z, O, X>, ...S], 30, D, X>
              : X extends NoPinfuTsumo
                ? S extends ['pinfu', ...infer Others]
                  ? Keyed<
                      [...SituationYaku<X, O, V>, ...TileYaku<K, Z, O, X>, ...Others],
                      Fu<F, O, V, X>,
                      D,
                      X
                    >
                  : never
                : Keyed<[...SituationYaku<X, O, V>, ...TileYaku<K, Z, O, X>, ...S], 20, D, X>
            : Keyed<[...SituationYaku<X, O, V>, ...TileYaku<K, Z, O, X>, ...S], Fu<F, O, V, X>, D, X>
          : never
        : YakumanWorth<Y, D, X>
      : never
  : never

type Pinfu = ['pinfu', ...unknown[]]

/** Yaku `Y` and fu with the dora; `never` without yaku, unless a ron before the first draw alone makes a mangan. */
export type Keyed<Y extends unknown[], Fu extends number, D extends unknown[], X> = X extends RenhouMangan
  ? Renhou<Y extends [] ? never : Counted<Y, [...Y, ...D]['length'], Fu, X>, Fu>
  : Y extends []
    ? never
    : Counted<Y, [...Y, ...D]['length'], Fu, X>

type Counted<Y, Han extends number, Fu extends number, X> = Han extends 1 | 2 | 3 | 4
  ? X extends Kiriage
    ? [Y, Han, Fu, `${Han}_${Fu}` extends '4_30' | '3_60' ? `${Han}_${Fu}k` : `${Han}_${Fu}`]
    : [Y, Han, Fu, `${Han}_${Fu}`]
  : [Y, Han, Fu, `${Han}`]

/** A mangan, if the hand is worth less. */
type Renhou<U, Fu> = [U] extends [never]
  ? [ClosedHan['renhou'], 5, Fu, '5']
  : U extends [unknown, unknown, unknown, Below]
    ? [ClosedHan['renhou'], 5, Fu, '5']
    : U

/** Keys below mangan. */
type Below = `${1 | 2}_${number}` | `3_${20 | 25 | 30 | 40 | 50 | 60}` | `4_${20 | 25 | 30}`

/** The worth of yakuman; dora `D` add nothing, but must be valid. */
export type YakumanWorth<Y extends string[], D, X> = [D] extends [never]
  ? never
  : [Y, 0, 0, `y${X extends OneYakuman ? Most<Y[number], X> : Y['length']}`]

/** The highest number that one of several yakuman counts as. */
type Most<Name, X> = 2 extends (Name extends DoubleYakumanName ? Twice<Name, X>['length'] : 1) ? 2 : 1

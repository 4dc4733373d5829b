/**
 * Seven pairs (七対子) and thirteen orphans (国士無双): hands other than four sets and a pair.
 *
 *     Special<'1188', '2255', '5', '1177', …>  →  the result of chiitoitsu, 25 fu
 */
import type {Best} from './choice.js'
import type {Ctx} from './context.js'
import type {Dora} from './dora.js'
import type {NoHonor} from './patterns.js'
import type {AnyWait} from './situations.js'
import type {Sort} from './sort.js'
import type {Keyed, YakumanWorth} from './value.js'
import type {SituationYaku, TileYaku} from './yaku.js'
import type {FirstTurn, Twice} from './yakuman.js'

/** A closed hand of fourteen tiles by its suits, not sorted; `W` is the winning tile. */
export type Special<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx,
  O,
  V
> = O extends 'open'
  ? 'not-complete'
  : Z extends NoHonor
    ? 'notation'
    : Holds<M, P, S, Z, W> extends true
      ? OfKinds<M, P, S, Z, W, R, X, V, `${Sort<M>}|${Sort<P>}|${Sort<S>}|${Sort<Z>}`>
      : 'not-complete'

type OfKinds<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx,
  V,
  Sorted extends string
> =
  Pairs<Sorted> extends '======='
    ? OrNoYaku<SevenPairs<`${M}|${P}|${S}`, Z, X, V, Dora<X, M, P, S, Z, R>>>
    : Sorted extends Orphans
      ? OrNoYaku<
          Best<
            YakumanWorth<
              [
                ...(Holds<M, P, S, Z, W, 2> extends true
                  ? Twice<'kokushi_13', X>
                  : X extends AnyWait
                    ? Twice<'kokushi_13', X>
                    : ['kokushi']),
                ...FirstTurn<X>
              ],
              Dora<X, M, P, S, Z, R>,
              X
            >,
            X,
            V
          >
        >
      : 'not-complete'

/** The worth as seven pairs of a hand that may also be four runs and a pair, or `never`. */
export type WorthOfPairs<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  X,
  V,
  D extends unknown[]
> =
  Pairs<`${Sort<M>}|${Sort<P>}|${Sort<S>}|${Sort<Z>}`> extends '======='
    ? YakuOfPairs<`${M}|${P}|${S}`, Z, X, V, D>
    : never

type OrNoYaku<R> = [R] extends [never] ? 'no-yaku' : R

/** A `=` for each pair; `x` for anything else, including two equal pairs. */
type Pairs<S extends string> = S extends `${infer D}${infer One}`
  ? D extends '|'
    ? Pairs<One>
    : One extends `${D}${infer Two}`
      ? Two extends `${D}${string}`
        ? 'x'
        : `=${Pairs<Two>}`
      : 'x'
  : ''

/** Every terminal and honor, one of them twice. */
type Orphans =
  | `${'119' | '199'}|19|19|1234567`
  | `19|${'119' | '199'}|19|1234567`
  | `19|19|${'119' | '199'}|1234567`
  | `19|19|19|${'11234567' | '12234567' | '12334567' | '12344567' | '12345567' | '12345667' | '12345677'}`

/** Whether a tile is in the hand, once or (`2`) twice. */
type Holds<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  Times = 1
> = W extends `${infer R}m`
  ? HasRank<M, R, Times>
  : W extends `${infer R}p`
    ? HasRank<P, R, Times>
    : W extends `${infer R}s`
      ? HasRank<S, R, Times>
      : W extends `${infer R}z`
        ? HasRank<Z, R, Times>
        : false

type HasRank<S extends string, R extends string, Times> = S extends `${string}${R}${infer Rest}`
  ? Times extends 1
    ? true
    : Rest extends `${string}${R}${string}`
      ? true
      : false
  : false

/** `K`: the suits with `|` between them. */
type SevenPairs<K extends string, Z extends string, X extends Ctx, V, D extends unknown[]> = [
  ...(K extends '||' ? ['tsuuiisou'] : []),
  ...FirstTurn<X>
] extends infer Y extends string[]
  ? Y extends []
    ? Best<YakuOfPairs<K, Z, X, V, D>, X, V>
    : Best<YakumanWorth<Y, D, X>, X, V>
  : never

type YakuOfPairs<K extends string, Z extends string, X, V, D extends unknown[]> = Keyed<
  [...SituationYaku<X, 'closed', V>, ...TileYaku<K, Z, 'closed', X>, 'chiitoitsu', 'chiitoitsu'],
  25,
  D,
  X
>

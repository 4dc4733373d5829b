/**
 * Readings: a whole hand as a union of texts, one for each decomposition and each place of the winning tile.
 *
 *     11m 234p 5-55z 78s 9s, ron      →  'm=1pbsg~z.iE'
 *
 * The readings of the suits stand between their letters (`decompose.ts` says what the signs mean), and after those of
 * the suit that was won in stands the wait: `~` two-sided, `^` closed or edge, `!` the pair, `%` a triplet. A triplet
 * completed by ron is no longer concealed. Unions multiply by themselves in a template.
 */
import type {Ctx} from './context.js'
import type {Conflict, Plain} from './conflicts.js'
import type {OfHonors, OfSuit, Rank} from './decompose.js'
import type {Dora} from './dora.js'
import type {Best} from './choice.js'
import type {Special} from './pairs.js'
import type * as T from './tables.generated.js'
import type {Value} from './value.js'
import type {SituationYaku, TileYaku} from './yaku.js'

/** Places of a rank in a run by which the wait has two sides: 3 in 123 has one. */
interface TwoSided {
  '1': 'a'
  '2': 'b'
  '3': 'c'
  '4': 'd' | 'b'
  '5': 'e' | 'c'
  '6': 'f' | 'd'
  '7': 'e'
  '8': 'f'
  '9': 'g'
}
interface OneSided {
  '1': never
  '2': 'a'
  '3': 'b' | 'a'
  '4': 'c'
  '5': 'd'
  '6': 'e'
  '7': 'f' | 'g'
  '8': 'g'
  '9': never
}

/** The readings `F` of a suit, with the winning tile of rank `R` in each place it can have. */
type Won<F extends string, R extends Rank, V> = F extends F
  ? | (F extends `${string}=${R}${string}` ? `${F}!` : never)
    | (F extends `${infer A}${T.Triplet[R]}${infer B}`
        ? V extends 'ron'
          ? `${A}${T.RonTriplet[R]}${B}%`
          : `${F}%`
        : never)
    | (F extends `${string}${TwoSided[R]}${string}` ? `${F}~` : never)
    | (F extends `${string}${OneSided[R]}${string}` ? `${F}^` : never)
  : never

type HonorsWon<F extends string, R extends string, V> = R extends keyof T.HonorTriplet
  ? F extends `${string}=${R}${string}`
    ? `${F}!`
    : F extends `${infer A}${T.HonorTriplet[R]}${infer B}`
      ? V extends 'ron'
        ? `${A}${T.RonHonorTriplet[R]}${B}%`
        : `${F}%`
      : never
  : never

type InSuit<
  S extends string,
  Suit extends string,
  W extends string,
  V
> = W extends `${infer R extends Rank}${Suit}` ? Won<OfSuit<S>, R, V> : OfSuit<S>

type InHonors<S extends string, W extends string, V> = W extends `${infer R}z`
  ? HonorsWon<OfHonors<S>, R, V>
  : OfHonors<S>

/** A text of fourteen signs. */
type Fourteen<S extends string> =
  S extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _10}${infer _11}${infer _12}${infer _13}${infer L}`
    ? L extends Rank | '0'
      ? true
      : false
    : false

/** A winning tile that stands apart: one rank and its suit. */
type Apart = `${Rank}${'m' | 'p' | 's' | 'z'}`

/**
 * Digits of the closed suits `M P S Z`, signs of the melds `L`, open or closed `O`, last group `W`, `000` for each meld
 * `C`, digits of all tiles `AM AP AS AZ`, red fives `R`, the context and how the hand was won.
 */
export type Solve<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  L extends string,
  O,
  W extends string,
  C extends string,
  AM extends string,
  AP extends string,
  AS extends string,
  AZ extends string,
  R extends 'red'[],
  X extends Ctx,
  V
> = `${M}${P}${S}${Z}${C}` extends infer All extends `${bigint}`
  ? Fourteen<All> extends true
    ? X extends Plain
      ? Read<M, P, S, Z, L, O, W, C, AM, AP, AS, AZ, R, X, V>
      : [Conflict<X, V, O, C>] extends [never]
        ? Read<
            M,
            P,
            S,
            Z,
            L,
            O,
            X extends {tile: string} ? NamedTile<X['tile']> : W,
            C,
            AM,
            AP,
            AS,
            AZ,
            R,
            X,
            V
          >
        : 'conflict'
    : 'hand-size'
  : 'notation'

type NamedTile<W extends string> = W extends `0${infer Suit}` ? `5${Suit}` : W

type Read<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  L extends string,
  O,
  W extends string,
  C extends string,
  AM extends string,
  AP extends string,
  AS extends string,
  AZ extends string,
  R extends 'red'[],
  X extends Ctx,
  V
> = W extends Apart
  ? C extends ''
    ? ReadClosed<M, P, S, Z, W, R, X, V>
    : AM extends T.FiveAlike
      ? 'too-many-copies'
      : AP extends T.FiveAlike
        ? 'too-many-copies'
        : AS extends T.FiveAlike
          ? 'too-many-copies'
          : AZ extends T.FiveAlike
            ? 'too-many-copies'
            : ReadOpen<M, P, S, Z, L, O, W, C, AM, AP, AS, AZ, R, X, V>
  : C extends '000000000000'
    ? PairOf<`${M}m` | `${P}p` | `${S}s` | `${Z}z`> extends infer Tile extends Apart
      ? Read<M, P, S, Z, L, O, Tile, C, AM, AP, AS, AZ, R, X, V>
      : 'no-win-tile'
    : 'no-win-tile'

/** With four melds the winning tile is one of the last two, which are equal. */
type PairOf<G extends string> = G extends `${infer R}${infer Q}${infer Suit}`
  ? R extends Q
    ? `${R}${Suit}`
    : never
  : never

type ReadClosed<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx,
  V
> = `m${InSuit<M, 'm', W, V>}p${InSuit<P, 'p', W, V>}s${InSuit<S, 's', W, V>}z${InHonors<Z, W, V>}` extends infer F extends
  string
  ? [F] extends [never] | [`${string}=${string}=${string}`]
    ? Special<M, P, S, Z, W, R, X, V>
    : Valued<F, W, '', 'closed', V, `${M}${P}${S}`, `${M}|${P}|${S}`, Z, X, Dora<X, M, P, S, Z, R>>
  : never

type ReadOpen<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  L extends string,
  O,
  W extends string,
  C extends string,
  AM extends string,
  AP extends string,
  AS extends string,
  AZ extends string,
  R extends 'red'[],
  X extends Ctx,
  V
> = (
  L extends `m${infer m}p${infer p}s${infer s}z${infer z}`
    ? `m${InSuit<M, 'm', W, V>}${m}p${InSuit<P, 'p', W, V>}${p}s${InSuit<S, 's', W, V>}${s}z${InHonors<Z, W, V>}${z}`
    : never
) extends infer F extends string
  ? [F] extends [never] | [`${string}=${string}=${string}`]
    ? 'not-complete'
    : Valued<F, W, C, O, V, `${AM}${AP}${AS}`, `${AM}|${AP}|${AS}`, AZ, X, Dora<X, AM, AP, AS, AZ, R>>
  : never

type Valued<
  F extends string,
  W extends string,
  C extends string,
  O,
  V,
  N extends string,
  K extends string,
  AZ extends string,
  X extends Ctx,
  D extends unknown[]
> = Best<
  Value<
    F,
    W,
    C,
    O,
    V,
    N,
    K,
    AZ,
    SeatWind<X>,
    RoundWind<X>,
    X,
    SituationYaku<X, O, V>,
    TileYaku<N, K, AZ, O, SeatWind<X>, RoundWind<X>, X>,
    D
  >,
  X,
  V
>

interface RankOfWind {
  east: '1'
  south: '2'
  west: '3'
  north: '4'
}
type SeatWind<X> = X extends {seat: infer S extends keyof RankOfWind} ? RankOfWind[S] : '2'
type RoundWind<X> = X extends {round: infer R extends keyof RankOfWind} ? RankOfWind[R] : '1'

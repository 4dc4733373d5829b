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
type Won<F, R extends Rank, V> = F extends string
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

/** The readings of a suit. What is inferred as a text need not be proven one, which would take the whole dictionary. */
type InSuit<S extends string, Suit extends string, W extends string, V> = (
  W extends `${infer R extends Rank}${Suit}` ? Won<OfSuit<S>, R, V> : OfSuit<S>
) extends infer F extends string
  ? F
  : never

type InHonors<S extends string, W extends string, V> = (
  W extends `${infer R}z` ? HonorsWon<OfHonors<S>, R, V> : OfHonors<S>
) extends infer F extends string
  ? F
  : never

/** A winning tile that stands apart: one rank and its suit. */
type Apart = `${Rank}${'m' | 'p' | 's' | 'z'}`

/** Sets of melds that open a hand: all but concealed kans. */
type Called = `${string}${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | '.K' | '.h' | '.i'}${string}`

/**
 * A hand without melds: digits of its suits, the last group, red fives, the context.
 */
export type Closed<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = `${M}${P}${S}${Z}` extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _10}${infer _11}${infer _12}${infer _13}${infer _14 extends Rank}`
  ? X extends Plain
    ? W extends Apart
      ? ReadClosed<M, P, S, Z, W, R, X, X['win']>
      : 'no-win-tile'
    : [Conflict<X, X['win'], 'closed', ''>] extends [never]
      ? Named<X, W> extends infer N extends Apart
        ? ReadClosed<M, P, S, Z, N, R, X, X['win']>
        : 'no-win-tile'
      : 'conflict'
  : 'hand-size'

/** The winning tile: the one that is named, else the last group. */
type Named<X, W> = X extends {tile: infer N extends string}
  ? N extends `0${infer Suit}`
    ? `5${Suit}`
    : N
  : W

/**
 * A hand with melds: digits of its closed suits, signs of the melds, digits of all tiles, `000` for each meld, the last
 * group, red fives, the context.
 */
export type Open<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  L extends string,
  AM extends string,
  AP extends string,
  AS extends string,
  AZ extends string,
  C extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx
> = `${M}|${P}|${S}|${Z}` extends `${string}-${string}`
  ? 'notation'
  : `${M}${P}${S}${Z}${C}` extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _10}${infer _11}${infer _12}${infer _13}${infer _14 extends Rank | '0'}`
    ? AM extends T.FiveAlike
      ? 'too-many-copies'
      : AP extends T.FiveAlike
        ? 'too-many-copies'
        : AS extends T.FiveAlike
          ? 'too-many-copies'
          : AZ extends T.FiveAlike
            ? 'too-many-copies'
            : Opened<M, P, S, Z, L, AM, AP, AS, AZ, C, W, R, X, L extends Called ? 'open' : 'closed'>
    : 'hand-size'

type Opened<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  L extends string,
  AM extends string,
  AP extends string,
  AS extends string,
  AZ extends string,
  C extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx,
  O
> = X extends Plain
  ? Last<W, C, M, P, S, Z> extends infer N extends Apart
    ? ReadOpen<M, P, S, Z, L, AM, AP, AS, AZ, C, N, R, X, O, X['win']>
    : 'no-win-tile'
  : [Conflict<X, X['win'], O, C>] extends [never]
    ? Last<Named<X, W>, C, M, P, S, Z> extends infer N extends Apart
      ? ReadOpen<M, P, S, Z, L, AM, AP, AS, AZ, C, N, R, X, O, X['win']>
      : 'no-win-tile'
    : 'conflict'

/** The winning tile. With four melds it is one of the last two, which are equal. */
type Last<W, C, M extends string, P extends string, S extends string, Z extends string> = W extends Apart
  ? W
  : C extends '000000000000'
    ? PairOf<`${M}m` | `${P}p` | `${S}s` | `${Z}z`>
    : 'none'

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
    : Best<
        Value<
          F,
          W,
          '',
          'closed',
          V,
          `${M}${P}${S}`,
          `${M}|${P}|${S}`,
          Z,
          SeatWind<X>,
          RoundWind<X>,
          X,
          Dora<X, M, P, S, Z, R>
        >,
        X,
        V
      >
  : never

type ReadOpen<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  L extends string,
  AM extends string,
  AP extends string,
  AS extends string,
  AZ extends string,
  C extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx,
  O,
  V
> = L extends `${infer m}p${infer p}s${infer s}z${infer z}`
  ? `m${InSuit<M, 'm', W, V>}${m}p${InSuit<P, 'p', W, V>}${p}s${InSuit<S, 's', W, V>}${s}z${InHonors<Z, W, V>}${z}` extends infer F extends
      string
    ? [F] extends [never] | [`${string}=${string}=${string}`]
      ? 'not-complete'
      : Best<
          Value<
            F,
            W,
            C,
            O,
            V,
            `${AM}${AP}${AS}`,
            `${AM}|${AP}|${AS}`,
            AZ,
            SeatWind<X>,
            RoundWind<X>,
            X,
            Dora<X, AM, AP, AS, AZ, R>
          >,
          X,
          V
        >
    : never
  : never

interface RankOfWind {
  east: '1'
  south: '2'
  west: '3'
  north: '4'
}
type SeatWind<X> = X extends {seat: infer S extends keyof RankOfWind} ? RankOfWind[S] : '2'
type RoundWind<X> = X extends {round: infer R extends keyof RankOfWind} ? RankOfWind[R] : '1'

/**
 * Decomposition: every way to read the closed tiles of one suit as runs, triplets and at most one pair, as a union.
 *
 *     OfSuit<'11123'>      →  '=1<a'                  the pair 11, the run 123
 *     OfSuit<'111222333'>  →  '<.*jA<.*iB<.*iC' | '<a"<a<a'
 *
 * Characters of a reading, one suit: `<` before each set; `a`–`g` a run by its lowest rank, `"` before a run that equals the
 * one before it; `.*iB` a triplet of 2: `*` concealed, `K` a kan, `h i j k l` its fu (2 4 8 16 32), `A`–`I` its rank; `=5`
 * the pair. The digits of a meld follow its code, as in `.iE555`, so that its tiles can be counted and it is not taken for a run that was won.
 *
 * A suit is decomposed from its lowest rank, whose tiles are a triplet or a pair or begin runs, until the rest is one
 * set or a pair, found in a dictionary. Tiles that cannot be read give `never`.
 */
import type {HasMeld, Rank} from './patterns.js'
import type {Sort} from './sort.js'
import type * as T from './tables.generated.js'

/** The rank after a rank, and the one after that; `!` is none. */
interface Next {
  '1': '2'
  '2': '3'
  '3': '4'
  '4': '5'
  '5': '6'
  '6': '7'
  '7': '8'
  '8': '!'
  '9': '!'
}
interface AfterNext {
  '1': '3'
  '2': '4'
  '3': '5'
  '4': '6'
  '5': '7'
  '6': '8'
  '7': '9'
  '8': '!'
  '9': '!'
}
interface RunFrom {
  '1': '<a'
  '2': '<b'
  '3': '<c'
  '4': '<d'
  '5': '<e'
  '6': '<f'
  '7': '<g'
  '8': '!'
  '9': '!'
}

/** Readings of the tiles of a suit, in any order; its melds are read already. */
export type OfSuit<S extends string> = S extends keyof T.Suits
  ? T.Suits[S]
  : S extends HasMeld
    ? S extends T.FiveAlike
      ? never
      : S extends `${infer D}<${infer E}`
        ? `${OfSuit<D>}<${E}`
        : never
    : SetsAndPair<Sort<S>>

/** Runs and triplets, no pair. */
type Sets<S extends string> = S extends keyof T.Suits
  ? T.Suits[S]
  : S extends `${infer R extends Rank}${string}`
    ? SetsFrom<S, R, Next[R], AfterNext[R], RunFrom[R]>
    : never

/** `R` is the lowest rank of `S`, `N` and `M` the two after it, `Q` the run of the three. */
type SetsFrom<
  S extends string,
  R extends Rank,
  N extends string,
  M extends string,
  Q extends string
> = S extends `${R}${R}${infer Two}`
  ? Two extends `${R}${infer Three}`
    ? Three extends `${R}${infer Four}`
      ? | (Four extends `${N}${infer A}${M}${infer B}` ? `${T.Triplet[R]}${Q}${Sets<`${A}${B}`>}` : never)
        | (Four extends `${N}${N}${N}${N}${string}`
            ? Four extends `${N}${N}${N}${N}${M}${M}${M}${M}${infer B}`
              ? `${Q}"${Q}${Q}"${Q}${Sets<B>}`
              : never
            : never)
      : | `${T.Triplet[R]}${Sets<Three>}`
        | (Three extends `${N}${N}${N}${string}`
            ? Three extends `${N}${N}${N}${infer A}${M}${M}${M}${infer B}`
              ? `${Q}"${Q}${Q}${Sets<`${A}${B}`>}`
              : never
            : never)
    : Two extends `${N}${N}${string}`
      ? Two extends `${N}${N}${infer A}${M}${M}${infer B}`
        ? `${Q}"${Q}${Sets<`${A}${B}`>}`
        : never
      : never
  : S extends `${R}${N}${infer A}${M}${infer B}`
    ? `${Q}${Sets<`${A}${B}`>}`
    : never

/** Runs, triplets and at most one pair: the number of tiles determines whether there is a pair. */
type SetsAndPair<S extends string> = S extends keyof T.Suits
  ? T.Suits[S]
  : S extends `${infer R extends Rank}${string}`
    ? SetsAndPairFrom<S, R, Next[R], AfterNext[R], RunFrom[R]>
    : never

type SetsAndPairFrom<
  S extends string,
  R extends Rank,
  N extends string,
  M extends string,
  Q extends string
> = S extends `${R}${R}${infer Two}`
  ? Two extends `${R}${infer Three}`
    ? Three extends `${R}${infer Four}`
      ? | (Four extends `${N}${infer A}${M}${infer B}`
            ? `${T.Triplet[R]}${Q}${SetsAndPair<`${A}${B}`>}`
            : never)
        | (Four extends `${N}${N}${string}`
            ? | (Four extends `${N}${N}${infer A}${M}${M}${infer B}`
                  ? `=${R}${Q}"${Q}${Sets<`${A}${B}`>}`
                  : never)
              | (Four extends `${N}${N}${N}${N}${M}${M}${M}${M}${infer B}`
                  ? `${Q}"${Q}${Q}"${Q}${SetsAndPair<B>}`
                  : never)
            : never)
      : | `${T.Triplet[R]}${SetsAndPair<Three>}`
        | (Three extends `${N}${infer A}${M}${infer B}` ? `=${R}${Q}${Sets<`${A}${B}`>}` : never)
        | (Three extends `${N}${N}${N}${string}`
            ? Three extends `${N}${N}${N}${infer A}${M}${M}${M}${infer B}`
              ? `${Q}"${Q}${Q}${SetsAndPair<`${A}${B}`>}`
              : never
            : never)
    : | `=${R}${Sets<Two>}`
      | (Two extends `${N}${N}${string}`
          ? Two extends `${N}${N}${infer A}${M}${M}${infer B}`
            ? `${Q}"${Q}${SetsAndPair<`${A}${B}`>}`
            : never
          : never)
  : S extends `${R}${N}${infer A}${M}${infer B}`
    ? `${Q}${SetsAndPair<`${A}${B}`>}`
    : never

/** Readings of honors, in any order: there is one, or none. */
export type OfHonors<S extends string> = S extends keyof T.Honors
  ? T.Honors[S]
  : S extends HasMeld
    ? S extends T.FiveAlike
      ? never
      : S extends `${infer D}<${infer E}`
        ? `${OfHonors<D>}<${E}`
        : never
    : HonorSetsAndPair<Sort<S>>

type HonorRank = keyof T.HonorTriplet

type HonorSetsAndPair<S extends string> = S extends keyof T.Honors
  ? T.Honors[S]
  : S extends `${infer R extends HonorRank}${infer One}`
    ? One extends `${R}${infer Two}`
      ? Two extends `${R}${infer Three}`
        ? Three extends `${R}${string}`
          ? never
          : `${T.HonorTriplet[R]}${HonorSetsAndPair<Three>}`
        : `=${R}${HonorSetsAndPair<Two>}`
      : never
    : never

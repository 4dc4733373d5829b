/**
 * Readings: a whole hand as a union of texts, one for each decomposition and each place of the winning tile.
 *
 *     11m 234p 5-55z 78s 9s, ron      →  'm=1p<bs<g~z<.iE555'
 *
 * The readings of the suits are written between their letters (`decompose.ts` explains the characters). After those of
 * the suit that was won in comes the wait: `~` two-sided, `^` closed or edge, `!` the pair, `%` a triplet. A triplet
 * completed by ron is no longer concealed. A template distributes over unions, so combinations need no further code.
 */
import type {OfHonors, OfSuit} from './decompose.js'
import type * as Pattern from './patterns.js'
import type * as T from './tables.generated.js'

/** Places of a rank in a run that make the wait two-sided: 3 in 123 does not. */
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
type Won<F, R extends Pattern.Rank, V> = F extends string
  ? | (F extends `${string}=${R}${string}` ? `${F}!` : never)
    | (F extends Pattern.HasConcealedTriplet
        ? F extends `${infer A}${T.Triplet[R]}${infer B}`
          ? V extends 'ron'
            ? `${A}${T.RonTriplet[R]}${B}%`
            : `${F}%`
          : never
        : never)
    | (F extends `${string}${TwoSided[R]}${string}` ? `${F}~` : never)
    | (F extends `${string}${OneSided[R]}${string}` ? `${F}^` : never)
  : never

/**
 * The readings of the suit with the winning tile, which is not in a meld. A type inferred as a text need not be proven
 * to be one, which would take the whole dictionary when a declaration is checked.
 */
type WonIn<S extends string, R extends Pattern.Rank, V> = S extends Pattern.HasMeld
  ? S extends T.FiveAlike
    ? never
    : S extends `${infer D}<${infer E}`
      ? Won<OfSuit<D>, R, V> extends infer F extends string
        ? `${F}<${E}`
        : never
      : never
  : Won<OfSuit<S>, R, V> extends infer F extends string
    ? F
    : never

/** The reading of honors that were won in. */
type HonorsWonIn<S extends string, R extends string, V> = R extends keyof T.HonorTriplet
  ? OfHonors<S> extends infer F extends string
    ? F extends `${string}=${R}${string}`
      ? `${F}!`
      : F extends `${infer A}${T.HonorTriplet[R]}${infer B}`
        ? V extends 'ron'
          ? `${A}${T.RonHonorTriplet[R]}${B}%`
          : `${F}%`
        : never
    : never
  : never

/** The readings of a hand: tiles of each suit, the winning tile, how it was won. */
export type Readings<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  V
> = W extends Pattern.OneOfMan
  ? W extends `${infer R extends Pattern.Rank}m`
    ? `m${WonIn<M, R, V>}p${OfSuit<P>}s${OfSuit<S>}z${OfHonors<Z>}`
    : never
  : W extends Pattern.OneOfPin
    ? W extends `${infer R extends Pattern.Rank}p`
      ? `m${OfSuit<M>}p${WonIn<P, R, V>}s${OfSuit<S>}z${OfHonors<Z>}`
      : never
    : W extends Pattern.OneOfSou
      ? W extends `${infer R extends Pattern.Rank}s`
        ? `m${OfSuit<M>}p${OfSuit<P>}s${WonIn<S, R, V>}z${OfHonors<Z>}`
        : never
      : W extends `${infer R}z`
        ? `m${OfSuit<M>}p${OfSuit<P>}s${OfSuit<S>}z${HonorsWonIn<Z, R, V>}`
        : never

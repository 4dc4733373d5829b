/**
 * Faults of melds: why a marked run of digits is not a meld, in the order of `notation/home/diagnosis.ts`.
 *
 *     MeldFault<'13-5', '13-5m', 'm'>  →  '⚠ Unexpected meld `13-5m`, expected three equal tiles or three in a row'
 *
 * `P`: the run, `Raw`: as written with its suit, `B`: its digits alone, `M`: its marks as written, `F`: its marks folded.
 */
import type {MeldOf} from './melds.js'
import type {Digit, Mark, Quote} from './characters.js'
import type {MahjongError} from './result.js'
import type {Folded, IsIn} from './folded.js'
import type {DidYouMean, Fill, Say} from './sentence.js'
import type {Sentences} from './tables.generated.js'

export type MeldFault<P extends string, Raw extends string, Z extends string> = Hidden<
  P,
  Raw,
  Z,
  Bare<P>,
  Marks<P>,
  Folded<Marks<P>>
>

/** Digits and `x` of a run; `r5` is `5`. */
type Bare<P extends string, S extends string = ''> = P extends `r5${infer Rest}`
  ? Bare<Rest, `${S}5`>
  : P extends `${infer C}${infer Rest}`
    ? Bare<Rest, C extends Mark ? S : `${S}${C}`>
    : S

type Marks<P extends string, S extends string = ''> = P extends `${infer C}${infer Rest}`
  ? Marks<Rest, C extends Mark ? `${S}${C}` : S>
  : S

type Length<S extends string, T extends 0[] = []> = S extends `${infer _}${infer Rest}`
  ? Length<Rest, [...T, 0]>
  : T['length']

type First<S extends string> = S extends `${infer C}${string}` ? C : ''
type Second<S extends string> = S extends `${infer _}${infer C}${string}` ? C : ''
type Last<S extends string> = S extends `${infer C}${infer Rest}` ? (Rest extends '' ? C : Last<Rest>) : ''

type BadSize<
  Raw extends string,
  B extends string,
  Wanted extends 'four' | 'three-or-four' | 'outer-tiles'
> = MahjongError<Fill<Fill<Sentences[`bad-meld-size ${Wanted}`], 'actual', Raw>, 'count', `${Length<B>}`>>

/** Whether digits are three or four equal ones, or three in a row. */
type IsMeld<B extends string, Z extends string> =
  Folded<B> extends `${infer A}${infer Rest}`
    ? MeldOf<`${A}-${Rest}`> extends infer Code
      ? Code extends '-'
        ? false
        : IsIn<Code, Z>
      : false
    : false

type Hidden<
  P extends string,
  Raw extends string,
  Z extends string,
  B extends string,
  M extends string,
  F extends string
> = B extends `${string}x${string}`
  ? B extends `${Digit}xx${Digit}`
    ? M extends ''
      ? Say<'not-same-kind', Raw>
      : Say<'bad-mark-position open-meld', First<M>>
    : BadSize<Raw, B, 'outer-tiles'>
  : SecondCall<P, Raw, Z, B, M, F>

type Other = '-' | '=' | '+'

/** One call in a meld, in one notation; a kakan of quote marks has two. */
type SecondCall<
  P extends string,
  Raw extends string,
  Z extends string,
  B extends string,
  M extends string,
  F extends string
> = F extends `${string}'${string}`
  ? F extends `${string}${Other}${string}` | `${string}'${string}'${string}'${string}`
    ? Say<'multiple-calls', Second<M>>
    : F extends `${string}'${string}'${string}`
      ? B extends `${infer _1}${infer _2}${infer _3}${infer D}`
        ? D extends ''
          ? Say<'multiple-calls', Second<M>>
          : Tiles<P, Raw, Z, B, M>
        : Say<'multiple-calls', Second<M>>
      : Tiles<P, Raw, Z, B, M>
  : F extends `${string}-${string}-${string}`
    ? Say<'multiple-calls', '-'>
    : F extends `${string}=${string}=${string}`
      ? Say<'multiple-calls', '='>
      : F extends `${string}=${string}`
        ? Added<P, Raw, Z, B, M, F>
        : F extends `${string}+${string}`
          ? Four<Raw, Z, B, M>
          : Tiles<P, Raw, Z, B, M>

/** The added tile follows `=` and is the last one. */
type Added<
  P extends string,
  Raw extends string,
  Z extends string,
  B extends string,
  M extends string,
  F extends string
> = P extends `${infer Before}=${infer After}`
  ? Bare<After> extends ''
    ? `${Say<'missing-added-tile', '='>}${DidYouMean<`=${AddedRank<Before>}`>}`
    : F extends `${string}-${string}`
      ? Length<Bare<After>> extends 1
        ? Before extends `${string}-${string}`
          ? Four<Raw, Z, B, M>
          : After extends `-${string}`
            ? Four<Raw, Z, B, M>
            : Say<'bad-mark-position before-added-tile', '='>
        : Say<'bad-mark-position before-added-tile', '='>
      : Four<Raw, Z, B, M>
  : never

/** The digit that the author wrote last: the 5 of `r5`. */
type AddedRank<S extends string> =
  Last<S> extends Mark ? (S extends `${infer A}${Other}` ? AddedRank<A> : '') : Last<S>

/** `=` and `+` need four equal tiles. */
type Four<Raw extends string, Z extends string, B extends string, M extends string> =
  Length<B> extends 4
    ? IsMeld<B, Z> extends true
      ? Length<M> extends 1
        ? Say<'bad-mark-position after-fourth', M>
        : Say<'multiple-calls', Second<M>>
      : Say<'not-same-kind', Raw>
    : BadSize<Raw, B, 'four'>

/** Three or four equal tiles, or three in a row. */
type Tiles<P extends string, Raw extends string, Z extends string, B extends string, M extends string> =
  Length<B> extends 3 | 4
    ? IsMeld<B, Z> extends true
      ? Place<P, Raw, Z, B, M>
      : Length<B> extends 4
        ? Say<'not-same-kind', Raw>
        : Z extends 'z'
          ? Say<'not-same-kind', Raw>
          : Say<'not-a-sequence', Raw>
    : `${BadSize<Raw, B, 'three-or-four'>}${AsWait<P, Z>}`

/** A wait as people write it, `2-5p`, is `25p` in notation. */
type AsWait<P extends string, Z extends string> = P extends
  '0-3' | '1-4' | '2-5' | '3-6' | '4-7' | '5-8' | '6-9'
  ? P extends `${infer A}-${infer B}`
    ? DidYouMean<`${A}${B}${Z}`>
    : ''
  : ''

/** Quote marks where they cannot be. */
type Place<P extends string, Raw extends string, Z extends string, B extends string, M extends string> =
  Length<B> extends 4
    ? M extends `${infer _}${infer C extends Mark}`
      ? Say<'bad-mark-position beside-call', C>
      : Say<'not-same-kind', Raw>
    : B extends `${infer A}${infer D}${infer E}`
      ? P extends `${string}${Quote}${Digit | 'r5'}`
        ? `${Say<'chii-not-from-kamicha toimen'>}${DidYouMean<`${D}'${A}${E}${Z}`>}`
        : `${Say<'chii-not-from-kamicha shimocha'>}${DidYouMean<`${E}'${A}${D}${Z}`>}`
      : never

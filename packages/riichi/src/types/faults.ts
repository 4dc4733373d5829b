/**
 * Faults: why a hand has no score, as the sentence of the run-time message.
 *
 *     Fault<'123m456p789s1122z3z', {win: 'ron'}, 'not-complete'>  →  '⚠ Unexpected hand that is not complete, …'
 *
 * Scoring only reports the stage at which it stopped. Here the text is read once more, and what is wrong is reported in
 * this order: notation, a chii from elsewhere, the number of tiles, copies, circumstances, the winning tile, dora, copies
 * that indicators show, the shape, yaku.
 */
import type {Conflict} from './conflicts.js'
import type {Ctx} from './context.js'
import type {Indicators} from './dora.js'
import type {Notation, Row} from './notation.js'
import type {MahjongError} from './result.js'
import type {Fill, Say} from './sentence.js'
import type {Sentences} from './tables.generated.js'

/** Why a hand has no score; `Stage` is where the scoring ended. */
export type Fault<H extends string, X extends Ctx, Stage extends string> =
  Notation<H> extends infer N
    ? N extends Row<
        infer T extends string[],
        infer B extends string,
        infer S extends 0[],
        infer M,
        infer O,
        infer E
      >
      ? OfRow<T, S, E, '14'> extends infer F extends string
        ? F extends ''
          ? OfSituation<Conflict<X, X['win'], O, M>, B, T, X, Stage>
          : F
        : never
      : N
    : never

/** How many tiles a hand must have: with the winning tile, or either with or without it. */
interface Sizes {
  '14': 14
  '13-or-14': 13 | 14
}

/** What is wrong with the tiles alone, or ''. */
export type OfRow<T extends string[], S extends 0[], E, Wanted extends keyof Sizes> = [E] extends [never]
  ? S['length'] extends Sizes[Wanted]
    ? Fifth<T>
    : MahjongError<Fill<Sentences[`hand-size ${Wanted}`], 'count', `${S['length']}`>>
  : Say<`chii-not-from-kamicha ${E & ('toimen' | 'shimocha')}`>

/** The error of the first fifth copy of a tile, or ''. */
type Fifth<T extends string[], Seen extends string = ''> = T extends [
  infer A extends string,
  ...infer Rest extends string[]
]
  ? Kind<A> extends infer K extends string
    ? Seen extends `${string}${K}${string}${K}${string}${K}${string}${K}${string}`
      ? MahjongError<Fill<Fill<Sentences['too-many-copies'], 'count', '5'>, 'tile', K>>
      : Fifth<Rest, `${Seen}${K}`>
    : never
  : ''

/** A tile as a plain one. */
type Kind<A extends string> = A extends `0${infer Z}` ? `5${Z}` : A

/** `A`: all tiles of the hand. */
type OfSituation<C, B extends string, A extends string[], X extends Ctx, Stage extends string> = [C] extends [
  never
]
  ? OfWinningTile<B, A, X, Stage>
  : Say<C & keyof Sentences>

type OfWinningTile<
  B extends string,
  A extends string[],
  X extends Ctx,
  Stage extends string
> = Stage extends 'no-win-tile'
  ? Say<'no-win-tile'>
  : X extends {tile: infer T extends string}
    ? B extends `${string}${T | Kind<T> | RedOf<T>}${string}`
      ? OfDora<A, X, Stage>
      : MahjongError<Fill<Sentences['win-not-in-hand'], 'tile', T>>
    : OfDora<A, X, Stage>

type RedOf<T extends string> = T extends `5${infer Z extends 'm' | 'p' | 's'}` ? `0${Z}` : T

type OfDora<A extends string[], X extends Ctx, Stage extends string> =
  BadIndicators<X, 'dora'> extends infer D extends string
    ? [D] extends [never]
      ? BadIndicators<X, 'ura'> extends infer U extends string
        ? [U] extends [never]
          ? OfCopies<Fifth<[...A, ...TilesOf<X, 'dora'>, ...TilesOf<X, 'ura'>]>, Stage>
          : Say<'bad-dora', U>
        : never
      : Say<'bad-dora', D>
    : never

/** `F`: the error of indicators that show a fifth copy of a tile, or ''. */
type OfCopies<F, Stage extends string> = F extends ''
  ? Stage extends keyof Sentences
    ? Say<Stage>
    : Say<'not-complete'>
  : F

/** The tiles of a text of indicators. */
type TilesOf<X, Key extends 'dora' | 'ura'> = X extends {[K in Key]: infer I extends string}
  ? Notation<I> extends Row<infer T extends string[], infer _B, infer _S, infer _M, infer _O, infer _E>
    ? T
    : []
  : []

/** A text of indicators that cannot be read, or `never`. */
type BadIndicators<X, Key extends 'dora' | 'ura'> = X extends {[K in Key]: infer I extends string}
  ? [Indicators<I>] extends [never]
    ? I
    : never
  : never

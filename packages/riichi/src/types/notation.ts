/**
 * Notation, character by character: the tiles of a text, or what is wrong with it and where.
 *
 *     Notation<'5-55z 1m'>  →  Row<['5z', '5z', '5z', '1m'], …>
 *     Notation<'12q4m'>     →  '⚠ Unexpected `q` in typed notation, expected digits with …'
 *
 * It reads as the run-time parser does with `dialect: 'typed'` (`notation/home`): digits wait for their suit letter, and
 * the first error is reported. Scoring does not use it: `parse.ts` reads correct hands faster.
 */
import type {Digit, Mark} from './characters.js'
import type {Close, Run} from './run.js'
import type {DidYouMean, Say, Tail} from './sentence.js'

/** What a text says: all tiles, the closed ones as one text, an element for each tile (three a meld), melds. */
export interface Row<Tiles, Closed, Size, Melds, Opened, Elsewhere> {
  tiles: Tiles
  closed: Closed
  size: Size
  melds: Melds
  opened: Opened
  elsewhere: Elsewhere
}

type Empty = Row<[], '', [], '', 'closed', never>

/** The row of a text, or the first error in it. */
export type Notation<S extends string> = Scan<S, '', '', Empty>

type Suit = 'm' | 'p' | 's' | 'z'
type Blank = ' ' | ','

/**
 * `S`: the rest of the text; `Raw`: the pending run as written; `P`: the same without blanks; `T`: the row read so
 * far.
 */
type Scan<S extends string, Raw extends string, P extends string, T> = S extends `${infer C}${infer Rest}`
  ? C extends Digit | 'x'
    ? Scan<Rest, `${Raw}${C}`, `${P}${C}`, T>
    : C extends Blank
      ? P extends ''
        ? Scan<Rest, '', '', T>
        : Scan<Rest, `${Raw}${C}`, P, T>
      : C extends Suit
        ? P extends ''
          ? Say<'missing-rank', Unreadable<S>>
          : Joined<Close<P, `${Raw}${C}`, C>, Rest, T>
        : C extends Mark
          ? P extends ''
            ? Say<'dangling-mark', Unreadable<S>>
            : Scan<Rest, `${Raw}${C}`, `${P}${C}`, T>
          : C extends 'r'
            ? Rest extends `${Digit}${string}`
              ? Scan<Rest, `${Raw}r`, `${P}r`, T>
              : Say<'bad-char', Unreadable<S>>
            : Foreign<C, Unreadable<S>, P>
  : P extends ''
    ? T extends Empty
      ? Say<'empty', ''>
      : T
    : Ended<Trimmed<Raw>, P>

/** Closes a run: adds it to what was read, or gives its error. */
type Joined<R, Rest extends string, T> =
  R extends Run<
    infer Tiles extends string[],
    infer Closed extends string,
    infer Size extends 0[],
    infer M extends string,
    infer O,
    infer E
  >
    ? T extends Row<
        infer A extends string[],
        infer B extends string,
        infer N extends 0[],
        infer L extends string,
        infer P,
        infer F
      >
      ? Scan<
          Rest,
          '',
          '',
          Row<
            [...A, ...Tiles],
            `${B}${Closed}`,
            [...N, ...Size],
            `${L}${M}`,
            O extends 'open' ? O : P,
            [F] extends [never] ? E : F
          >
        >
      : never
    : R

/** A character without a meaning. For letters that people type for a suit, the suit is suggested. */
type Foreign<C extends string, All extends string, P extends string> = P extends ''
  ? Say<'bad-char', All>
  : All extends C
    ? C extends keyof SuitMeant
      ? `${Say<'bad-char', All>}${DidYouMean<SuitMeant[C]>}`
      : Say<'bad-char', All>
    : Say<'bad-char', All>

interface SuitMeant {
  w: 'm'
  W: 'm'
  k: 'm'
  b: 's'
  B: 's'
  q: 'p'
  D: 'p'
}

/** At the end, digits still wait for their suit. */
type Ended<Raw extends string, P extends string> = P extends `${string}${Digit}${string}`
  ? OnlyDigits<Raw> extends true
    ? Short<Raw> extends true
      ? `${Say<'missing-suit', Raw>}${DidYouMean<`${Raw}m`, `${Raw}p`, `${Raw}s`>}`
      : Say<'missing-suit', Raw>
    : Say<'missing-suit', Raw>
  : Say<'bad-char', Raw>

type OnlyDigits<S extends string> = S extends `${Digit}${infer Rest}`
  ? OnlyDigits<Rest>
  : S extends ''
    ? true
    : false

/** At most fourteen characters. */
type Short<S extends string> =
  Tail<S> extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer Rest}`
    ? Rest extends ''
      ? true
      : false
    : true

type Trimmed<S extends string> = S extends `${infer A}${Blank}` ? (A extends string ? Trimmed<A> : never) : S

/** Letters of the alphabet in both cases. */
type Letter<C extends string> = 'abcdefghijklmnopqrstuvwxyz' extends `${string}${Lowercase<C>}${string}`
  ? true
  : false

/** The characters at the beginning of a text that cannot be read. Letters after a foreign letter belong to it. */
type Unreadable<
  S extends string,
  Seen extends string = '',
  InWord = false
> = S extends `${infer C}${infer Rest}`
  ? InWord extends true
    ? Letter<C> extends true
      ? Unreadable<Rest, `${Seen}${C}`, true>
      : Unreadable<S, Seen, false>
    : C extends Digit | Blank | 'x'
      ? Seen
      : C extends Suit | Mark
        ? Unreadable<Rest, `${Seen}${C}`, false>
        : C extends 'r'
          ? Rest extends `${Digit}${string}`
            ? Seen
            : Unreadable<Rest, `${Seen}${C}`, false>
          : Unreadable<Rest, `${Seen}${C}`, Letter<C>>
  : Seen

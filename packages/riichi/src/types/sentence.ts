/**
 * Sentences: those of the run-time messages, filled in.
 *
 *     Say<'missing-rank', 'm'>  →  '⚠ Unexpected suit letter `m` without digits, expected digits before it'
 */
import type {MahjongError} from './result.js'
import type {Sentences} from './tables.generated.js'

/** A sentence with a value in its place. */
export type Fill<
  S extends string,
  Name extends string,
  Value extends string
> = S extends `${infer A}{${Name}}${infer B}` ? `${A}${Value}${B}` : S

/** The sentence of a message that quotes a text. */
export type Say<Id extends keyof Sentences, Actual extends string = ''> = MahjongError<
  Fill<Sentences[Id], 'actual', Shortened<Actual>>
>

/** What was expected there instead. */
export type DidYouMean<
  A extends string,
  B extends string = '',
  C extends string = ''
> = `; did you mean \`${A}\`${B extends '' ? '' : ` or \`${B}\``}${C extends '' ? '' : ` or \`${C}\``}?`

/** At most forty characters are quoted. */
type Shortened<S extends string> = S extends `${string}${infer _}`
  ? Tail<Tail<Tail<Tail<S>>>> extends ''
    ? S
    : `${Head<S>}${Head<Tail<S>>}${Head<Tail<Tail<S>>>}${NineOf<Tail<Tail<Tail<S>>>>}…`
  : S

/** A text without its first ten characters. */
export type Tail<S extends string> =
  S extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _10}${infer Rest}`
    ? Rest
    : ''

type Head<S extends string> =
  S extends `${infer A}${infer B}${infer C}${infer D}${infer E}${infer F}${infer G}${infer H}${infer I}${infer J}${string}`
    ? `${A}${B}${C}${D}${E}${F}${G}${H}${I}${J}`
    : S

type NineOf<S extends string> =
  S extends `${infer A}${infer B}${infer C}${infer D}${infer E}${infer F}${infer G}${infer H}${infer I}${string}`
    ? `${A}${B}${C}${D}${E}${F}${G}${H}${I}`
    : S

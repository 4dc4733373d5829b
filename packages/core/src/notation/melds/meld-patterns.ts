/**
 * Marked runs: every way to write a meld with 新篠 marks and quote marks. The parser, the formatters and the notation of
 * the types (`typed`) use the same table.
 *
 * A pattern is the run without its suit letter, `#` for each digit: `5-55p` is `#-##`. Tiles of a chii may be in
 * any order. `called` and `added` are 0-based digits. Where one pattern means a chii and a pon, `tiles` distinguishes
 * them: three in a `row`, or all the `same`.
 *
 * Sources: the specifications of 新篠ゆう (<https://note.com/yuarasino/n/n1ba95bf3b618>) and of the quote notation.
 * Notation C7: the third of a kan is shimocha in 新篠 and toimen in quote notation.
 */
import type {From} from '@tehai/riichi/tile'

export interface MeldPattern {
  readonly pattern: string
  readonly notation: 'arashino' | 'quote'
  readonly tiles: 'row' | 'same'
  readonly type: 'chii' | 'pon' | 'daiminkan' | 'kakan' | 'ankan'
  readonly called: number | null
  readonly added: number | null
  readonly from: From | null
}

const arashino = [
  ['#-##', 'row', 'chii', 0, null, 'kamicha'],
  // A chii from another player than kamicha cannot happen at the table; 新篠 can write it, with a warning (notation C8).
  ['##-#', 'row', 'chii', 1, null, 'toimen'],
  ['###-', 'row', 'chii', 2, null, 'shimocha'],
  ['#-##', 'same', 'pon', 0, null, 'kamicha'],
  ['##-#', 'same', 'pon', 1, null, 'toimen'],
  ['###-', 'same', 'pon', 2, null, 'shimocha'],
  ['#-###', 'same', 'daiminkan', 0, null, 'kamicha'],
  ['##-##', 'same', 'daiminkan', 1, null, 'toimen'],
  ['###-#', 'same', 'daiminkan', 2, null, 'shimocha'],
  ['####-', 'same', 'daiminkan', 3, null, 'shimocha'],
  ['#-##=#', 'same', 'kakan', 0, 3, 'kamicha'],
  ['##-#=#', 'same', 'kakan', 1, 3, 'toimen'],
  ['###-=#', 'same', 'kakan', 2, 3, 'shimocha'],
  // The original form with one mark: `=` in place of `-`, the last digit added.
  ['#=###', 'same', 'kakan', 0, 3, 'kamicha'],
  ['##=##', 'same', 'kakan', 1, 3, 'toimen'],
  ['###=#', 'same', 'kakan', 2, 3, 'shimocha'],
  ['####+', 'same', 'ankan', null, null, null]
] as const

const quote = [
  ["#'##", 'row', 'chii', 0, null, 'kamicha'],
  ["#'##", 'same', 'pon', 0, null, 'kamicha'],
  ["##'#", 'same', 'pon', 1, null, 'toimen'],
  ["###'", 'same', 'pon', 2, null, 'shimocha'],
  ["#'###", 'same', 'daiminkan', 0, null, 'kamicha'],
  ["##'##", 'same', 'daiminkan', 1, null, 'toimen'],
  ["###'#", 'same', 'daiminkan', 2, null, 'toimen'],
  ["####'", 'same', 'daiminkan', 3, null, 'shimocha'],
  ["#'#'##", 'same', 'kakan', 0, 1, 'kamicha'],
  ["##'#'#", 'same', 'kakan', 1, 2, 'toimen'],
  ["###'#'", 'same', 'kakan', 2, 3, 'shimocha'],
  ['#xx#', 'same', 'ankan', null, null, null]
] as const

const rowOf =
  (notation: MeldPattern['notation']) =>
  ([pattern, tiles, type, called, added, from]: (typeof arashino)[number] | (typeof quote)[number]) =>
    ({pattern, notation, tiles, type, called, added, from}) satisfies MeldPattern

/** All marked runs, 新篠 first. */
export const meldPatterns: readonly MeldPattern[] = [
  ...arashino.map(rowOf('arashino')),
  ...quote.map(rowOf('quote'))
]

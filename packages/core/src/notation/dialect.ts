/** Dialects: each is one way to write tiles, and all have the same interface. */
import type {Mode, ParseResult} from './tree.js'
import type {en} from './words/en/dialects.js'

/** Id of a dialect: an entry of the dictionaries. */
export type DialectId = keyof typeof en

/**
 * How `y` of 牌画 is read. `auto`: among three or four equal digits it marks the tile before it, elsewhere the one
 * after it (notation C2). `prefix`: always the tile after it, as in authentic 牌画 text.
 */
export type ReadingOfY = 'auto' | 'prefix'

/** Options of a call of `parse`. */
export interface ParseOptions {
  /**
   * Whether the text is a hand or a river (default: `hand`; in `auto` and `paiga`, a line that begins with `j` is a
   * river).
   */
  readonly mode?: Mode | undefined
  /** How `y` of 牌画 is read (default: `auto`). */
  readonly y?: ReadingOfY | undefined
}

/** One dialect. `dialectWords` has its names. */
export interface Dialect {
  readonly id: DialectId
  /** Where it is used: a site, program or package. */
  readonly source: string
  /** A short example that parses. */
  readonly example: string
  /**
   * `from`: its melds say which player a tile was called from. `plain`: they do not; a call is drawn as one from
   * kamicha, but claims do not take that for a fact. `none`: it has no melds; at most, a call is a sideways tile.
   */
  readonly melds: 'from' | 'plain' | 'none'
  /**
   * A pattern for text that its rows contain and `auto` does not use; `null` if `auto` reads them. The pattern must
   * match, or fail, in time proportional to the text.
   */
  readonly signature: RegExp | null
  /** A row about which `auto` could say nothing useful piece by piece: one message proposes the dialect instead. */
  readonly foreign?: RegExp
  /** Read one row. Never throws; a text of n units takes time proportional to n. */
  readonly parse: (text: string, options?: ParseOptions) => ParseResult
}

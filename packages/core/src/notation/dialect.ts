/**
 * Dialects: one way to write tiles each, all behind one interface.
 */
import type {Mode, Parsed} from './tree.js'

/** Every dialect that can be named, `auto` first. */
export const dialectIds = [
  'auto',
  'mpsz',
  'arashino',
  'paiga',
  'quote',
  'typed',
  'kobalab',
  'tenhou',
  'tenhou-json',
  'tenhou-meld',
  'mjai',
  'unicode',
  'mjt',
  'mahgen',
  'merjong',
  'mahjong-tex',
  'pymdownx',
  'tempai',
  'ja',
  'obsidian',
  'jekyll',
  'mpszf',
  'maku',
  'riichi-hand',
  'riichi-npm'
] as const

export type DialectId = (typeof dialectIds)[number]

/**
 * How `y` of 牌画 is read. `auto`: among three or four equal digits it marks the tile before it, elsewhere the one
 * after it (notation C2). `prefix`: always the tile after it, as in authentic 牌画 text.
 */
export type ReadingOfY = 'auto' | 'prefix'

/** What a caller may ask of a dialect. */
export interface ParseOptions {
  /** Whether the text is a hand or a river (default: `hand`; a line that begins with `j` is a river in `auto` and `paiga`). */
  readonly mode?: Mode | undefined
  /** How `y` of 牌画 is read (default: `auto`). */
  readonly y?: ReadingOfY | undefined
}

/** One dialect. */
export interface Dialect {
  readonly id: DialectId
  /** What people call it. */
  readonly names: {readonly en: string; readonly ja: string}
  /** Where it is used: a site, program or package. */
  readonly source: string
  /** A short example that parses. */
  readonly example: string
  /**
   * Whether its melds say whom a tile was called from (default: `true`). Where they do not, a call is drawn as one
   * from kamicha, and whoever wants facts does not take that for one.
   */
  readonly saysSeats?: boolean
  /** Read one row. Never throws; a text of n units takes time proportional to n. */
  readonly parse: (text: string, options?: ParseOptions) => Parsed
}

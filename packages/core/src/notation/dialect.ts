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

/** What a caller may ask of a dialect. */
export interface ParseOptions {
  /** Whether the text is a hand or a river (default: `hand`; a line that begins with `j` is a river in `auto` and `paiga`). */
  readonly mode?: Mode | undefined
  /** `prefix`: `y` always belongs to the tile after it, as in authentic 牌画 text (default: `seed`, the reading of notation C2). */
  readonly y?: 'seed' | 'prefix' | undefined
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
  /** Read one row. Never throws; a text of n units takes time proportional to n. */
  readonly parse: (text: string, options?: ParseOptions) => Parsed
}

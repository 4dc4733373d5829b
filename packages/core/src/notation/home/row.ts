/**
 * A row being read: what was understood so far, and what is pending. It is the only mutable state of the home dialects,
 * and exists for one call of `parse`.
 *
 * A run of digits is pending until its suit letter (`run`), prefixes until their tile (`prefixes`).
 */
import type {Message} from '@tehai/kernel/source'
import type {Tile} from '@tehai/riichi/tile'
import {gapNode, type Node, type TileNode} from '../tree.js'
import type {Draft} from './draft.js'
import type {ConcealedRun} from '../draw.js'

/** A run whose suit is known. */
export interface ClosedRun {
  readonly drafts: readonly Draft[]
  readonly suit: string
  readonly start: number
  /** Offset after the suit letter. */
  readonly end: number
}

/** Reads the text that begins at `row.at`. */
export type Reader = (row: Row) => void

/** What a dialect reads, and how. */
export interface Grammar {
  readonly id: 'auto' | 'mpsz' | 'arashino' | 'paiga' | 'quote' | 'typed'
  readonly readers: ReadonlyMap<string, Reader>
  readonly fold: (text: string) => string
  /** Blanks and commas between finished tiles are gaps on the picture. */
  readonly gaps: boolean
  /** 牌画 prefixes form melds, and a line that begins with `j` is a river. */
  readonly paiga: boolean
  /** Brackets with a word after them group tiles. */
  readonly groups: boolean
  /** A long marked run is split into melds. */
  readonly chains: boolean
  /** Honor letters adjacent to other tiles may be slips for a suit letter. */
  readonly doubtsLetters: boolean
  /**
   * Messages propose what a slip may mean. Those of the types do not: each proposal would have to be computed as a
   * type.
   */
  readonly explainsSlips: boolean
}

export interface Row {
  readonly text: string
  /** The text folded; same length. */
  readonly folded: string
  readonly grammar: Grammar
  readonly river: boolean
  readonly yIsPrefix: boolean
  /** Offset of the next character. */
  at: number
  nodes: Node[]
  messages: Message[]

  /** Drafts whose suit is not known yet. */
  run: Draft[]
  /** The run is of kanji: its suit is known, and it ends with the first character that does not belong to it. */
  isKanjiRun: boolean
  /** Bits of the pending prefixes. */
  prefixes: number
  /** Offset of the first pending prefix, or -1. */
  prefixStart: number
  /** Offset of the pending `y`, or -1. */
  yAt: number
  /** Whether the pending run has norths put aside. */
  hasKita: boolean

  /** Where blanks after a finished tile began, or -1. */
  gapStart: number
  /** Offset of a pending `-` that means a gap, or -1. */
  dashAt: number
  /** Index of the tile that a postfix or label belongs to, or -1. */
  last: number
  /** The run just closed, until something comes after it (牌画 writes a daiminkan as two runs). */
  closed: ClosedRun | null
  /** Concealed runs for the draw rule. */
  concealed: ConcealedRun[]

  /** Honor letters of this word that may be slips. */
  letters: {readonly tile: Tile; readonly start: number; readonly end: number}[]
  /** Whether this word contains anything but honor letters. */
  isMixedWord: boolean
  /** Offsets of the postfixes `m` and `l`, by the start of their tiles; `null` before the first. */
  wins: Map<number, number> | null
  /** A prefix `y` was typed. */
  hasTurned: boolean

  /** River: the number of tiles so far, and the numbers of tiles after which a line ended. */
  discards: number
  readonly breaks: number[]
  /** The text has no `}` from this offset on. */
  noMoreBraces: boolean
}

/** Begin a row. */
export function beginRow(
  text: string,
  folded: string,
  grammar: Grammar,
  river: boolean,
  yIsPrefix: boolean
): Row {
  return {
    text,
    folded,
    grammar,
    river,
    yIsPrefix,
    at: 0,
    nodes: [],
    messages: [],
    run: [],
    isKanjiRun: false,
    prefixes: 0,
    prefixStart: -1,
    yAt: -1,
    hasKita: false,
    gapStart: -1,
    dashAt: -1,
    last: -1,
    closed: null,
    concealed: [],
    letters: [],
    isMixedWord: false,
    wins: null,
    hasTurned: false,
    discards: 0,
    breaks: [],
    noMoreBraces: false
  }
}

/** Add a node, after the gap that precedes it. */
export function push(row: Row, node: Node): void {
  if (row.gapStart >= 0) {
    if (row.grammar.gaps && !row.river) row.nodes.push(gapNode(row.gapStart, node.start))
    row.gapStart = -1
  }
  row.dashAt = -1
  row.last = -1
  row.closed = null
  row.nodes.push(node)
}

/** Add a tile to which following postfixes may belong. */
export function pushTile(row: Row, tile: TileNode): void {
  push(row, tile)
  row.last = row.nodes.length - 1
  row.discards++
}

/** Add a tile that cannot be mistaken for a slip. */
export function pushPlainTile(row: Row, tile: TileNode): void {
  row.isMixedWord = true
  pushTile(row, tile)
}

/** Start of the pending text, or else of the character at `at`. */
export function pendingStart(row: Row): number {
  const first = row.run[0]
  if (first) return first.start
  return row.prefixStart >= 0 ? row.prefixStart : row.at
}

/** Forget the pending prefixes. */
export function clearPrefixes(row: Row): void {
  row.prefixes = 0
  row.prefixStart = -1
  row.yAt = -1
}

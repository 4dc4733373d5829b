/**
 * A row being read: what was understood so far, and what is pending. The only mutable state of the home dialects;
 * it lives for one call of `parse`.
 *
 * A run of digits is pending until its suit letter comes (`run`), prefixes until their tile (`prefixes`).
 */
import type {Values, Message} from '@tehai/kernel/source'
import type {Tile} from '@tehai/riichi/tile'
import {notationMessage, type NotationMessageId} from '../messages.js'
import {gapNode, textNode, type Node, type TileNode} from '../tree.js'
import {isDigit, type Draft} from './draft.js'
import type {Fault} from './fault.js'
import type {ConcealedRun} from '../draw.js'

/** A run just closed, while nothing has come after it (牌画 writes a daiminkan as two runs). */
export interface ClosedRun {
  readonly drafts: readonly Draft[]
  readonly suit: string
  readonly end: number
}

/** Reads what begins at `row.at`. */
export type Reader = (row: Row) => void

/** What a dialect reads, and how. */
export interface Grammar {
  readonly id: 'auto' | 'mpsz' | 'arashino' | 'paiga' | 'quote' | 'typed'
  readonly readers: ReadonlyMap<string, Reader>
  readonly fold: (text: string) => string
  /** Blanks and commas between finished tiles are gaps on the picture. */
  readonly gaps: boolean
  /** 牌画 prefixes make melds, and a line that begins with `j` is a river. */
  readonly paiga: boolean
  /** Brackets with a word after them group tiles. */
  readonly groups: boolean
  /** A long marked run is split into melds. */
  readonly chains: boolean
  /** Honor letters packed onto other tiles may be slips for a suit letter. */
  readonly doubtsLetters: boolean
  /** Messages propose what a slip was meant as. The types do not: each proposal would be types to compute. */
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

  /** Drafts whose suit has not come. */
  run: Draft[]
  /** The run is of kanji: its suit is known, and it ends with the first character that does not belong to it. */
  isKanjiRun: boolean
  /** Bits of the prefixes that wait for their tile. */
  prefixes: number
  /** Offset of the first waiting prefix, or -1. */
  prefixStart: number
  /** Offset of the waiting `y`, or -1. */
  yAt: number
  /** Whether the pending run has norths put aside. */
  hasKita: boolean

  /** Where blanks after a finished tile began, or -1. */
  gapStart: number
  /** Offset of a `-` that stands for a gap and still waits for what follows it, or -1. */
  dashAt: number
  /** Index of the tile that a postfix or label belongs to, or -1. */
  last: number
  closed: ClosedRun | null
  /** Concealed runs for the draw rule. */
  concealed: ConcealedRun[]

  /** Honor letters of this word that may be slips. */
  letters: {readonly tile: Tile; readonly start: number; readonly end: number}[]
  /** Whether this word holds anything but honor letters. */
  isMixedWord: boolean
  /** Offsets of the postfixes `m` and `l`, by the start of their tiles; `null` before the first. */
  wins: Map<number, number> | null
  /** A prefix `y` was typed. */
  hasTurned: boolean

  /** River: tiles so far, and after how many of them a line ended. */
  discards: number
  readonly breaks: number[]
  /** The text has no `}` from here on. */
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

/** Add a tile; what follows may belong to it. */
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

/** Start of what is pending, or of the character at `at`. */
export function pendingStart(row: Row): number {
  const first = row.run[0]
  if (first) return first.start
  return row.prefixStart >= 0 ? row.prefixStart : row.at
}

/** Forget the prefixes that wait for a tile. */
export function clearPrefixes(row: Row): void {
  row.prefixes = 0
  row.prefixStart = -1
  row.yAt = -1
}

/** Report a fault; the text from `start` to `end` is shown as it is. Everything pending before `end` goes with it. */
export function fail(row: Row, fault: Fault, start: number, end: number): void {
  row.isMixedWord = true
  row.run = []
  row.isKanjiRun = false
  clearPrefixes(row)
  row.messages.push(notationMessage(fault.id, fault.start, fault.end, fault.values, fault.expected))
  push(row, textNode(row.text.slice(start, end), start, end))
}

const noValues: Values = {}
const nothing: readonly string[] = []

/** Faults of single characters. */
const characterFaults: ReadonlySet<string> = new Set([
  'bad-char',
  'missing-rank',
  'dangling-mark',
  'dangling-modifier',
  'river-marker-position'
])

/**
 * Report the characters from `row.at` to `end`, with the run or prefixes pending before them, and continue after them.
 * A range of characters without a meaning is reported once, for what is wrong with the first of them.
 */
export function failCharacters(
  row: Row,
  id: NotationMessageId,
  end: number,
  values: Values = noValues,
  expected: readonly string[] = nothing
): void {
  const start = pendingStart(row)
  const {at} = row
  row.at = end
  const before = row.nodes.at(-1)
  const said = row.messages.at(-1)
  const isNext = start === at && before?.type === 'text' && before.end === at && said?.end === at
  if (isNext && characterFaults.has(said.id)) {
    const {start: first, values: saidValues} = said
    row.messages[row.messages.length - 1] = notationMessage(
      said.id as NotationMessageId,
      first,
      end,
      saidValues
    )
    row.nodes[row.nodes.length - 1] = textNode(row.text.slice(before.start, end), before.start, end)
    return
  }
  fail(row, {id, start: at, end, values, expected}, start, end)
}

/** Report prefixes that no tile follows; digits pending before them go with them. */
export function failPrefixes(row: Row): void {
  const {prefixStart, at} = row
  const fault: Fault = {
    id: 'dangling-modifier',
    start: prefixStart,
    end: at,
    values: noValues,
    expected: nothing
  }
  fail(row, fault, pendingStart(row), at)
}

/** Digits: a suit letter makes them readable. */
const digits = /^[0-9]{1,14}$/

/** What a suit letter makes readable: digits, or three and more of them with marks of a call. */
const suitable = /^(?:[0-9]{1,14}|(?=(?:[-'+]*[0-9]){3})[0-9](?:[-'+]?[0-9]){2,13}[-'+]?)$/

const numbers = ['m', 'p', 's']
const withHonors = ['z', ...numbers]

/** The suits that digits may have, the likeliest first: of those behind honors, `112z2`, that of the honors. */
const suitsAfter = (before: string | undefined, typed: string): readonly string[] =>
  before === 'z' && /^[1-7]+$/.test(typed) ? withHonors : numbers

/** Report digits that no suit letter follows. Prefixes that came after them still wait for their tile. */
export function failRun(row: Row): void {
  const {run, prefixes, prefixStart, yAt} = row
  const start = run[0]!.start
  const {end} = run.at(-1)!
  const typed = row.folded.slice(start, end)
  const {explainsSlips} = row.grammar
  const suits = explainsSlips ? suitsAfter(row.folded[start - 1], typed) : numbers
  const pattern = explainsSlips ? suitable : digits
  const expected = pattern.test(typed) ? suits.map(suit => typed + suit) : nothing
  if (run.some(isDigit)) fail(row, {id: 'missing-suit', start, end, values: noValues, expected}, start, end)
  else fail(row, {id: 'bad-char', start, end, values: charValues(row.grammar), expected: nothing}, start, end)
  row.prefixes = prefixes
  row.prefixStart = prefixStart
  row.yAt = yAt
}

/** Values of `bad-char`. */
export function charValues({id}: Grammar): Values {
  return {dialect: id, wanted: id}
}

const fiveBefore = /5([mps])$/

/** A letter packed onto other tiles: `r` after a five may be mjai's red five (`5mr`), any other a slip. */
function letterMessage({folded}: Row, tile: Tile, start: number, end: number): Message {
  const suit = tile === '6z' ? fiveBefore.exec(folded.slice(Math.max(0, start - 2), start))?.[1] : undefined
  return suit
    ? notationMessage('red-after-five', start, end, {}, [`0${suit}`])
    : notationMessage('packed-honor-letter', start, end, {honor: tile, tile}, [tile])
}

/** End a word: blanks and commas separate words. Honor letters among other tiles may be typing errors. */
export function endWord(row: Row): void {
  if (row.isMixedWord && row.grammar.doubtsLetters) {
    for (const {tile, start, end} of row.letters) row.messages.push(letterMessage(row, tile, start, end))
  }
  if (row.letters.length > 0) row.letters = []
  row.isMixedWord = false
}

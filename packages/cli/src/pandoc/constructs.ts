/**
 * Constructs in a line of inlines: their positions, and the line with slots for them.
 */
import {append, type Span} from '@tehai/kernel/source'
import {
  almostDirectives,
  findingsOf,
  placesFrom,
  positionOf,
  readDirective,
  writtenRow
} from '@tehai/kernel/markdown'
import type {Document, GamePage, ReadConstruct} from '@tehai/kernel/markdown'
import {str, type Attr, type Node} from './ast.js'
import {cutStr, isBare, isInWord, lineOf, unwrapped, type Line, type Piece} from './source.js'

/** A text from which marks are taken. */
interface Str extends Node {
  readonly t: 'Str'
  c: string
}

/** A node that represents a construct in the tree until it is drawn. */
export interface Slot extends Node {
  readonly t: 'Slot'
  readonly read: ReadConstruct
  readonly isBlock: boolean
  /** Whether it is in a heading, which a table of contents repeats. */
  readonly isInHeading: boolean
  /** The texts directly before and after it. Their opening and closing marks are drawn with the construct. */
  readonly previous: Str | null
  readonly next: Str | null
  /** What it has become. */
  drawn: readonly Node[]
}

export function slotOf(read: ReadConstruct, isBlock: boolean): Slot {
  return {t: 'Slot', read, isBlock, isInHeading: false, previous: null, next: null, drawn: []}
}

/** A construct in a line. */
interface ConstructSpan extends Span {
  readonly name: string
}

/** What is known about a game before a text is opened for it. */
type GameNames = Pick<GamePage, 'names'>

/** Finds the names of all games after a colon. */
function directivePattern(games: readonly GameNames[]): RegExp {
  const names = games
    .flatMap(game => [...game.names])
    .map(name => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`:(${names.join('|')})\\[`, 'g')
}

/** The construct at a match of the pattern. */
function foundAt(text: string, {index: start, 1: name}: RegExpExecArray): ConstructSpan | null {
  if (text[start - 1] === ':') return null
  const parts = readDirective(text.slice(start))
  return parts && {name: name!, start, end: start + (parts.attributes ?? parts.label).end + 1}
}

/** How many levels of marks within marks are opened. */
const DEEPEST = 8

/**
 * A line in which no construct begins or ends within the marks of an inline: such marks are turned back into text,
 * since they were meant as a part of the construct.
 */
export function openedLine(inlines: readonly Node[], games: readonly GameNames[]): readonly Node[] {
  const pattern = directivePattern(games)
  let opened = pattern.test(lineOf(inlines).text) ? withoutBareSpans(inlines) : inlines
  for (let depth = 0; depth < DEEPEST; depth++) {
    const {text, pieces} = lineOf(opened)
    const crossed = new Set<number>()
    for (const match of text.matchAll(pattern)) {
      const found = foundAt(text, match)
      for (const index of found ? piecesCrossed(pieces, found) : []) crossed.add(index)
    }
    if (crossed.size === 0) return opened
    const line = opened
    opened = line.flatMap((inline, index) =>
      crossed.has(index) ? (unwrapped(inline, isInWord(line, index)) ?? inline) : inline
    )
  }
  return opened
}

/** Inlines without the spans in which a Pandoc reader records positions. */
function withoutBareSpans(inlines: readonly Node[]): readonly Node[] {
  return inlines.flatMap(inline => {
    const [attr, children] = inline.t === 'Span' ? (inline.c as [Attr, readonly Node[]]) : []
    return attr && isBare(attr) ? children! : inline
  })
}

/**
 * The inlines with marks that contain the beginning of a construct but not its end, or its end but not its beginning.
 */
function piecesCrossed(pieces: readonly Piece[], {start, end}: ConstructSpan): number[] {
  const first = pieceAt(pieces, start)
  const last = pieceAt(pieces, end - 1)
  if (first === last) return []
  return [first, last].filter(index => {
    const piece = pieces[index]!
    const isWhole = start <= piece.start && piece.end <= end
    return !isWhole && piece.inline.t !== 'Str' && unwrapped(piece.inline, false) !== null
  })
}

/** Index of the piece at an offset of its line. */
function pieceAt(pieces: readonly Piece[], offset: number): number {
  let [low, high] = [0, pieces.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (pieces[middle]!.end > offset) high = middle
    else low = middle + 1
  }
  return low
}

/** A line with its constructs in slots, and their positions. */
export interface ReadLine {
  readonly nodes: readonly Node[]
  readonly spans: readonly Span[]
}

/** Read the constructs of a line into slots. The findings are added to the games. */
export function readLine(line: Line, document: Document, games: readonly GamePage[]): ReadLine {
  const nodes: Node[] = []
  const spans: Span[] = []
  let at = 0 // offset in the text up to which the line has been written
  for (const match of line.text.matchAll(directivePattern(games))) {
    const found = match.index < at ? null : foundAt(line.text, match)
    if (!found || !isWhole(line, found)) continue
    const {name, start, end} = found
    append(nodes, between(line, at, start))
    const game = games.find(({names}) => names.has(name))!
    const row = writtenRow(line.text.slice(start, end), false, positionOf(document, start, end))!
    const read = game.file.readRow(row)
    append(game.findings, read.findings)
    nodes.push(slotOf(read, false))
    spans.push(found)
    at = end
  }
  append(nodes, between(line, at, line.text.length))
  return {
    nodes: nodes.map((node, index) =>
      node.t === 'Slot'
        ? {...(node as Slot), previous: strOf(nodes[index - 1]), next: strOf(nodes[index + 1])}
        : node
    ),
    spans
  }
}

const strOf = (node: Node | undefined): Str | null => (node?.t === 'Str' ? (node as Str) : null)

/** Whether a construct begins in a text and does not end inside another inline. */
function isWhole({pieces}: Line, {start, end}: ConstructSpan): boolean {
  const last = pieces[pieceAt(pieces, end - 1)]!
  return pieces[pieceAt(pieces, start)]!.inline.t === 'Str' && (last.inline.t === 'Str' || last.end === end)
}

/** The inlines between two offsets. A text at either offset is cut there. */
function between({pieces}: Line, from: number, to: number): Node[] {
  const nodes: Node[] = []
  if (from >= to) return nodes
  const last = pieceAt(pieces, to - 1)
  for (const {inline, start, end} of pieces.slice(pieceAt(pieces, from), last + 1)) {
    if (inline.t !== 'Str' || (from <= start && end <= to)) {
      nodes.push(inline)
      continue
    }
    const [before] = cutStr(inline.c as string, to - start)
    const [dropped] = cutStr(inline.c as string, Math.max(0, from - start))
    if (before.length > dropped.length) nodes.push(str(before.slice(dropped.length)))
  }
  return nodes
}

/** Report texts of a line that were meant as constructs. `spans`: the constructs that were read. */
export function reportAlmost(
  {text, pieces}: Line,
  spans: readonly Span[],
  document: Document,
  games: readonly GamePage[]
): void {
  for (const game of games) {
    if (text.search(game.almost) < 0) continue
    const messages = almostDirectives(text, game).filter(({start, end}) => {
      const inTexts = pieces
        .slice(pieceAt(pieces, start), pieceAt(pieces, Math.max(start, end - 1)) + 1)
        .every(({inline}) => textNames.has(inline.t))
      return inTexts && !spans.some(span => span.start < end && start < span.end)
    })
    append(
      game.findings,
      findingsOf(
        messages,
        text,
        placesFrom(document, offset => offset)
      )
    )
  }
}

/** Inlines that are the text of a line. The content of other inlines is read separately. */
const textNames: ReadonlySet<string> = new Set(['Str', 'Space', 'SoftBreak', 'LineBreak'])

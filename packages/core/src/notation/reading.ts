/**
 * A row being read: the nodes and messages so far, and the digits that still wait for their suit letter.
 *
 * What the named dialects share. A dialect reads its text from left to right and calls these; each of them looks
 * at its own range once, so a row takes time proportional to its length. A reading lives as long as one `parse`.
 *
 *     12x3m
 *     ^^ ^   digits that wait; `x` waits with them as text, so the order typed is kept
 *         ^  closes the run: 1m 2m [x] 3m
 */
import type {Face, Tile} from '@tehai/riichi/tile'
import type {Message, Severity, Values} from '@tehai/kernel/source'
import type {DialectId, ParseOptions} from './dialect.js'
import {notationMessage, type NotationMessageId} from './messages.js'
import {
  gapNode,
  noMarks,
  textNode,
  tileNode,
  type Mark,
  type Mode,
  type Node,
  type Parsed,
  type TextNode
} from './tree.js'

/** A digit that waits for its suit letter, or (`node`) something between such digits. */
interface Pending {
  readonly digit: string
  readonly start: number
  end: number
  marks: readonly Mark[]
  label: string | null
  readonly node: Node | null
}

/** A row being read. */
export interface Reading {
  readonly dialect: DialectId
  readonly text: string
  readonly mode: Mode
  readonly nodes: Node[]
  readonly messages: Message[]
  /** The run of digits that is open. */
  run: Pending[]
}

/** Marks of a tile with one mark; shared, as most marked tiles have one. */
export const marksOf: Readonly<Record<Mark, readonly Mark[]>> = {
  rotated: ['rotated'],
  tsumogiri: ['tsumogiri'],
  riichi: ['riichi'],
  called: ['called'],
  tsumo: ['tsumo'],
  ron: ['ron'],
  dora: ['dora'],
  facedown: ['facedown'],
  stacked: ['stacked'],
  stackedRedTop: ['stackedRedTop'],
  top: ['top'],
  ring: ['ring'],
  dim: ['dim'],
  kita: ['kita']
}

/** Begin to read a row. */
export function beginReading(dialect: DialectId, text: string, options: ParseOptions | undefined): Reading {
  return {dialect, text, mode: options?.mode ?? 'hand', nodes: [], messages: [], run: []}
}

/** Report a message for a range of the text. `severity` only where a dialect allows what others forbid. */
export function report(
  reading: Reading,
  id: NotationMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[],
  severity?: Severity
): void {
  reading.messages.push(notationMessage(id, start, end, values, expected, severity))
}

/** Show a range as it was typed; adjacent ranges become one. */
export function putText(reading: Reading, start: number, end: number): void {
  const last = reading.nodes.at(-1)
  const from = last?.type === 'text' && last.end === start ? (reading.nodes.pop() as TextNode).start : start
  reading.nodes.push(textNode(reading.text.slice(from, end), from, end))
}

/** Whether a text is nothing but white space. */
export function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Where the character that begins at an offset ends: two units further for a surrogate pair. */
export function characterEnd(text: string, start: number): number {
  return start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1)
}

const letter = /\p{L}/u

/**
 * Refuse one character that the dialect does not know: a message, and the character as text.
 *
 * A letter after digits most likely is a mistyped suit letter, so the digits are shown as text too; digits around
 * any other character remain one run.
 *
 * @returns
 *   Where the character ends.
 */
export function refuse(reading: Reading, start: number): number {
  const end = characterEnd(reading.text, start)
  const character = reading.text.slice(start, end)
  report(reading, 'bad-char', start, end, {dialect: reading.dialect, wanted: reading.dialect})
  putAmongDigits(reading, textNode(character, start, end))
  if (letter.test(character)) abandonRun(reading)
  return end
}

/** Put a node after what is there; between digits that wait it waits with them. */
export function putAmongDigits(reading: Reading, node: Node): void {
  if (reading.run.length > 0) {
    reading.run.push({digit: '', start: node.start, end: node.end, marks: noMarks, label: null, node})
  } else if (node.type === 'text') putText(reading, node.start, node.end)
  else reading.nodes.push(node)
}

/** Put a gap; blanks that follow each other are one gap, and none is at the beginning. */
export function putGap(reading: Reading, start: number, end: number): void {
  const last = reading.nodes.at(-1)
  if (!last) return
  if (last.type === 'gap' && last.width === null)
    reading.nodes[reading.nodes.length - 1] = gapNode(last.start, end)
  else reading.nodes.push(gapNode(start, end))
}

/** Add a digit to the open run: the last unit of the range; the characters before it are its prefixes. */
export function addDigit(
  reading: Reading,
  start: number,
  end: number = start + 1,
  marks: readonly Mark[] = noMarks
): void {
  reading.run.push({digit: reading.text[end - 1]!, start, end, marks, label: null, node: null})
}

/** The last digit that waits, if the run ends with one. */
export function lastDigit(reading: Reading): Pending | null {
  const last = reading.run.at(-1)
  return last && last.node === null ? last : null
}

/** The face a digit names in a suit; `null` where there is none. */
export type FaceOf = (digit: string, suit: string) => Face | null

/** Faces of mpsz: `0m 0p 0s` are the red fives, `1z`–`7z` the honors. */
export const mpszFace: FaceOf = (digit, suit) =>
  suit === 'z' && (digit < '1' || digit > '7') ? null : (`${digit}${suit}` as Tile)

/** Faces of mpsz, and what several programs make of the rest: `0z` back, `8z` blank, `9z` unknown. */
export const wideFace: FaceOf = (digit, suit) => {
  if (suit !== 'z') return mpszFace(digit, suit)
  if (digit === '0') return 'back'
  if (digit === '8') return 'blank'
  return digit === '9' ? 'unknown' : (`${digit}z` as Tile)
}

/** What a suit has, as ids of `rankWords`; a suit that is not here has the ranks 1 to 9. */
const wantedRanks: Readonly<Record<string, string>> = {z: 'honors', x: 'back', f: 'flowers'}

/** Say that a tile does not exist. */
export function reportRank(
  reading: Reading,
  tile: string,
  start: number,
  end: number,
  wanted?: string
): void {
  report(reading, 'bad-rank', start, end, {
    tile,
    wanted: wanted ?? wantedRanks[tile.at(-1)!.toLowerCase()] ?? 'suits'
  })
}

/**
 * A suit letter closes the open run: its digits become tiles.
 *
 * @param groupMarks
 *   Marks for the digits of the run that have none of their own.
 * @param end
 *   Where the suit letter (and what belongs to it) ends.
 */
export function closeRun(
  reading: Reading,
  suit: string,
  at: number,
  faceOf: FaceOf = mpszFace,
  groupMarks: readonly Mark[] = noMarks,
  end: number = at + 1
): void {
  const {run, text} = reading
  if (run.length === 0) {
    report(reading, 'missing-rank', at, at + 1)
    putText(reading, at, end)
    return
  }
  reading.run = []
  for (const [index, item] of run.entries()) {
    const itemEnd = index === run.length - 1 ? end : item.end
    if (item.node) {
      putAmongDigits(reading, item.node)
      continue
    }
    const face = faceOf(item.digit, suit)
    const marks = item.marks.length > 0 ? item.marks : groupMarks
    if (face) reading.nodes.push(tileNode(face, item.start, itemEnd, marks, item.label))
    else {
      reportRank(reading, item.digit + text[at]!, item.start, item.end)
      putText(reading, item.start, itemEnd)
    }
  }
}

/**
 * Give up the open run: nothing said which suit its digits have.
 *
 * Digits before a character that the dialect does not know are not reported a second time: most likely the character
 * is in the place of the suit letter.
 */
export function abandonRun(reading: Reading): void {
  const {run} = reading
  reading.run = []
  let first = -1
  let end = -1
  for (const item of run) {
    if (item.node) {
      if (item.node.type === 'text') first = -1
      putAmongDigits(reading, item.node)
      continue
    }
    if (first < 0) first = item.start
    end = item.end
    putText(reading, item.start, item.end)
  }
  if (first < 0) return
  const digits = reading.text.slice(first, end)
  const expected = /^[0-9]{1,14}$/.test(digits) ? [`${digits}m`, `${digits}p`, `${digits}s`] : []
  report(reading, 'missing-suit', first, end, undefined, expected)
}

/**
 * What a further mark does to a tile: the marks it has then, `null` where it may not have both. `tile` begins with
 * its digit.
 */
export type Join = (before: readonly Mark[], mark: Mark, tile: string) => readonly Mark[] | null

const onlyOne: Join = (before, mark) => (before.length === 0 ? marksOf[mark] : null)

/**
 * Mark the tile before: the last digit that waits, else (`anywhere`) the last tile of the row.
 *
 * @returns
 *   Whether there was one. A tile that already has a mark it cannot have together with this one keeps it, and a
 *   message says so.
 */
export function markPrevious(
  reading: Reading,
  mark: Mark,
  start: number,
  end: number,
  anywhere: boolean,
  join: Join = onlyOne
): boolean {
  const digit = lastDigit(reading)
  if (digit) {
    const joined = join(digit.marks, mark, digit.digit)
    if (joined) digit.marks = joined
    else report(reading, 'bad-mark-position', start, end, {wanted: 'once'})
    digit.end = end
    return true
  }
  const {nodes} = reading
  const waiting = reading.run.at(-1)
  const node = waiting ? waiting.node : nodes.at(-1)
  if (!anywhere || node?.type !== 'tile') return false
  const joined = join(node.marks, mark, node.face)
  if (!joined) report(reading, 'bad-mark-position', start, end, {wanted: 'once'})
  const marked = tileNode(node.face, node.start, end, joined ?? node.marks, node.label)
  if (waiting)
    reading.run[reading.run.length - 1] = {
      digit: '',
      start: node.start,
      end,
      marks: noMarks,
      label: null,
      node: marked
    }
  else nodes[nodes.length - 1] = marked
  return true
}

/** Say that a mark has no tile before it, and show it. */
export function putDanglingMark(reading: Reading, start: number, end: number): void {
  report(reading, 'dangling-mark', start, end)
  putAmongDigits(reading, textNode(reading.text.slice(start, end), start, end))
}

/** What the end of a row may add. */
export interface Ending {
  /** Index of the node of the drawn tile (default: none). */
  readonly draw?: number | null | undefined
  readonly riichi?: boolean | undefined
}

/**
 * End the row.
 *
 * Digits that still wait are given up, blanks at the end are no gap. In a river a tile on its side is the one that declared riichi. Messages are
 * in the order of their places.
 */
export function finishReading(reading: Reading, ending: Ending = {}): Parsed {
  abandonRun(reading)
  const {text, mode, nodes, messages} = reading
  if (nodes.every(({type}) => type === 'gap') && messages.every(({severity}) => severity === 'warning'))
    report(reading, 'empty', 0, text.length)
  const last = nodes.at(-1)
  if (last?.type === 'gap' && isBlank(text.slice(last.start, last.end))) nodes.pop()
  messages.sort((a, b) => a.start - b.start)
  return {
    tree: {
      mode,
      nodes: mode === 'river' ? nodes.map(asDiscard) : nodes,
      draw: ending.draw ?? null,
      riichi: ending.riichi ?? false,
      rows: []
    },
    messages
  }
}

function asDiscard(node: Node): Node {
  if (node.type !== 'tile' || !node.marks.includes('rotated')) return node
  const marks = node.marks.map(mark => (mark === 'rotated' ? 'riichi' : mark))
  return tileNode(node.face, node.start, node.end, marks, node.label)
}

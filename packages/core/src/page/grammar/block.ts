/**
 * Block: the syntax of a whole ```mahjong block. Which rows there are, whose they are, and which key speaks of which.
 *
 * Says nothing of what a row or a value means. Every span is an offset into the text of the block; plain data.
 */
import {type Message, type Span, nearest} from '@tehai/kernel/source'
import {exampleOfCall} from './call-words.js'
import {nearestKeys, type Key, type KeyOf} from './keys.js'
import {
  parseLines,
  playerNames,
  type CommentLine,
  type KeyLine,
  type Line,
  type PlayerLine,
  type RiverLine,
  type RowLine,
  type Who
} from './lines.js'
import {pageMessage} from './messages.js'

/** A row of tiles, or a river of one or more consecutive `j` lines, as typed. */
export interface BlockRow extends Span {
  readonly type: 'row'
  readonly mode: 'hand' | 'river'
  /** The A of `hand A: …`; `''` for a plain `hand: …`, `null` for a row that stands by itself. */
  readonly name: string | null
  /** Index of the section it stands in. */
  readonly section: number
}

/** A key and its value. */
export interface BlockKey extends Span {
  readonly type: 'key'
  readonly key: Key
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
  readonly valueEnd: number
  /** Index in `rows` of the row it speaks of; `null` where it speaks of the block or its place. */
  readonly row: number | null
  /** Whether it stands before the first row and outside all players' sections: then it holds for every row. */
  readonly common: boolean
}

/** What stands in a section, in the order typed. `unread` is a line that is not understood; `row` an index. */
export type BlockItem =
  | {readonly type: 'row'; readonly row: number}
  | BlockKey
  | {readonly type: 'sign'; readonly sign: '→' | '+'; readonly start: number; readonly end: number}
  | {readonly type: 'gap' | 'comment'; readonly start: number; readonly end: number}
  | {readonly type: 'unread'; readonly start: number; readonly end: number; readonly message: Message}

/** The lines of one player, or those before the first header (`player: null`). */
export interface BlockSection {
  readonly player: (Span & {readonly who: Who; readonly valueStart: number; readonly valueEnd: number}) | null
  readonly items: readonly BlockItem[]
}

export interface Block {
  readonly rows: readonly BlockRow[]
  readonly sections: readonly BlockSection[]
  readonly messages: readonly Message[]
}

/** A section while it is being read: keys do not know their rows yet. */
interface OpenSection {
  readonly player: PlayerLine | null
  readonly items: (BlockItem | KeyLine)[]
}

/**
 * Read a block. Never throws; what is not understood is an `unread` item with a message.
 *
 * Takes time proportional to the length of the text.
 */
export function parseBlock(text: string): Block {
  const reading: Reading = {
    text,
    rows: [],
    open: [{player: null, items: []}],
    messages: [],
    players: new Set(),
    pending: null
  }
  readLines(reading, parseLines(text))
  const {rows, open, messages} = reading
  const firstRow = firstRows(rows)
  const sections = open.map(({player, items}, index) => ({
    player: player && {
      who: player.who,
      start: player.start,
      end: player.end,
      valueStart: player.valueStart,
      valueEnd: player.valueEnd
    },
    items: attachKeys(items, index, rows, firstRow, messages)
  }))
  const once = withoutDoubles(sections, messages)
  return {rows, sections: once, messages}
}

/** What reading the lines one after the other keeps. */
interface Reading {
  readonly text: string
  readonly rows: BlockRow[]
  readonly open: OpenSection[]
  readonly messages: Message[]
  readonly players: Set<string>
  /** A `hand A:` or `river:` whose tiles stand on the next line. */
  pending: KeyLine | null
}

/** Put each line into its section; join the lines of a river. */
function readLines(reading: Reading, lines: readonly Line[]): void {
  const {rows, open} = reading
  let before: Line['type'] = 'blank'
  for (const line of lines) {
    if (line.type === 'river' && before === 'river') rows.push({...rows.pop()!, end: line.end})
    else if (line.type === 'river' || line.type === 'row') readRowLine(reading, line)
    else if (line.type === 'comment')
      open.at(-1)!.items.push({type: 'comment', start: line.start, end: line.end})
    else {
      if (line.type !== 'blank') dropPending(reading)
      readOther(reading, line)
    }
    before = line.type
  }
  dropPending(reading)
}

function addRow(
  {rows, open}: Reading,
  mode: 'hand' | 'river',
  {start, end}: Span,
  name: string | null
): void {
  open.at(-1)!.items.push({type: 'row', row: rows.length})
  rows.push({type: 'row', mode, start, end, name, section: open.length - 1})
}

/** A row of its own; it may have been announced by the key on the line before. */
function readRowLine(reading: Reading, line: RowLine | RiverLine): void {
  const {pending} = reading
  const isRiver = line.type === 'river' || pending?.key?.value === 'river'
  const name = pending?.key?.value === 'row' ? (pending.name ?? '') : null
  addRow(reading, isRiver ? 'river' : 'hand', line, name)
  reading.pending = null
}

/** A key that announced a row, and no row came. */
function dropPending(reading: Reading): void {
  const {text, pending, open, messages} = reading
  reading.pending = null
  if (!pending?.key) return
  const values = {key: text.slice(pending.nameStart, pending.nameEnd), example: pending.key.example}
  const {start, end, colon} = pending
  const message = colon ? pageMessage('missing-value', start, end, values) : missingColon(text, pending)
  if (colon) messages.push(message)
  open.at(-1)!.items.push({type: 'unread', start, end, message})
}

function readOther(reading: Reading, line: Exclude<Line, RowLine | RiverLine | CommentLine>): void {
  const {text, open, messages} = reading
  const {items} = open.at(-1)!
  const {start, end} = line
  if (line.type === 'blank') items.push({type: 'gap', start, end})
  else if (line.type === 'sign') items.push({type: 'sign', sign: line.sign, start, end})
  else if (line.type === 'player') {
    const who = 'player' in line.who ? line.who.player : line.who.wind
    if (reading.players.has(who)) messages.push(pageMessage('double-player', line.nameStart, line.nameEnd))
    reading.players.add(who)
    if (!line.colon) messages.push(missingColon(text, line))
    open.push({player: line, items: []})
  } else readKeyLine(reading, line)
}

/** A key; one that announces a row does so without its colon as well. */
function readKeyLine(reading: Reading, line: KeyLine): void {
  const {text, open, messages} = reading
  const {items} = open.at(-1)!
  const {start, end, key, colon, valueStart, valueEnd} = line
  const message = !key ? unknownKey(text, line) : colon ? null : missingColon(text, line)
  if (message) messages.push(message)
  const isRow = key?.value === 'row' || key?.value === 'river'
  if (message && !isRow) items.push({type: 'unread', start, end, message})
  else if (!isRow) items.push(line)
  else if (valueStart === valueEnd) reading.pending = line
  else {
    const mode = key.value === 'river' ? 'river' : 'hand'
    addRow(reading, mode, {start: valueStart, end: valueEnd}, mode === 'hand' ? (line.name ?? '') : null)
  }
}

function missingColon(
  text: string,
  {nameStart, nameEnd, valueStart, valueEnd}: KeyLine | PlayerLine
): Message {
  const wanted = `${text.slice(nameStart, nameEnd)}: ${text.slice(valueStart, valueEnd)}`.trimEnd()
  return pageMessage('missing-colon', nameStart, nameEnd, {}, [wanted])
}

function unknownKey(text: string, {nameStart, nameEnd}: KeyLine): Message {
  const name = text.slice(nameStart, nameEnd)
  const example = exampleOfCall(name)
  if (example) return pageMessage('call-as-key', nameStart, nameEnd, {example})
  const found = nearestKeys(name)
  const near = found.length > 0 ? found : nearest(name.toLowerCase(), playerNames)
  return pageMessage('unknown-key', nameStart, nameEnd, {}, near)
}

/** First rows of a section and of the block, by what a key can speak of. */
interface FirstRows {
  readonly inSection: ReadonlyMap<string, number>
  readonly inBlock: ReadonlyMap<string, number>
}

const speaksOf: Readonly<Record<'hand' | 'river', readonly KeyOf[]>> = {
  hand: ['hand', 'row'],
  river: ['river', 'row']
}

function firstRows(rows: readonly BlockRow[]): FirstRows {
  const inSection = new Map<string, number>()
  const inBlock = new Map<string, number>()
  rows.forEach(({mode, section}, index) => {
    for (const of of speaksOf[mode]) {
      if (!inBlock.has(of)) inBlock.set(of, index)
      if (!inSection.has(`${section} ${of}`)) inSection.set(`${section} ${of}`, index)
    }
  })
  return {inSection, inBlock}
}

/** Keys that hold without a row. */
const needsNoRow: ReadonlySet<string> = new Set(['situation', 'quiz'])

/** Give each key its row: the nearest above it in its section, else the first of the section, else of the block. */
function attachKeys(
  items: readonly (BlockItem | KeyLine)[],
  section: number,
  rows: readonly BlockRow[],
  {inSection, inBlock}: FirstRows,
  messages: Message[]
): BlockItem[] {
  const above = new Map<string, number>()
  return items.map((item): BlockItem => {
    if (item.type === 'row') for (const of of speaksOf[rows[item.row]!.mode]) above.set(of, item.row)
    if (item.type !== 'key' || !('name' in item)) return item
    const key = item.key!
    const common = section === 0 && above.size === 0
    const bound = key.of !== 'block' && key.of !== 'place'
    const first = inSection.get(`${section} ${key.of}`) ?? (section === 0 ? inBlock.get(key.of) : undefined)
    const row = bound ? (above.get(key.of) ?? first ?? null) : null
    const {start, end, nameStart, nameEnd, valueStart, valueEnd} = item
    if (bound && row === null && !needsNoRow.has(key.group)) {
      messages.push(pageMessage('key-without-row', nameStart, nameEnd, {wanted: key.of}))
    }
    return {type: 'key', key, start, end, nameStart, nameEnd, valueStart, valueEnd, row, common}
  })
}

/** A key that stands twice for the same row, or twice in a block, is not read the second time. */
function withoutDoubles(sections: readonly BlockSection[], messages: Message[]): BlockSection[] {
  const seen = new Set<string>()
  return sections.map(({player, items}, section) => ({
    player,
    items: items.map((item): BlockItem => {
      if (item.type !== 'key' || item.key.many) return item
      const {key, row, common, start, end} = item
      const place =
        key.of === 'block' ? 'block' : row === null || common ? `section ${section}` : `row ${row}`
      const owner = `${key.id} ${place}`
      if (seen.has(owner)) {
        const message = pageMessage('double-key', item.nameStart, item.nameEnd)
        messages.push(message)
        return {type: 'unread', start, end, message}
      }
      seen.add(owner)
      return item
    })
  }))
}

/**
 * Block: the syntax of a whole block. Which rows there are, in which sections, and which key applies to which row.
 *
 * It does not know what a row or a value means: a game gives its grammar. Every span is an offset into the text of
 * the block; plain data.
 */
import type {Message, Span} from '../source/message.js'
import type {BlockKey, KeyTable} from './keys.js'
import type {CommentLine, HeaderLine, KeyLine, Line, LineGrammar, RowLine} from './line-grammar.js'
import {parseLines} from './lines.js'
import {bareName, bareWords} from './named-lines.js'
import {jsonBlock} from './json-block.js'
import {blockMessage} from './messages.js'

/** The grammar of the blocks of a game. */
export interface BlockGrammar<Key extends BlockKey, Header, Mode extends string> extends LineGrammar<
  Key,
  Header,
  Mode
> {
  /** The names closest to an unknown one. */
  readonly nearest: (name: string, value: string) => readonly string[]
  /** Mode of rows whose consecutive lines are one row; `null` where there is none. */
  readonly joined: Mode | null
  /** The words by which keys refer to the rows of each mode: a `river` is also a `row`. */
  readonly wordsOf: Readonly<Record<Mode, readonly string[]>>
  /** The key of a section: no two sections of a block have the same one. */
  readonly sectionOf: (header: Header) => string
  /** The message of the game about a second header of one section. */
  readonly doubleHeader: (start: number, end: number) => Message
  /** The message of the game about a header in brackets; `meant` is the line without them. */
  readonly bracketedHeader: (start: number, end: number, meant: string) => Message
  /**
   * The message of the game about a name that is not a key but known to it, and the value after it; `null`: the message
   * of all games.
   */
  readonly otherKey: (name: string, start: number, end: number, value: string) => Message | null
  /** The message of the game about a key that finds no row. */
  readonly withoutRow: (key: Key, start: number, end: number) => Message
}

/**
 * The grammar of a game with one kind of row, whose keys apply to the whole block or their place, and whose blocks have
 * neither sections nor separators.
 *
 * @param mode
 *   What its rows show.
 * @param own
 *   What differs in this game.
 */
export function plainGrammar<Key extends BlockKey, Mode extends string>(
  {find, nearest}: KeyTable<Key>,
  mode: Mode,
  own: Partial<BlockGrammar<Key, never, Mode>> = {}
): BlockGrammar<Key, never, Mode> {
  return {
    findKey: name => {
      const key = find(name)
      return key && {key, name: null}
    },
    nearest,
    otherKey: () => null,
    bareKey: new RegExp(bareWords, 'uy'),
    isBareKey: (_name, key) => key !== null,
    roomIn: key => (key.row === undefined ? 'text' : 'row'),
    withoutRow: (_key, start, end) => blockMessage('empty-block', start, end),
    modeOf: () => mode,
    joined: null,
    wordsOf: {[mode]: [mode, 'row']} as unknown as Readonly<Record<Mode, readonly string[]>>,
    separators: new Map(),
    findHeader: () => null,
    bareHeader: null,
    sectionOf: String,
    doubleHeader: (start, end) => blockMessage('double-key', start, end),
    bracketedHeader: (start, end, meant) => blockMessage('missing-colon', start, end, {}, [meant]),
    ...own
  }
}

/** A row, as typed. */
export interface BlockRow<Mode extends string = string> extends Span {
  readonly type: 'row'
  readonly mode: Mode
  /** The A of `hand A: …`; `''` for a plain `hand: …`, `null` for a row that is alone on its line. */
  readonly name: string | null
  /** Index of the section it is in. */
  readonly section: number
}

/** A key and its value. */
export interface KeyItem<Key = BlockKey> extends Span {
  readonly type: 'key'
  readonly key: Key
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
  readonly valueEnd: number
  /** Index in `rows` of the row it applies to; `null` where it applies to the block or its place. */
  readonly row: number | null
  /** Whether it comes before the first row and outside all sections with a header: then it holds for every row. */
  readonly common: boolean
}

/** What a section has, in the order typed. `unread` is a line that is not understood; `row` an index. */
export type BlockItem<Key = BlockKey> =
  | {readonly type: 'row'; readonly row: number}
  | KeyItem<Key>
  | {readonly type: 'separator'; readonly separator: string; readonly start: number; readonly end: number}
  | {readonly type: 'gap' | 'comment'; readonly start: number; readonly end: number}
  | {readonly type: 'unread'; readonly start: number; readonly end: number; readonly message: Message}

/** The header of a section, and where its value is. */
export interface SectionHeader<Header> extends Span {
  readonly who: Header
  readonly valueStart: number
  readonly valueEnd: number
}

/** The lines below one header, or those before the first one (`header: null`). */
export interface BlockSection<Key = BlockKey, Header = unknown> {
  readonly header: SectionHeader<Header> | null
  readonly items: readonly BlockItem<Key>[]
}

export interface Block<Key = BlockKey, Header = unknown, Mode extends string = string> {
  readonly rows: readonly BlockRow<Mode>[]
  readonly sections: readonly BlockSection<Key, Header>[]
  readonly messages: readonly Message[]
}

/** A section while it is being read: keys do not know their rows yet. */
interface OpenSection<Key, Header> {
  readonly header: HeaderLine<Header> | null
  readonly items: (BlockItem<Key> | KeyLine<Key>)[]
}

/**
 * Read a block. Never throws; what is not understood is an `unread` item with a message.
 *
 * Takes time proportional to the length of the text.
 */
export function parseBlock<Key extends BlockKey, Header, Mode extends string>(
  text: string,
  grammar: BlockGrammar<Key, Header, Mode>
): Block<Key, Header, Mode> {
  const json = jsonBlock(text)
  if (json) {
    const item = {type: 'unread', start: json.start, end: json.end, message: json} as const
    return {rows: [], sections: [{header: null, items: [item]}], messages: [json]}
  }
  const reading: Reading<Key, Header, Mode> = {
    text,
    grammar,
    rows: [],
    open: [{header: null, items: []}],
    messages: [],
    seen: new Set(),
    pending: null
  }
  readLines(reading, parseLines(text, grammar))
  const {rows, open, messages} = reading
  const firstRow = firstRows(rows, grammar)
  const sections = open.map(({header, items}, index) => ({
    header: header && {
      who: header.header,
      start: header.start,
      end: header.end,
      valueStart: header.valueStart,
      valueEnd: header.valueEnd
    },
    items: attachKeys(items, index, reading, firstRow)
  }))
  return {rows, sections: withoutDoubles(sections, messages), messages}
}

/** What reading the lines one after the other keeps. */
interface Reading<Key extends BlockKey, Header, Mode extends string> {
  readonly text: string
  readonly grammar: BlockGrammar<Key, Header, Mode>
  readonly rows: BlockRow<Mode>[]
  readonly open: OpenSection<Key, Header>[]
  readonly messages: Message[]
  readonly seen: Set<string>
  /** A `hand A:` or `river:` whose row is on the next line. */
  pending: KeyLine<Key> | null
}

/** Put each line into its section; join the lines of a row that may have several. */
function readLines<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>,
  lines: readonly Line<Key, Header, Mode>[]
): void {
  const {rows, open} = reading
  const {joined} = reading.grammar
  let before: Mode | null = null
  for (const line of lines) {
    if (line.type === 'row' && line.mode === joined && before === joined) {
      rows.push({...rows.pop()!, end: line.end})
    } else if (line.type === 'row') readRowLine(reading, line)
    else if (line.type === 'comment')
      open.at(-1)!.items.push({type: 'comment', start: line.start, end: line.end})
    else {
      if (line.type !== 'blank') dropPending(reading)
      readOther(reading, line)
    }
    before = line.type === 'row' ? line.mode : null
  }
  dropPending(reading)
}

function addRow<Key extends BlockKey, Header, Mode extends string>(
  {rows, open}: Reading<Key, Header, Mode>,
  mode: Mode,
  {start, end}: Span,
  name: string | null
): void {
  open.at(-1)!.items.push({type: 'row', row: rows.length})
  rows.push({type: 'row', mode, start, end, name, section: open.length - 1})
}

/** A row alone on its line; the key on the line before may have announced it. */
function readRowLine<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>,
  line: RowLine<Mode>
): void {
  const {pending} = reading
  const {joined} = reading.grammar
  const announced = pending?.key?.row as Mode | undefined
  const isJoined = line.mode === joined || (joined !== null && announced === joined)
  const name = announced !== undefined && announced !== joined ? (pending!.name ?? '') : null
  addRow(reading, isJoined ? joined : line.mode, line, name)
  reading.pending = null
}

/** A key that announced a row, and no row came. */
function dropPending<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>
): void {
  const {text, pending, open, messages} = reading
  reading.pending = null
  if (!pending?.key) return
  const values = {key: text.slice(pending.nameStart, pending.nameEnd), example: pending.key.example}
  const {start, end, colon} = pending
  const message = colon ? blockMessage('missing-value', start, end, values) : missingColon(text, pending)
  if (colon) messages.push(message)
  open.at(-1)!.items.push({type: 'unread', start, end, message})
}

function readOther<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>,
  line: Exclude<Line<Key, Header, Mode>, RowLine<Mode> | CommentLine>
): void {
  const {text, open, messages, grammar} = reading
  const {items} = open.at(-1)!
  const {start, end} = line
  if (line.type === 'blank') items.push({type: 'gap', start, end})
  else if (line.type === 'separator') items.push({type: 'separator', separator: line.separator, start, end})
  else if (line.type === 'header') {
    const section = grammar.sectionOf(line.header)
    if (line.inLine) messages.push(keyInLine(text, line))
    if (reading.seen.has(section)) messages.push(grammar.doubleHeader(line.nameStart, line.nameEnd))
    reading.seen.add(section)
    if (line.meant !== undefined) messages.push(grammar.bracketedHeader(start, end, line.meant))
    else if (!line.colon) messages.push(missingColon(text, line))
    open.push({header: line, items: []})
  } else readKeyLine(reading, line)
}

/** The message for a key or a header on the line of another. */
const keyInLine = (
  text: string,
  {nameStart, nameEnd, valueEnd}: KeyLine<unknown> | HeaderLine<unknown>
): Message => blockMessage('key-in-line', nameStart, nameEnd, {}, [text.slice(nameStart, valueEnd)])

/** A key; one that announces a row does so without its colon as well. */
function readKeyLine<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>,
  line: KeyLine<Key>
): void {
  const {text, open, messages, grammar} = reading
  const {items} = open.at(-1)!
  const {start, end, key, colon, valueStart, valueEnd} = line
  if (line.inLine) messages.push(keyInLine(text, line))
  const message = !key ? unknownKey(text, line, grammar) : colon ? null : missingColon(text, line)
  if (message) messages.push(message)
  const mode = key?.row as Mode | undefined
  if (message && mode === undefined) items.push({type: 'unread', start, end, message})
  else if (mode === undefined) items.push(line)
  else if (valueStart === valueEnd) reading.pending = line
  else {
    const name = mode === grammar.joined ? null : (line.name ?? '')
    addRow(reading, mode, {start: valueStart, end: valueEnd}, name)
  }
}

/** What a sentence has in place of a colon: `waits on 1z`, `dora is 5p`. */
const verb = /^(?:is|are|was|on|for|は|が)[ \t\u3000]+/i

function missingColon(
  text: string,
  {nameStart, nameEnd, valueStart, valueEnd}: KeyLine<unknown> | HeaderLine<unknown>
): Message {
  const value = text.slice(valueStart, valueEnd).replace(verb, '')
  const wanted = `${text.slice(nameStart, nameEnd)}: ${value}`.trimEnd()
  // A mark in its place is what is wrong: `waits; 25p`.
  const end = text.slice(nameStart, valueStart).trimEnd().length
  return blockMessage('missing-colon', nameStart, nameStart + end, {}, [wanted])
}

/** What ends a markup that begins before a name, after its colon: the last two of `**waits:** 12z`. */
function closingOf(name: string, value: string): string {
  const marks = /^(?:\*{1,3}|_{1,3}|["'`])/.exec(name)?.[0]
  return marks !== undefined && !name.endsWith(marks) && value.startsWith(marks) ? marks : ''
}

function unknownKey<Key extends BlockKey, Header, Mode extends string>(
  text: string,
  {nameStart, nameEnd, valueStart, valueEnd}: KeyLine<Key>,
  {findKey, findHeader, otherKey, nearest}: BlockGrammar<Key, Header, Mode>
): Message {
  const name = text.slice(nameStart, nameEnd)
  const value = valueEnd - valueStart > 64 ? '' : text.slice(valueStart, valueEnd)
  const other = otherKey(name, nameStart, nameEnd, value)
  if (other) return other
  const bare = bareName(name)
  const closing = findKey(bare) || findHeader(bare) ? closingOf(name, text.slice(valueStart, valueEnd)) : ''
  if (closing !== '')
    return blockMessage('unknown-key', nameStart, valueStart + closing.length, {}, [`${bare}:`])
  const near = nearest(name, value)
  if (bare === name && findKey(value) && (near.length === 0 || /[^\p{L} ]/u.test(name)))
    return blockMessage('unknown-key', nameStart, valueEnd, {}, [`${value}: ${name}`]) // the wrong way round
  const meant = bare !== name && (findKey(bare) || findHeader(bare)) ? [bare] : near
  return blockMessage('unknown-key', nameStart, nameEnd, {}, meant)
}

/** First rows of a section and of the block, by the words that keys have for them. */
interface FirstRows {
  readonly inSection: ReadonlyMap<string, number>
  readonly inBlock: ReadonlyMap<string, number>
  /** Those that are the only ones in the block. */
  readonly alone: ReadonlyMap<string, number>
}

function firstRows<Key extends BlockKey, Header, Mode extends string>(
  rows: readonly BlockRow<Mode>[],
  {wordsOf}: BlockGrammar<Key, Header, Mode>
): FirstRows {
  const inSection = new Map<string, number>()
  const inBlock = new Map<string, number>()
  const alone = new Map<string, number>()
  rows.forEach(({mode, section}, index) => {
    for (const of of wordsOf[mode]) {
      if (inBlock.has(of)) alone.delete(of)
      else alone.set(of, index)
      if (!inBlock.has(of)) inBlock.set(of, index)
      if (!inSection.has(`${section} ${of}`)) inSection.set(`${section} ${of}`, index)
    }
  })
  return {inSection, inBlock, alone}
}

/**
 * Give each key its row: the nearest above it in its section, else the first of the section, else of the block. In the
 * section of another player some are of the only such row.
 */
function attachKeys<Key extends BlockKey, Header, Mode extends string>(
  items: readonly (BlockItem<Key> | KeyLine<Key>)[],
  section: number,
  {rows, grammar, messages}: Reading<Key, Header, Mode>,
  {inSection, inBlock, alone}: FirstRows
): BlockItem<Key>[] {
  const above = new Map<string, number>()
  return items.map((item): BlockItem<Key> => {
    if (item.type === 'row') {
      for (const of of grammar.wordsOf[rows[item.row]!.mode]) above.set(of, item.row)
    }
    if (item.type !== 'key' || !('name' in item)) return item
    const key = item.key!
    const common = section === 0 && above.size === 0
    const bound = key.of !== 'block' && key.of !== 'place'
    const first = inSection.get(`${section} ${key.of}`) ?? (section === 0 ? inBlock.get(key.of) : undefined)
    const only = key.findsOnlyRow ? alone.get(key.of) : undefined
    const row = bound ? (above.get(key.of) ?? first ?? only ?? null) : null
    const {start, end, nameStart, nameEnd, valueStart, valueEnd} = item
    if (bound && row === null && key.needsRow) messages.push(grammar.withoutRow(key, nameStart, nameEnd))
    return {type: 'key', key, start, end, nameStart, nameEnd, valueStart, valueEnd, row, common}
  })
}

/** A key that is written twice for the same row, or twice in a block, is not read the second time. */
function withoutDoubles<Key extends BlockKey, Header>(
  sections: readonly BlockSection<Key, Header>[],
  messages: Message[]
): BlockSection<Key, Header>[] {
  const seen = new Set<string>()
  return sections.map(({header, items}, section) => ({
    header,
    items: items.map((item): BlockItem<Key> => {
      if (item.type !== 'key' || item.key.many) return item
      const {key, row, common, start, end} = item
      const place =
        key.of === 'block' ? 'block' : row === null || common ? `section ${section}` : `row ${row}`
      const owner = `${key.id} ${place}`
      if (seen.has(owner)) {
        const message = blockMessage('double-key', item.nameStart, item.nameEnd)
        messages.push(message)
        return {type: 'unread', start, end, message}
      }
      seen.add(owner)
      return item
    })
  }))
}

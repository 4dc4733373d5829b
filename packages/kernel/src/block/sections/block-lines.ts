/**
 * The lines of a block, each put into its section: rows, keys, headers, and what is not understood.
 */
import type {Message, Span} from '../../source/message/message.js'
import type {BlockGrammar} from './block-grammar.js'
import type {BlockItem, BlockRow} from './block-parts.js'
import {keyInLine, missingColon, unknownKey} from './key-messages.js'
import type {BlockKey} from '../keys.js'
import type {CommentLine, HeaderLine, KeyLine, Line, RowLine} from '../lines/line-grammar.js'
import {blockMessage} from '../messages.js'

/** A section while it is being read: its keys have no rows yet. */
interface OpenSection<Key, Header> {
  /** Replaced if rows of the player were named before. */
  header: HeaderLine<Header> | null
  readonly items: (BlockItem<Key> | KeyLine<Key>)[]
}

/** State of reading the lines one after the other. */
export interface Reading<Key extends BlockKey, Header, Mode extends string> {
  readonly text: string
  readonly grammar: BlockGrammar<Key, Header, Mode>
  readonly rows: BlockRow<Mode>[]
  readonly open: OpenSection<Key, Header>[]
  readonly messages: Message[]
  /** Indexes of the sections with headers, by the key of each section (no two have the same). */
  readonly seen: Map<string, number>
  /** Index of the section that is being read. */
  at: number
  /** A `hand A:` or `river:` whose row is on the next line. */
  pending: KeyLine<Key> | null
}

/** Put each line into its section; join the lines of a row that may have several. */
export function readLines<Key extends BlockKey, Header, Mode extends string>(
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
      open[reading.at]!.items.push({type: 'comment', start: line.start, end: line.end})
    else {
      if (line.type !== 'blank') dropPending(reading)
      readOther(reading, line)
    }
    before = line.type === 'row' ? line.mode : null
  }
  dropPending(reading)
}

function addRow<Key extends BlockKey, Header, Mode extends string>(
  {rows, open, at}: Reading<Key, Header, Mode>,
  mode: Mode,
  {start, end}: Span,
  name: string | null
): void {
  open[at]!.items.push({type: 'row', row: rows.length})
  rows.push({type: 'row', mode, start, end, name, section: at})
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

/** A key that announced a row which did not follow. */
function dropPending<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>
): void {
  const {text, pending, open, at, messages} = reading
  reading.pending = null
  if (!pending?.key) return
  const values = {key: text.slice(pending.nameStart, pending.nameEnd), example: pending.key.example}
  const {start, end, colon} = pending
  const message = colon ? blockMessage('missing-value', start, end, values) : missingColon(text, pending)
  if (colon) messages.push(message)
  open[at]!.items.push({type: 'unread', start, end, message})
}

function readOther<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>,
  line: Exclude<Line<Key, Header, Mode>, RowLine<Mode> | CommentLine>
): void {
  const {text, open, messages, grammar} = reading
  const {items} = open[reading.at]!
  const {start, end} = line
  if (line.type === 'blank') items.push({type: 'gap', start, end})
  else if (line.type === 'separator') items.push({type: 'separator', separator: line.separator, start, end})
  else if (line.type === 'header') {
    if (line.inLine) messages.push(keyInLine(text, line))
    openSection(reading, line)
    if (line.meant !== undefined) messages.push(grammar.bracketedHeader(start, end, line.meant))
    else if (!line.colon) messages.push(missingColon(text, line))
  } else readKeyLine(reading, line)
}

/** Begin the section of a header, or continue it: a header that names a row is one more line of its player. */
function openSection<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>,
  line: HeaderLine<Header>
): void {
  const {open, seen, messages, grammar} = reading
  const section = grammar.sectionOf(line.header)
  const at = seen.get(section) ?? 0
  const known = open[at]!
  if (line.ofRow && at > 0) {
    known.header = {...known.header!, also: [...(known.header?.also ?? []), ...valuesOf(line)]}
    reading.at = at
  } else if (known.header?.ofRow) {
    known.header = {...line, also: valuesOf(known.header)}
    reading.at = at
  } else {
    if (at > 0) messages.push(grammar.doubleHeader(line.nameStart, line.nameEnd))
    reading.at = open.push({header: line, items: []}) - 1
    seen.set(section, reading.at)
  }
}

/** The values of a header that has any. */
const valuesOf = ({valueStart, valueEnd, also = []}: HeaderLine<unknown>): readonly Span[] =>
  valueStart === valueEnd ? also : [{start: valueStart, end: valueEnd}, ...also]

/** A key. A key that announces a row may do so without a colon. */
function readKeyLine<Key extends BlockKey, Header, Mode extends string>(
  reading: Reading<Key, Header, Mode>,
  line: KeyLine<Key>
): void {
  const {text, open, at, messages, grammar} = reading
  const {items} = open[at]!
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

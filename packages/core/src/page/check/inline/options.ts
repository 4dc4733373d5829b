/** Options of inline or leaf tiles, and how the value of each is read from an attribute. */
import type {Message, Span} from '@tehai/kernel/source'
import {keyOf, type ClaimKey} from '../../grammar/keys/keys.js'
import {parseBars} from '../../grammar/tiles/bar-list.js'
import {parseMarks} from '../../grammar/tiles/mark-list.js'
import type {MetaPart} from '@tehai/kernel/block'
import {meantOption, optionExamples, readOption} from '../../grammar/keys/option-values.js'
import {pageMessage} from '../../grammar/messages.js'
import {badValue} from '../../grammar/keys/options.js'
import {readTiles} from '../../grammar/tiles/read-tiles.js'
import {tilesInWords} from '../../grammar/tiles/tile-words.js'
import {readWin, type WinValue} from '../../grammar/values/win.js'
import {authorOptionNames} from '../../row/wire.js'

/** Options that an author may set at an inline. */
export const inlineOptions: ReadonlySet<string> = new Set<string>(authorOptionNames)

/** Keys of the tile that won. */
export const winning: ReadonlySet<string> = new Set(['win', 'ron'])

/** The message for an attribute without a value. */
export function missingValue(written: string, key: ClaimKey | 'win', {start, end}: Span): Message {
  return pageMessage('missing-value', start, end, {key: written, example: keyOf(key).example})
}

/** Options whose values are tiles. */
const tileOptions: ReadonlySet<string> = new Set(['dora', 'draw'])

/** Whether a value is no tiles, or not only tiles. */
function isUnread(value: string): boolean {
  // A word is not a list of letters for honors: `proto_`.
  if (/[a-z]{4}/i.test(value) && tilesInWords(value) === null) return true
  const {tiles, messages} = readTiles(value)
  return tiles.length === 0 || messages.some(({severity}) => severity === 'error')
}

/** Add the value of an option to the options, or report why it is not valid. */
export function readInlineOption(
  name: string,
  part: MetaPart,
  options: Record<string, unknown>
): Message | null {
  const value = part.value ?? ''
  if (value.trim() === '')
    return pageMessage('missing-value', part.start, part.start + part.name.length, {
      key: part.name,
      example: optionExamples[name] ?? keyOf(name as ClaimKey).example
    })
  const read = readOption(name, value)
  const span = {start: part.valueStart, end: part.valueEnd}
  if (read === undefined) {
    const meant = meantOption(name, value)
    if (meant !== undefined) options[name] = meant
    return badValue(name, value, span, part.name)
  }
  if (tileOptions.has(name) && isUnread(value))
    return pageMessage('bad-value', span.start, span.end, {
      key: part.name,
      example: keyOf(name as ClaimKey).example,
      kind: 'tiles'
    })
  if (name === 'mark') {
    const [problem] = parseMarks(value).messages
    if (problem) return {...problem, start: span.start, end: span.end}
  }
  if (name === 'bars') {
    const [problem] = parseBars(value).messages
    if (problem) return {...problem, start: span.start, end: span.end}
  }
  options[name] = read
  return null
}

/** The winning tile: it is set apart after the row, or is the tile of the row that won. */
export function readWinOption(
  name: string,
  {name: written, value, literal, start, end, valueStart, valueEnd}: MetaPart,
  options: Record<string, unknown>,
  messages: Message[]
): WinValue {
  if (value === null || value.trim() === '') {
    messages.push(missingValue(written, 'win', {start, end: start + written.length}))
    return {...readWin('', written, true, 'auto'), by: null, messages: []}
  }
  const read = readWin(value, written, true, 'auto')
  const by = name === 'ron' ? 'ron' : (read.by ?? (read.from ? 'ron' : null))
  for (const one of read.messages) {
    const span = literal
      ? {start: valueStart + one.start, end: valueStart + one.end}
      : value === null
        ? {start, end}
        : {start: valueStart, end: valueEnd}
    messages.push({...one, ...span})
  }
  if (read.tile) options['draw'] = read.tile
  if (read.tile) options['won'] = by ?? 'win'
  return {...read, by}
}

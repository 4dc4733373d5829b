/** The entry point for reading a row of notation in any dialect, including what the row may be meant as. */
import type {DialectId, ParseOptions} from './dialect.js'
import {suggestDialect} from './detect.js'
import {dialects} from './dialects/index.js'
import {isFault} from './fault.js'
import {notationMessage} from './messages.js'
import {doubtfulDigits} from './slips/doubtful-digits.js'
import {asRiver, nearestRow, onceInWords} from './nearest-row.js'
import {parseRow, type ParseRowOptions} from './parse-row.js'
import type {ParseResult} from './tree.js'
import type {Message} from '@tehai/kernel/source'

/**
 * Reads one row of notation.
 *
 * If `auto` finds an error, and one named dialect can read all of the text or a known slip explains the error, there is
 * a single error that proposes the dialect, or the row without the slip.
 *
 * @returns
 *   Always a tree, and messages with spans in `text`. No text makes it throw.
 * @throws {TypeError} if the dialect is not one of `dialectIds`.
 */
export function parse(text: string, options: ParseRowOptions = {}): ParseResult {
  const parsed = parseRow(text, options)
  const {dialect: id = 'auto'} = options
  if (parsed.messages.length === 0) return withDoubts(parsed, text, id)
  if (dialects[id].id === 'auto') return withSuggestion(parsed, text, options)
  // The types describe the faults of a literal in their own notation only: they know no other.
  return id === 'typed' ? parsed : withAuto(parsed, text, id, options)
}

/** A row that was read without a fault, with doubts about its digits and suit letters. */
function withDoubts(parsed: ParseResult, text: string, id: DialectId): ParseResult {
  const messages = dialects[id].id === 'auto' ? doubtfulDigits(text) : []
  return messages.length > 0 ? {tree: parsed.tree, messages} : parsed
}

/** Rows over this many UTF-16 units were not typed as a hand. */
const LONGEST = 2000

/** If a named dialect has an error and `auto` can read all of the text, the first error proposes `auto`. */
function withAuto(parsed: ParseResult, text: string, id: DialectId, options: ParseOptions): ParseResult {
  const first = parsed.messages.findIndex(({severity}) => severity === 'error')
  if (first < 0 || text.length > LONGEST || text.trim() === '') return parsed
  const {tree, messages} = dialects.auto.parse(text, options)
  const isTiles = tree.nodes.some(({type}) => type === 'tile' || type === 'meld')
  if (messages.length > 0 || !isTiles) return parsed
  if (id === 'kobalab') return {tree: parsed.tree, messages: [otherNotation(text, 'mpsz', 'auto')]}
  const message = parsed.messages[first]!
  const proposed = {...message, expected: [...message.expected, 'dialect=auto']}
  return {tree: parsed.tree, messages: parsed.messages.with(first, proposed)}
}

function withSuggestion(parsed: ParseResult, text: string, options: ParseOptions): ParseResult {
  const {tree, messages} = parsed
  const faults = messages.filter(isFault)
  const first = faults[0]
  if (!first) return parsed
  const dialect = messages.some(({severity}) => severity === 'error') && suggestDialect(text, options)
  if (dialect && dialects[dialect].foreign?.test(text))
    return {tree, messages: [otherNotation(text, dialect)]}
  // In a river a letter may be a mark rather than an honor: `R3p` is a riichi.
  const isSaid =
    faults.length === 1 &&
    first.expected.length === 1 &&
    first.id !== 'packed-honor-letter' &&
    options.mode !== 'river'
  const nearest = isSaid ? asRiver(text, options) : nearestRow(text, options)
  if (!dialect && !nearest) return {tree, messages: onceInWords(messages, text)}
  const {expected} = nearest ?? first
  const said = {...(nearest ?? first), expected: dialect ? [...expected, `dialect=${dialect}`] : expected}
  const others = messages.filter(message => !isFault(message))
  return {tree, messages: [...others, said].toSorted((a, b) => a.start - b.start)}
}

/**
 * One message for a row that is clearly in another notation: the messages of `auto` about its pieces would be useless.
 */
function otherNotation(text: string, dialect: DialectId, proposed: DialectId = dialect): Message {
  const start = text.length - text.trimStart().length
  const end = Math.max(start, text.trimEnd().length)
  const runs = text.slice(start, end)
  const expected = [`dialect=${proposed}`, ...suitsTurned(runs)]
  return notationMessage('other-notation', start, end, {dialect, why: dialect}, expected)
}

/** Plain runs with their suit letters on the other side. */
function suitsTurned(runs: string): string[] {
  const pieces = runs.match(/[0-9]+|[mpsz]/g) ?? []
  const isSuit = (index: number) => /[mpsz]/.test(pieces[index]!)
  const alternate = pieces.every((_, index) => index === 0 || isSuit(index) !== isSuit(index - 1))
  if (pieces.length % 2 !== 0 || !alternate || pieces.join('') !== runs) return []
  return [pieces.map((_, index) => pieces[index % 2 === 0 ? index + 1 : index - 1]!).join('')]
}

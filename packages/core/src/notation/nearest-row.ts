/** The nearest row: what may be meant by a row that `auto` cannot read, in notation that it can. */
import {groupsAround} from '@tehai/kernel/groups'
import {largest, smallest, type Message} from '@tehai/kernel/source'
import type {ParseOptions} from './dialect.js'
import {dialects} from './dialects/index.js'
import {isFault} from './fault.js'
import {notationMessage} from './messages.js'
import {LONGEST, meantRows} from './slips/meant-rows.js'
import type {ParseResult} from './tree.js'

/**
 * One message for all slips of a row, with the words from the first to the last of them, and their meaning.
 *
 * @returns
 *   `null` if no known slip explains everything that is wrong with the row.
 */
export function nearestRow(text: string, options: ParseOptions): Message | null {
  const river = asRiver(text, options)
  if (river) return river
  const rows = meantRows(text, options.mode === 'river').filter(row =>
    isClean(dialects.auto.parse(row, options))
  )
  if (rows.length === 0) return null
  const changes = rows.map(row => changed(text, row))
  const start = smallest(
    changes.map(one => one.start),
    text.length
  )
  const end = largest(
    changes.map(one => one.end),
    0
  )
  const proposals = rows.map(row => row.slice(start, row.length - (text.length - end)))
  const words = proposals.map(row => row.trim().replace(/ {2,}/g, ' ')).filter(Boolean)
  return notationMessage('bad-char', start, end, {dialect: 'auto', wanted: 'auto'}, words)
}

/** Discards one by one, with the marks of rivers: `9s2z1m8p7=p3m`. */
const discards =
  /^(?:[0-9][=+-]{0,2}[mps]|[1-7][=+-]{0,2}z)(?:[ ,]?(?:[0-9][=+-]{0,2}[mps]|[1-7][=+-]{0,2}z)){3,29}$/

/** The message for a river without the `j` that it begins with; `null` for anything else. */
export function asRiver(text: string, options: ParseOptions): Message | null {
  const row = text.trim()
  if (options.mode === 'river' || row.length > LONGEST || !/[=+-]/.test(row) || !discards.test(row))
    return null
  if (!isClean(dialects.auto.parse(`j ${row}`, {...options, mode: 'river'}))) return null
  const start = text.indexOf(row)
  const values = {dialect: 'auto', wanted: 'auto'}
  return notationMessage('bad-char', start, start + row.length, values, [`j ${row}`])
}

/** The message for a word with some letters that mean tiles (`kan`, `white`), one for the whole word. */
export function onceInWords(messages: readonly Message[], text: string): readonly Message[] {
  if (messages.length < 2 || text.length > LONGEST) return messages
  let left = messages
  for (const {0: word, index} of text.matchAll(/[A-Za-z]{3,}/g)) {
    const end = index + word.length
    const isInside = (message: Message) => isFault(message) && message.start >= index && message.end <= end
    const inside = left.filter(isInside)
    if (inside.length < 2 || inside.every(({severity}) => severity !== 'error')) continue
    const said = notationMessage('bad-char', index, end, {dialect: 'auto', wanted: 'auto'})
    left = left.flatMap(message => (message === inside[0] ? [said] : isInside(message) ? [] : [message]))
  }
  return left
}

/** Whether a row reads as tiles, without a message. */
function isClean({tree, messages}: ParseResult): boolean {
  return messages.length === 0 && tree.nodes.some(({type}) => type === 'tile' || type === 'meld')
}

/** The span of the words that a rewrite changes in a text. */
function changed(text: string, meant: string): {readonly start: number; readonly end: number} {
  const shorter = Math.min(text.length, meant.length)
  let start = 0
  while (start < shorter && text[start] === meant[start]) start++
  let tail = 0
  while (tail < shorter - start && text.at(-1 - tail) === meant.at(-1 - tail)) tail++
  const range = {start, end: text.length - tail}
  while (start > 0 && !isBlank(text[start - 1]!)) start--
  while (tail > 0 && !isBlank(text.at(-tail)!)) tail--
  // The message quotes the result with the words beside it.
  if (meant.slice(start, meant.length - tail).trim() === '') {
    while (start > 0 && isBlank(text[start - 1]!)) start--
    while (start > 0 && !isBlank(text[start - 1]!)) start--
    while (tail > 0 && isBlank(text.at(-tail)!)) tail--
    while (tail > 0 && !isBlank(text.at(-tail)!)) tail--
  }
  const words = {start, end: text.length - tail}
  // If there are several words, or an address, the message quotes all.
  return /[\s/?=&]/.test(text.slice(start, words.end)) ? words : groupsAround(text, range, words)
}

function isBlank(unit: string): boolean {
  return /[\s,]/.test(unit)
}

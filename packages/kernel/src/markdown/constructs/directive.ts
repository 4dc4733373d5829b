/**
 * The parts of a written `:tiles[label]{attributes}`, as offsets of its source.
 *
 * Read from the source because a directive's children are not what the author typed: smart punctuation curls
 * quotes, backticks vanish, GFM takes tildes.
 */
import {attributesMachine, labelMachine, type Machine} from './label.js'

/** A range of the source; `end` is exclusive. */
export interface Part {
  readonly start: number
  readonly end: number
}

export interface WrittenDirective {
  /** Between `[` and `]`. */
  readonly label: Part
  /** Between `{` and `}`, or `null`. */
  readonly attributes: Part | null
}

/**
 * Read a written directive.
 *
 * @param source
 *   The construct from its first colon on; text after it does not matter.
 * @returns
 *   Its parts, or `null` if the name is not followed by a label on one line.
 */
export function readDirective(source: string): WrittenDirective | null {
  const bracket = source.indexOf('[')
  if (bracket < 0) return null
  const close = run(labelMachine(), source, bracket)
  if (close < 0) return null
  const label = {start: bracket + 1, end: close}
  if (source[close + 1] !== '{') return {label, attributes: null}
  let brace = run(attributesMachine(true), source, close + 1)
  if (brace < 0) brace = run(attributesMachine(false), source, close + 1)
  return {label, attributes: brace < 0 ? null : {start: close + 2, end: brace}}
}

/** Offset of the last unit that a machine accepts, or −1. */
function run(machine: Machine, source: string, start: number): number {
  for (let offset = start; offset < source.length; offset++) {
    const unit = source.charCodeAt(offset)
    const step = machine(unit === 10 || unit === 13 ? -5 : unit)
    if (step === 'end') return offset
    if (step === 'fail') return -1
  }
  return -1
}

/** A text without its backslashes, and the way back to the raw text. */
export interface UnescapedText {
  readonly value: string
  /** The offset in the raw text of an offset in the value; of an escaped character, the offset of its backslash. */
  readonly rawOffset: (offset: number) => number
}

/** Replace `\[`, `\]`, `\|` and `\\` in a raw label by the character itself. */
export function unescapeLabel(raw: string): UnescapedText {
  if (!raw.includes('\\')) return {value: raw, rawOffset: offset => offset}
  const escaped: number[] = [] // offsets in the value of characters that had a backslash
  const value = raw.replace(/\\([[\]\\|])/g, (_, character: string, offset: number) => {
    escaped.push(offset - escaped.length)
    return character
  })
  return {value, rawOffset: offset => offset + countBelow(escaped, offset)}
}

/** How many numbers of an ascending list are smaller than a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Write a label so that it reads back as this value, on one line. */
export function escapeLabel(value: string): string {
  return value.replace(/[[\]\\]/g, '\\$&').replace(/[\r\n]+/g, ' ')
}

/**
 * Places: lines and columns of an offset, and the code frame that shows them.
 */
import {isWideCharacter} from '../text/character-width.js'
import {visible} from '../text/characters.js'
import {lineAt} from '../text/line.js'
import type {Span} from './message.js'

/** A place in a text: 1-based line and column (in UTF-16 units), 0-based offset. */
export interface Place {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** Offsets at which the lines of a text begin; `\n`, `\r\n` and a lone `\r` end a line. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset)
    if (code === 10 || (code === 13 && text.charCodeAt(offset + 1) !== 10)) starts.push(offset + 1)
  }
  return starts
}

/** The place of an offset, by the line starts of its text. */
export function placeOf(starts: readonly number[], offset: number): Place {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return {line: low + 1, column: offset - starts[low]! + 1, offset}
}

/** Cells a character takes in a terminal. */
const cells = (character: string): number => (isWideCharacter(character) ? 2 : 1)

/**
 * The line of a span with carets under it:
 *
 *     3 | 123m8z
 *       |     ^^
 *
 * @param label
 *   What to write before the line; its 1-based line number by default.
 */
export function codeFrame(text: string, span: Span, label?: string): string {
  const starts = lineStarts(text)
  const {line, column} = placeOf(starts, span.start)
  const content = lineAt(text, starts, line - 1)
  const gutter = label ?? String(line)
  const end = Math.max(column, column - 1 + span.end - span.start)
  const before = visible(content.slice(0, column - 1))
  const marked = visible(content.slice(column - 1, end))
  const shown = before + marked + visible(content.slice(end))
  const pad = before.replace(/[^\t]/gu, character => ' '.repeat(cells(character)))
  let wide = 0
  for (const character of marked) wide += cells(character)
  const carets = '^'.repeat(Math.max(1, wide))
  // Joined from a list: a concatenated string keeps its parts in memory, and a page may have a frame for each of
  // 100,000 messages.
  return [gutter, ' | ', shown, '\n', ' '.repeat(gutter.length), ' | ', pad, carets].join('')
}

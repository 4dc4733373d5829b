/**
 * Edits: what the author of a line may have meant to type, as cheap changes near the place of a message.
 *
 *     mangen       a word of the game is near         waits 258s      a colon is missing
 *     123pp        a character is there twice         2,0000          a separator in a number
 *     12m3         two neighbours are swapped         tu rn           a blank in a word
 *
 * Nothing is judged here, and most edits make no sense: the search reads each one to find those that do.
 */
import type {Span} from '../../source/message/message.js'
import {addCharacterEdits} from './character-edits.js'
import type {AddEdit, Edit} from './edit.js'
import {addLineEdits} from './line-edits.js'
import {addNotationEdits} from './notation-edits.js'
import {addRunEdits} from './run-edits.js'
import {addWordEdits} from './word-edits.js'
import type {RepairWords} from '../words.js'

/** Longest line that is edited, in UTF-16 units. */
const LONGEST_LINE = 400

/** The edits near a range of a text, the cheapest first, each with a different result. */
export function editsNear(text: string, {start, end}: Span, words: RepairWords): readonly Edit[] {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const ending = /\r?\n|$/g
  ending.lastIndex = Math.max(start, from)
  const line = {start: from, end: Math.max(from, ending.exec(text)!.index)}
  if (line.end - line.start > LONGEST_LINE) return []
  const range = {start, end: Math.min(Math.max(end, start + 1), line.end)}
  const found: Edit[] = []
  const add: AddEdit = (start, end, text, cost) => found.push({start, end, text, cost})
  addLineEdits(text, line, words, add)
  if (words.characters) addRunEdits(text, line, range, words.characters, add)
  addWordEdits(text, line, range, words, add)
  addCharacterEdits(text, line, range, words, add)
  if (words.suits !== '') addNotationEdits(text, line, range, words.suits, add)
  return distinct(
    text,
    line,
    found.toSorted((a, b) => a.cost - b.cost)
  )
}

/**
 * The edits that change a line; of several with the same result, the first. Rows in its words stay rows: without a
 * bracket they would be text, in which nothing is reported.
 */
function distinct(text: string, {start, end}: Span, edits: readonly Edit[]): readonly Edit[] {
  const line = text.slice(start, end)
  const seen = new Set([line])
  const rows = countOfRows(line)
  return edits.filter(edit => {
    const after = text.slice(start, edit.start) + edit.text + text.slice(edit.end, end)
    if (seen.has(after) || (rows > 0 && countOfRows(after) < rows)) return false
    seen.add(after)
    return true
  })
}

/** How many rows of notation the words of a line have, such as `:tiles[123m]`. */
const countOfRows = (line: string): number => line.match(/[:：]\p{L}{1,12}\[[^[\]]{1,200}\]/gu)?.length ?? 0

/** Messages for text that cannot be read in a row of the home dialects, and the text that is shown in its place. */
import type {Values, Message} from '@tehai/kernel/source'
import type {Tile} from '@tehai/riichi/tile'
import {notationMessage, type NotationMessageId} from '../messages.js'
import {textNode} from '../tree.js'
import {isDigit} from './draft.js'
import type {Fault} from './fault.js'
import {clearPrefixes, pendingStart, push, type Grammar, type Row} from './row.js'

/** Report a fault; the text from `start` to `end` is shown as it is, together with everything pending before `end`. */
export function fail(row: Row, fault: Fault, start: number, end: number): void {
  row.isMixedWord = true
  row.run = []
  row.isKanjiRun = false
  clearPrefixes(row)
  row.messages.push(notationMessage(fault.id, fault.start, fault.end, fault.values, fault.expected))
  push(row, textNode(row.text.slice(start, end), start, end))
}

const noValues: Values = {}
const nothing: readonly string[] = []

/** Faults of single characters. */
const characterFaults: ReadonlySet<string> = new Set([
  'bad-char',
  'missing-rank',
  'dangling-mark',
  'dangling-modifier',
  'river-marker-position'
])

/**
 * Report the characters from `row.at` to `end`, with the run or prefixes pending before them, and continue after them.
 * A range of characters without a meaning is reported once, with the fault of the first of them.
 */
export function failCharacters(
  row: Row,
  id: NotationMessageId,
  end: number,
  values: Values = noValues,
  expected: readonly string[] = nothing
): void {
  const start = pendingStart(row)
  const {at} = row
  row.at = end
  const before = row.nodes.at(-1)
  const said = row.messages.at(-1)
  const isNext = start === at && before?.type === 'text' && before.end === at && said?.end === at
  if (isNext && characterFaults.has(said.id)) {
    const {start: first, values: saidValues} = said
    row.messages[row.messages.length - 1] = notationMessage(
      said.id as NotationMessageId,
      first,
      end,
      saidValues
    )
    row.nodes[row.nodes.length - 1] = textNode(row.text.slice(before.start, end), before.start, end)
    return
  }
  fail(row, {id, start: at, end, values, expected}, start, end)
}

/** Report prefixes that no tile follows; digits pending before them go with them. */
export function failPrefixes(row: Row): void {
  const {prefixStart, at} = row
  const fault: Fault = {
    id: 'dangling-modifier',
    start: prefixStart,
    end: at,
    values: noValues,
    expected: nothing
  }
  fail(row, fault, pendingStart(row), at)
}

/** Digits: a suit letter makes them readable. */
const digits = /^[0-9]{1,14}$/

/** What a suit letter makes readable: digits, or at least three of them with call marks. */
const suitable = /^(?:[0-9]{1,14}|(?=(?:[-'+]*[0-9]){3})[0-9](?:[-'+]?[0-9]){2,13}[-'+]?)$/

const numbers = ['m', 'p', 's']
const withHonors = ['z', ...numbers]

/** The suits that digits may have, the likeliest first: after honors, `112z2`, that of the honors. */
const suitsAfter = (before: string | undefined, typed: string): readonly string[] =>
  before === 'z' && /^[1-7]+$/.test(typed) ? withHonors : numbers

/** Report digits that no suit letter follows. Prefixes after them remain pending. */
export function failRun(row: Row): void {
  const {run, prefixes, prefixStart, yAt} = row
  const start = run[0]!.start
  const {end} = run.at(-1)!
  const typed = row.folded.slice(start, end)
  const {explainsSlips} = row.grammar
  const suits = explainsSlips ? suitsAfter(row.folded[start - 1], typed) : numbers
  const pattern = explainsSlips ? suitable : digits
  const expected = pattern.test(typed) ? suits.map(suit => typed + suit) : nothing
  if (run.some(isDigit)) fail(row, {id: 'missing-suit', start, end, values: noValues, expected}, start, end)
  else fail(row, {id: 'bad-char', start, end, values: charValues(row.grammar), expected: nothing}, start, end)
  row.prefixes = prefixes
  row.prefixStart = prefixStart
  row.yAt = yAt
}

/** Values of `bad-char`. */
export function charValues({id}: Grammar): Values {
  return {dialect: id, wanted: id}
}

const fiveBefore = /5([mps])$/

/** A letter adjacent to other tiles: `r` after a five may be mjai's red five (`5mr`), any other is a slip. */
function letterMessage({folded}: Row, tile: Tile, start: number, end: number): Message {
  const suit = tile === '6z' ? fiveBefore.exec(folded.slice(Math.max(0, start - 2), start))?.[1] : undefined
  return suit
    ? notationMessage('red-after-five', start, end, {}, [`0${suit}`])
    : notationMessage('packed-honor-letter', start, end, {honor: tile, tile}, [tile])
}

/** End a word: blanks and commas separate words. Honor letters among other tiles may be typing errors. */
export function endWord(row: Row): void {
  if (row.isMixedWord && row.grammar.doubtsLetters) {
    for (const {tile, start, end} of row.letters) row.messages.push(letterMessage(row, tile, start, end))
  }
  if (row.letters.length > 0) row.letters = []
  row.isMixedWord = false
}

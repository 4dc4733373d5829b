/**
 * Readers of the elements of mpsz, 新篠 and quote notation: digits, suit letters, kanji, call marks, `x`, blanks.
 *
 * Each reader is called at its character (`row.at`) and leaves `row.at` after the text that it read.
 */
import {closeKanji, closeRun, endRun} from './close-run.js'
import {HIDDEN, RED, noPlacedMarks, type MarkCharacter} from './draft.js'
import {doubtBacks} from './doubts.js'
import {readMarkAfterTile} from './late-marks.js'
import {meantBy} from './letters-meant.js'
import {charValues, endWord, failPrefixes, failCharacters} from './row-messages.js'
import {clearPrefixes, type Row} from './row.js'

/** Add a draft to the pending run; the pending prefixes become its own. */
export function addDraft(row: Row, digit: number): void {
  const {at, prefixStart} = row
  row.run.push({
    digit,
    start: prefixStart >= 0 ? prefixStart : at,
    at,
    end: at + 1,
    prefixes: row.prefixes,
    yAt: row.yAt,
    marks: noPlacedMarks,
    label: null
  })
  if (prefixStart >= 0) clearPrefixes(row)
  row.at = at + 1
}

const CODE_OF_ZERO = 48

export function readDigit(row: Row): void {
  if (row.isKanjiRun) closeKanji(row)
  addDraft(row, row.folded.charCodeAt(row.at) - CODE_OF_ZERO)
}

const rankByKanji: Readonly<Record<string, number>> = {東: 1, 南: 2, 西: 3, 北: 4, 白: 5, 發: 6, 中: 7}

/** A kanji honor: a digit that includes its suit. */
export function readKanji(row: Row): void {
  if (!row.isKanjiRun) endRun(row)
  row.isKanjiRun = true
  addDraft(row, rankByKanji[row.folded[row.at]!]!)
}

/** `m p s z` after digits. */
export function readSuit(row: Row): void {
  if (row.isKanjiRun) closeKanji(row)
  if (row.run.length === 0) {
    failCharacters(row, 'missing-rank', row.at + 1)
    return
  }
  const suit = row.folded[row.at]!
  row.at++
  closeRun(row, suit, row.at)
}

/** `r` before a digit; only a five can be red. */
export function readRed(row: Row): void {
  closeKanji(row)
  const next = row.folded.charCodeAt(row.at + 1) - CODE_OF_ZERO
  if (next >= 0 && next <= 9) addPrefix(row, RED)
  else failCharacters(row, 'bad-char', row.at + 1, charValues(row.grammar))
}

/** A prefix is pending until its tile. */
export function addPrefix(row: Row, bit: number): void {
  if (row.prefixStart < 0) row.prefixStart = row.at
  row.prefixes |= bit
  row.at++
}

/** A mark after a digit or kanji. */
function readMark(row: Row, character: MarkCharacter): void {
  if (row.prefixStart >= 0) failPrefixes(row)
  const draft = row.run.at(-1)
  if (!draft && !row.grammar.explainsSlips) failCharacters(row, 'dangling-mark', row.at + 1)
  else if (!draft) readMarkAfterTile(row, character)
  else {
    if (draft.marks === noPlacedMarks) draft.marks = [{character, at: row.at}]
    else draft.marks.push({character, at: row.at})
    draft.end = ++row.at
  }
}

/** `=` and `+`. */
export function readCallMark(row: Row): void {
  readMark(row, row.folded[row.at] as MarkCharacter)
}

/** `-` after a digit is a mark. */
export function readDash(row: Row): void {
  readMark(row, '-')
}

/** `-` after a digit is a mark, after a finished tile a gap (`123m-456p`). */
export function readDashOrGap(row: Row): void {
  const isGap =
    row.run.length === 0 && row.prefixStart < 0 && row.nodes.length > 0 && !isAfterLetter(row) && !row.river
  if (!isGap) {
    readMark(row, '-')
    return
  }
  endWord(row)
  if (row.gapStart < 0) row.gapStart = row.at
  if (row.dashAt < 0) row.dashAt = row.at
  row.at++
}

/** `t-tt` is a slip for `1-11z`, without a gap. */
function isAfterLetter({letters, at}: Row): boolean {
  return letters.length > 0 && letters.at(-1)!.end === at
}

export function readQuote(row: Row): void {
  readMark(row, "'")
}

/** `x` as the suit of face-down tiles: `00x`. */
export function readBackSuit(row: Row): void {
  closeKanji(row)
  if (row.run.length === 0) {
    failCharacters(row, 'bad-char', row.at + 1, charValues(row.grammar))
    return
  }
  row.at++
  closeRun(row, 'x', row.at)
}

/** `x` as a tile of `4xx4s`. */
export function readHidden(row: Row): void {
  addDraft(row, HIDDEN)
}

/** An `x` with either meaning: in pairs it is the hidden tiles of an ankan. */
export function readBackOrHidden(row: Row): void {
  const {run} = row
  const isPaired = nextCharacter(row) === 'x' || run.at(-1)?.digit === HIDDEN
  if (isPaired || run.length === 0) readHidden(row)
  else {
    doubtBacks(row)
    readBackSuit(row)
  }
}

const blankPattern = /[\s,]/

/** The next character that is not a blank. */
function nextCharacter({folded, at}: Row): string | undefined {
  let next = at + 1
  while (next < folded.length && blankPattern.test(folded[next]!)) next++
  return folded[next]
}

/** A blank or comma: a gap between finished tiles, ignored within digits. */
export function readBlank(row: Row): void {
  closeKanji(row)
  if (row.letters.length > 0 || row.isMixedWord) {
    if (row.run.length > 0) row.isMixedWord = true // `p456 789s`: the digits belong to the word of the letter
    endWord(row)
  }
  if (row.run.length === 0 && row.prefixStart < 0 && row.gapStart < 0 && row.nodes.length > 0) {
    row.gapStart = row.at
  }
  row.at++
}

/** A line break: the same as a blank; in a river, it also ends the row of discards. */
export function readLineBreak(row: Row): void {
  if (!row.river) {
    readBlank(row)
    return
  }
  endRun(row)
  readBlank(row)
  if (row.discards > (row.breaks.at(-1) ?? 0)) row.breaks.push(row.discards)
}

/** An invisible unit. */
export function skip(row: Row): void {
  row.at++
}

/** A character without a meaning in this dialect. Letters that follow it belong to the same word. */
export function readForeign(row: Row): void {
  closeKanji(row)
  const {folded, at, grammar} = row
  let end = at + 1
  if (isLetter(folded[at]!)) while (end < folded.length && isLetter(folded[end]!)) end++
  else while (end < folded.length && !grammar.readers.has(folded[end]!) && !isLetter(folded[end]!)) end++
  failCharacters(row, 'bad-char', end, charValues(grammar), meantBy(row, end))
}

function isLetter(character: string): boolean {
  return /[A-Za-z]/.test(character)
}

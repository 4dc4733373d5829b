/** Closing a run: once its suit is known, its drafts become tiles, melds or discards. */
import {FACE_DOWN, HIDDEN, SIDEWAYS, isDigit, type Draft} from './draft.js'
import {exists, faultAt} from './fault.js'
import {closeKita} from './close-kita.js'
import {closeMarked, closePaigaMeld} from './run-melds.js'
import {closeDiscards, closeFaulty, closeOutside, closeTiles} from './run-tiles.js'
import {clearPrefixes, type ClosedRun, type Row} from './row.js'
import {fail, failRun} from './row-messages.js'

/** End a run of kanji, whose suit is known. A run of digits, and prefixes after the kanji, remain pending. */
export function closeKanji(row: Row): void {
  if (!row.isKanjiRun || row.run.length === 0) return
  const {prefixes, prefixStart, yAt} = row
  clearPrefixes(row)
  closeRun(row, 'z', row.run.at(-1)!.end)
  row.prefixes = prefixes
  row.prefixStart = prefixStart
  row.yAt = yAt
}

/** End any pending run: kanji become tiles; digits lack their suit, which is reported. */
export function endRun(row: Row): void {
  closeKanji(row)
  if (row.run.length > 0) failRun(row)
}

/**
 * Close the pending run.
 *
 * @param suit
 *   Suit letter, `x` for face-down tiles, `f` for flowers.
 * @param end
 *   Offset after the suit letter.
 */
export function closeRun(row: Row, suit: string, end: number): void {
  const kinds = suit === 'z' && row.hasTurned && !row.river ? kindsOf(row) : null
  if (kinds === null) closeWhole(row, suit, end)
  else closeKinds(row, kinds, end)
}

/** Honors of several kinds typed together, one of them on its side: `中中東東y東` is a pair and a pon. */
function closeKinds(row: Row, kinds: readonly (readonly Draft[])[], end: number): void {
  const {prefixes, prefixStart, yAt} = row
  clearPrefixes(row)
  kinds.forEach((drafts, index) => {
    row.run = [...drafts]
    if (index < kinds.length - 1) {
      closeWhole(row, 'z', drafts.at(-1)!.end)
      return
    }
    row.prefixes = prefixes
    row.prefixStart = prefixStart
    row.yAt = yAt
    closeWhole(row, 'z', end)
  })
}

/** Adjacent tiles of one kind grouped; `null` if there is only one kind, no turned tile, or anything but tiles. */
function kindsOf({run, yAt: trailing}: Row): Draft[][] | null {
  if (trailing < 0 && !run.some(({yAt}) => yAt >= 0)) return null
  const kinds: Draft[][] = []
  for (const draft of run) {
    if (draft.marks.length > 0 || !isDigit(draft) || !exists(draft, 'z')) return null
    if (kinds.at(-1)?.[0]!.digit === draft.digit) kinds.at(-1)!.push(draft)
    else kinds.push([draft])
  }
  return kinds.length > 1 ? kinds : null
}

function closeWhole(row: Row, suit: string, end: number): void {
  const drafts = row.run
  const {start} = drafts[0]!
  const trailingY = takeTrailingY(row, start, end)
  if (row.run.length === 0) return
  row.run = []
  row.isKanjiRun = false
  const run: ClosedRun = {drafts, suit, start, end}
  if (row.hasKita && closeKita(row, run)) return
  const isMarked = drafts.some(isMarkedDraft)
  const isFlowers = suit === 'f'
  if (trailingY >= 0 && (isMarked || isFlowers || suit === 'x')) {
    fail(row, faultAt('dangling-modifier', trailingY, trailingY + 1), start, end)
  } else if (suit === 'x') closeOutside(row, run)
  else if (drafts.some(draft => !exists(draft, suit))) closeFaulty(row, run, isMarked)
  else if (isFlowers && !row.river) closeOutside(row, run)
  else if (row.river) closeDiscards(row, run)
  else if (isMarked) closeMarked(row, run)
  else if (!row.grammar.paiga || !closePaigaMeld(row, run, trailingY)) closeTiles(row, run)
}

const isMarkedDraft = ({digit, marks}: Draft): boolean => marks.length > 0 || digit === HIDDEN

/**
 * A prefix between the digits and their suit has no tile, except `y` after a whole meld (`555yp`).
 *
 * @returns Its offset, or -1. Any other prefix is reported, and the run with it.
 */
function takeTrailingY(row: Row, start: number, end: number): number {
  const {yAt, prefixes, prefixStart, run} = row
  if (prefixStart < 0) return -1
  if (prefixes === SIDEWAYS && !row.river && !row.yIsPrefix) {
    clearPrefixes(row)
    return yAt
  }
  const fault =
    prefixes === FACE_DOWN && !row.river
      ? faultAt('bad-meld-size', start, end, {count: run.length, wanted: 'four'})
      : faultAt('dangling-modifier', prefixStart, end - 1)
  fail(row, fault, start, end)
  return -1
}

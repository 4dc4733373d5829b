/**
 * Checking notes on waits: `7z (大三元)` wins with daisangen.
 */
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, clauses} from '../../../labels/clauses/clauses.js'
import type {Message} from '@tehai/kernel/source'
import {tileOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import type {Analysis, ScoredWin} from '../../analysis.js'
import type {Note} from '../../grammar/notes.js'
import {missesOf} from '../score/misses.js'
import {waysOf, winsOf} from '../score/paid-waits.js'
import {problemsOfScore} from '../score/score-problems.js'

/** What is false about notes: the first problem of each. */
export function noteProblems(notes: readonly Note[], analysis: Analysis): Message[] {
  return notes.flatMap(note => {
    for (const {tile} of note.tiles.tiles) {
      const problems = problemsWith(tile, note, analysis)
      if (problems.length > 0) return problems.slice(0, 1)
    }
    return []
  })
}

/** Whether a win with a tile is what a note says. */
export function fitsNote(kind: TileKind, note: Note, analysis: Analysis): boolean {
  return problemsWith(tileOf(kind), note, analysis).length === 0
}

function problemsWith(tile: Tile, note: Note, analysis: Analysis): readonly Message[] {
  const all = waysOf(analysis)
    .flatMap(by => winsOf(tile, by, analysis))
    .map(scored => problemsOfWin(note, scored, analysis))
  return all.reduce((least, one) => (one.length < least.length ? one : least), all[0] ?? [])
}

/**
 * What is false about what is stated for one win; for a win without a yaku, only the statement that it has none is
 * true.
 */
export function problemsOfWin(
  {parts, start, end}: Pick<Note, 'parts' | 'start' | 'end'>,
  scored: ScoredWin,
  analysis: Analysis
): Message[] {
  const {score} = scored
  if (score.outcome === 'win') return problemsOfScore(parts, scored, analysis)
  if (score.outcome !== 'no-yaku' || parts.some(({type}) => type === 'no-yaku')) return []
  const reason = clauses(clause('no-yaku'), missesOf(score, scored, analysis))
  return [claimMessage('no-score', start, end, {reason})]
}

/** Whether the waits named by notes are all that a note fits; otherwise some are missing. */
export function missingByNotes(
  notes: readonly Note[],
  missing: readonly TileKind[],
  analysis: Analysis
): readonly TileKind[] {
  return missing.filter(kind => notes.some(note => fitsNote(kind, note, analysis)))
}

/** Whether every tile of a claim has a note: the claim is then about these waits, not about all. */
export function areAllNoted(parts: readonly {readonly type: string}[], notes: readonly Note[]): boolean {
  const noted = new Set<object>(notes.map(({tiles}) => tiles))
  return notes.length > 0 && parts.every(part => part.type !== 'tiles' || noted.has(part))
}

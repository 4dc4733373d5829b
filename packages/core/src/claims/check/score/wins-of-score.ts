/**
 * Checking a score that is stated for several wins: `ダマ1000点、リーチ3900点`, `3900 (1300/2600 by tsumo)`. Each is scored as
 * if the hand had been won that way.
 */
import type {Message} from '@tehai/kernel/source'
import type {WinBy} from '../../../model/diagram.js'
import {analysisOf, type Analysis, type ScoredWin} from '../../analysis.js'
import {winsOfScore, type WinOfScore} from '../../grammar/wins-of-score.js'
import {noScoreMessages, scoredWins} from './no-score.js'
import {problemsOfScore} from './score-problems.js'
import type {Part} from './units.js'

/** What is false about the wins that are judged (`null`: none is judged), and the remaining parts. */
export interface JudgedWins {
  readonly own: readonly Part[]
  readonly messages: readonly Message[] | null
}

/** Judges what a score says about single wins; all of it is left unchecked if one of them cannot be judged. */
export function judgedWins(parts: readonly Part[], text: string, analysis: Analysis): JudgedWins {
  const {own, wins} = winsOfScore(parts, text)
  const judged = wins.map((win, index) => problemsOf(win, wins[index - 1], analysis))
  const known = judged.filter(one => one !== null)
  return wins.length === 0 || known.length < wins.length
    ? {own: parts, messages: null}
    : {own, messages: known.flat()}
}

/**
 * What is false about a win; `null` if the hand cannot be won that way. What is not stated may be as in the block, or
 * as in the previous win.
 */
function problemsOf(
  win: WinOfScore,
  before: WinOfScore | undefined,
  analysis: Analysis
): readonly Message[] | null {
  const ways = win.riichi === null ? [before?.riichi ?? null, null] : [win.riichi]
  const all = ways
    .map(riichi => (riichi === null ? analysis : withRiichi(riichi, analysis)))
    .flatMap(one => winsBy(win.by ?? before?.by ?? null, win.by !== null, one).map(scored => ({one, scored})))
    .filter(({scored}) => scored.score.outcome === 'win' || scored.score.outcome === 'no-yaku')
    .map(({one, scored}) => problemsIn(win, scored, one))
  return all.length === 0
    ? null
    : all.reduce((least, found) => (found.length < least.length ? found : least)).slice(0, 1)
}

function problemsIn({parts, start, end}: WinOfScore, scored: ScoredWin, analysis: Analysis): Message[] {
  if (scored.score.outcome === 'win') return problemsOfScore(parts, scored, analysis)
  return parts.some(({type}) => type === 'no-yaku') ? [] : noScoreMessages(analysis, scored, {start, end})
}

/** The wins in one way, or in the ways that the block allows. */
function winsBy(by: WinBy | null, isOnly: boolean, analysis: Analysis): readonly ScoredWin[] {
  const own = isOnly ? [] : scoredWins(analysis, by)
  const said = by === null || scoredWins(analysis, null).length === 0 ? null : analysis.score(by)
  return said ? [said, ...own] : own
}

/** The hand with riichi or without. Details of a riichi, such as ippatsu, are not known for the added one. */
function withRiichi(isRiichi: boolean, analysis: Analysis): Analysis {
  const {hand} = analysis
  const {riichi, ...situation} = hand.situation
  if ((riichi !== undefined) === isRiichi) return analysis
  return analysisOf({...hand, situation: isRiichi ? {...situation, riichi: 'riichi'} : situation})
}

/** Why a hand cannot be scored: no yaku, not complete, thirteen tiles, or an impossible situation. */
import {waitsWithout, winProblem} from './win.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, clauses, type Clause, type Clauses} from '../../../labels/clauses/clauses.js'
import {problemClause} from '../../../labels/clauses/explain.js'
import type {Circumstance, RiichiKind} from '../../../labels/ids.js'
import type {KeyId} from '../../../page/grammar/keys/keys.js'
import type {WinBy} from '../../../model/diagram.js'
import {situationProblems, type Problem, type ProblemId, type SituationProblemId} from '@tehai/riichi'
import type {Message, Span} from '@tehai/kernel/source'
import {tileOf} from '@tehai/riichi/tile'
import type {Analysis, ScoredWin} from '../../analysis.js'
import type {HandTiles} from '../../hand.js'
import {nagashiOf} from '../../nagashi.js'
import {missesOf} from './misses.js'

/**
 * The wins to look at: one if it is stated how the hand was won, otherwise both, wins with a score first.
 *
 * @param claimed
 *   How a claim says that the hand was won; takes precedence.
 */
export function scoredWins({hand, tiles, rules, score}: Analysis, claimed: WinBy | null): ScoredWin[] {
  const river = tiles && nagashiOf(hand, tiles, rules())
  if (river) return [river]
  if (!tiles?.win || tiles.turn !== 'discard') return []
  const {by} = tiles.win
  const ways: readonly WinBy[] = by ? [by] : claimed === 'ron' ? ['ron', 'tsumo'] : ['tsumo', 'ron']
  const scored = ways.map(score).filter(one => one !== null)
  const wins = scored.filter(one => one.score.outcome === 'win')
  return wins.length > 0 ? wins : scored.slice(0, 1)
}

/** The message that says why there is no score; none if the situation is impossible, which `checkHand` reports. */
export function noScoreMessages(analysis: Analysis, scored: ScoredWin | null, {start, end}: Span): Message[] {
  const {score} = scored ?? {}
  if (
    score?.outcome === 'impossible' &&
    score.problems.every(({id}) => isOfSituation(id) || reportedByPage.has(id))
  )
    return []
  if (isSizeSaid(analysis) || isWinUnread(analysis)) return []
  return [claimMessage('no-score', start, end, {reason: whyNoScore(analysis, scored)})]
}

/** Whether a hand was won with a tile that cannot be read: its value is not known. */
export const isWinUnread = (analysis: Analysis): boolean =>
  (analysis.hand.isWinUnread === true && !analysis.tiles!.win) || isWinOther(analysis)

/** Whether a key names a tile that does not win; that key has its own message. */
export const isWinOther = (analysis: Analysis): boolean =>
  analysis.hand.said.some(({key}) => key === 'ron' || key === 'win') &&
  winProblem(analysis, {start: 0, end: 0}) !== null &&
  waitsWithout(analysis).length > 0

/**
 * Whether another message already says that these are not 13 or 14 tiles; in a line of text, only if they are not a
 * shape either.
 */
function isSizeSaid({hand, tiles}: Analysis): boolean {
  const {turn, possible} = tiles!
  return turn === null && (hand.place !== null || !possible)
}

/** Problems that the page reports before the rules are applied. */
const reportedByPage: ReadonlySet<ProblemId> = new Set(['north-seat-in-sanma'] as const)

/** Parts of a situation that can be impossible. */
export type SituationWhat = Circumstance | RiichiKind | 'kita'

/** What a problem of a situation is about, and the key that may state it; `null` for any other problem. */
export function placeOfProblem({
  id,
  values
}: Pick<Problem, 'id' | 'values'>): {readonly what: SituationWhat; readonly key: KeyId} | null {
  if (!isOfSituation(id)) return null
  const what = (values['yaku'] as 'tenhou' | undefined) ?? situationProblems[id]
  return {what, key: what === 'open' ? 'riichi' : what}
}

function isOfSituation(id: ProblemId): id is SituationProblemId {
  return Object.hasOwn(situationProblems, id)
}

/** What a hand of pairs lacks if it has four tiles of a kind. */
function fourInPairs({counts, melds}: HandTiles): Clause | null {
  const four = counts.indexOf(4)
  const arePairs = melds.length === 0 && four >= 0 && counts.every(count => count % 2 === 0)
  return arePairs ? clause('four-no-pairs', {tile: tileOf(four)}) : null
}

function whyNoScore(analysis: Analysis, scored: ScoredWin | null): Clauses {
  const {hand, tiles, shanten} = analysis
  const {size, turn, win} = tiles!
  if (hand.isDrawn && !win) return clause('drawn-round')
  if (turn === null) return clause('size', {size})
  if (turn === 'draw') return clause('thirteen', {size})
  if (!win || !scored)
    return shanten().best < 0 ? clause('no-win-tile') : clause('incomplete', {shanten: shanten().best})
  const {score} = scored
  switch (score.outcome) {
    case 'no-yaku':
      return clauses(clause('no-yaku'), missesOf(score, scored, analysis))
    case 'impossible':
      return score.problems.slice(0, 2).map(problemClause)
    case 'incomplete':
    case 'win':
      return clauses(clause('incomplete', {shanten: shanten().best}), fourInPairs(tiles!))
  }
}

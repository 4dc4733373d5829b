/**
 * Why a hand cannot be scored: no yaku, not complete, thirteen tiles, something impossible.
 */
import {claimMessage} from '../../page/claim-messages.js'
import {clause, clauses} from '../../labels/clauses.js'
import {problemClause} from '../../labels/explain.js'
import type {Circumstance, RiichiKind} from '../../labels/situation.js'
import type {KeyId} from '../../page/keys.js'
import type {WinBy} from '../../model/diagram.js'
import type {Message, Span} from '../../source/message.js'
import type {Analysis, ScoredWin} from '../analysis.js'
import {nagashiOf} from '../nagashi.js'
import {missesOf} from './misses.js'

/**
 * The wins to look at: one where it is said how the hand was won, else both, wins with a score first.
 *
 * @param claimed
 *   How a claim says that the hand was won; goes first.
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

/** The message that says why there is no score; none where the situation is impossible, which `checkHand` says. */
export function noScoreMessages(analysis: Analysis, scored: ScoredWin | null, {start, end}: Span): Message[] {
  const {score} = scored ?? {}
  if (
    score?.outcome === 'impossible' &&
    score.problems.every(({id}) => situationProblems.has(id) || ofPage.has(id))
  )
    return []
  return [claimMessage('no-score', start, end, {reason: whyNoScore(analysis, scored)})]
}

/** Problems that the page has told before the rules see them. */
const ofPage: ReadonlySet<string> = new Set(['north-seat-in-sanma'])

/** What a situation says that can be impossible. */
export type SituationWhat = Circumstance | RiichiKind | 'kita'

/** Problems of a situation, as far as `checkHand` reports them. */
export const situationProblems: ReadonlyMap<string, readonly [what: SituationWhat, key: KeyId]> = new Map<
  string,
  readonly [what: SituationWhat, key: KeyId]
>([
  ['riichi-with-open-hand', ['riichi', 'riichi']],
  ['ippatsu-without-riichi', ['ippatsu', 'ippatsu']],
  ['open-riichi-without-riichi', ['open', 'riichi']],
  ['rinshan-with-ron', ['rinshan', 'rinshan']],
  ['rinshan-without-kan', ['rinshan', 'rinshan']],
  ['chankan-with-tsumo', ['chankan', 'chankan']],
  ['haitei-with-ron', ['haitei', 'haitei']],
  ['haitei-with-rinshan', ['haitei', 'haitei']],
  ['houtei-with-tsumo', ['houtei', 'houtei']],
  ['tenhou-with-ron', ['tenhou', 'tenhou']],
  ['chiihou-with-ron', ['chiihou', 'chiihou']],
  ['renhou-with-tsumo', ['renhou', 'renhou']],
  ['tenhou-not-dealer', ['tenhou', 'tenhou']],
  ['chiihou-as-dealer', ['chiihou', 'chiihou']],
  ['first-turn-with-melds', ['tenhou', 'tenhou']],
  ['first-turn-with-kita', ['tenhou', 'tenhou']],
  ['kita-with-four-players', ['kita', 'kita']]
])

function whyNoScore(analysis: Analysis, scored: ScoredWin | null): string {
  const {tiles, shanten} = analysis
  const {size, turn, win} = tiles!
  if (turn === null) return clause('size', {size})
  if (turn === 'draw') return clause('thirteen', {size})
  if (!win || !scored)
    return shanten().best < 0 ? clause('no-win-tile') : clause('incomplete', {shanten: shanten().best})
  const {score} = scored
  switch (score.outcome) {
    case 'no-yaku':
      return clauses(clause('no-yaku'), missesOf(score, scored, analysis))
    case 'impossible':
      return clauses(...score.problems.slice(0, 2).map(problemClause))
    case 'incomplete':
    case 'win':
      return clause('incomplete', {shanten: shanten().best})
  }
}

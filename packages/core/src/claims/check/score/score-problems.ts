/** What is false about a claimed score, causes before effects. */
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, clauses, type Clauses} from '../../../labels/clauses/clauses.js'
import {scoreWords, yakuOf} from '../../../labels/clauses/explain.js'
import type {WinScore} from '@tehai/riichi'
import type {Message} from '@tehai/kernel/source'
import {YAKUMAN_HAN} from '../../amounts.js'
import type {Analysis, ScoredWin} from '../../analysis.js'
import type {ScorePart} from '../../grammar/score-parts.js'
import {isImpossible, isLimit, isPaid, proposal} from './paid-amounts.js'
import {ruleReason} from './rule-reason.js'
import {amountReason, fuReason, hanReason, honbaReason, paidWithHonba, seatReason} from './score-reasons.js'
import {notAlone, otherYaku, yakuProblems} from './yaku-problems.js'
import type {Part} from './units.js'

/** Parts that are about an amount. */
const amounts = ['han', 'fu', 'limit', 'shares', 'all', 'points'] as const

/** The order of reports: causes before effects. */
const order = ['by', 'dealer', 'honba-count', 'honba-in', 'no-yaku', ...amounts] as const

/** What is false about a claimed score, causes before effects. */
export function problemsOfScore(parts: readonly Part[], scored: ScoredWin, analysis: Analysis): Message[] {
  if (parts.length === 0) return [] // filled in: most scores are
  const yaku = yakuProblems(
    parts.filter(part => part.type === 'yaku'),
    scored,
    analysis
  )
  const besides = yaku.length === 0 ? besidesOnly(parts, scored, analysis) : []
  const others = order.flatMap(type => parts.filter(part => part.type === type))
  const judgeable = others.filter(isOfAmount)
  const judged = others.flatMap((part): {message: Message; impossible: boolean}[] => {
    const found = problemOf(part as ScorePart, parts, scored, analysis)
    if (found === null) return []
    const rule = isOfAmount(part)
      ? ruleReason(scored, analysis, score =>
          judgeable.every(one => isTrueOf(one, {...scored, score}, analysis))
        )
      : null
    const reason = clauses(found, rule)
    const impossible = isImpossible(part as ScorePart, analysis)
    const message = impossible
      ? impossibleScore(part as ScorePart, scored)
      : falseScore(part as ScorePart, reason, scored, analysis)
    return [{message, impossible}]
  })
  const sorted = [...judged.filter(one => one.impossible), ...judged.filter(one => !one.impossible)]
  return [...yaku, ...besides, ...sorted.map(({message}) => message)]
}

/** Yaku that the hand has besides those that a claim says are the only ones: タンヤオのみ. */
function besidesOnly(parts: readonly Part[], scored: ScoredWin, analysis: Analysis): Message[] {
  const only = parts.find(({type}) => type === 'only')
  const named = parts.filter(part => part.type === 'yaku')
  if (!only || named.length === 0) return []
  const others = otherYaku(named, scored.score as WinScore, analysis)
  return others.length === 0 ? [] : [notAlone({start: named[0]!.start, end: only.end}, 'too', scored, others)]
}

/** A part that is true of no hand. */
const impossibleScore = (part: ScorePart, {score}: ScoredWin): Message =>
  claimMessage('impossible-score', part.start, part.end, {}, [proposal(part, score as WinScore)])

/** A part that may be true of another hand. */
function falseScore(part: ScorePart, reason: Clauses, scored: ScoredWin, analysis: Analysis): Message {
  const isWithHonba = 'honba' in part && part.honba === true
  const paid = isWithHonba ? paidWithHonba(scored, analysis) : scoreWords(scored.score as WinScore)
  const truth = clause('score', {score: paid})
  return claimMessage('false-score', part.start, part.end, {truth, reason})
}

const amountTypes: ReadonlySet<string> = new Set<ScorePart['type']>(amounts)

const isOfAmount = (part: Part): part is ScorePart => amountTypes.has(part.type)

/** Whether a part about an amount is true of a score. */
function isTrueOf(part: ScorePart, scored: ScoredWin, analysis: Analysis): boolean {
  const score = scored.score as WinScore
  if (part.type === 'han')
    return part.han === (score.limit === 'yakuman' ? YAKUMAN_HAN * score.yakuman : score.han)
  if (part.type === 'fu') return part.fu === score.fu
  if (part.type === 'limit') return isLimit(part, score)
  const isAmount = part.type === 'points' || part.type === 'shares' || part.type === 'all'
  return isAmount && isPaid(part, scored, analysis)
}

/** Why a part is false; `null` if it is true. */
function problemOf(
  part: ScorePart,
  parts: readonly Part[],
  scored: ScoredWin,
  analysis: Analysis
): Clauses | null {
  const score = scored.score as WinScore
  const {situation, by} = scored.win
  const isDealer = situation?.seat === 'east'
  const honba = situation?.honba ?? 0
  const saysHan = parts.some(({type}) => type === 'han' || type === 'shares')
  const isTrue = () => isTrueOf(part, scored, analysis)
  switch (part.type) {
    case 'by':
      return part.by === by ? null : clause('won-by', {by})
    case 'dealer':
      return part.dealer === isDealer ? null : seatReason(analysis)
    case 'honba-count':
      return part.honba === honba ? null : honbaReason(scored, analysis)
    case 'honba-in':
      return part.honba === null || part.honba === honba ? null : honbaReason(scored, analysis)
    case 'no-yaku':
      return score.yaku.length === 0 ? null : clause('has', {yaku: yakuOf(score)})
    case 'han':
      return isTrue() ? null : hanReason(part.han, scored, analysis)
    case 'fu':
      return isTrue() ? null : fuReason(score)
    case 'limit':
    case 'points':
    case 'shares':
    case 'all':
      return isTrue() ? null : amountReason(part, saysHan, scored, analysis)
    default:
      return null
  }
}

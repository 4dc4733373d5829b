/** Why a part of a score is false: how the han and the fu add up, and for whom an amount would be right. */
import {clause, clauses, type Clauses} from '../../../labels/clauses/clauses.js'
import {fuOf, missClause, scoreWords, yakuClause} from '../../../labels/clauses/explain.js'
import type {ScoreWords} from '../../../labels/scores/score.js'
import type {WinBy} from '../../../model/diagram.js'
import {
  nearMisses,
  ronPoints,
  tsumoPayments,
  tsumoPoints,
  worthOf,
  type Rules,
  type WinScore,
  yakuTable
} from '@tehai/riichi'
import {possibleFu, YAKUMAN_HAN} from '../../amounts.js'
import type {Analysis, ScoredWin} from '../../analysis.js'
import type {Amount, ScorePart} from '../../grammar/score-parts.js'

/** The seat is wrong, or was not stated. */
export function seatReason({hand}: Analysis): Clauses {
  const {seat} = hand.situation
  return seat ? clause('seat-is', {seat}) : clause('seat-not-said')
}

/** The honba are wrong: what is paid with the number given. */
export function honbaReason(scored: ScoredWin, analysis: Analysis): Clauses {
  const honba = scored.win.situation?.honba ?? 0
  if (honba === 0) return clause('without-honba')
  return clause('with-honba', {honba, payment: paidWithHonba(scored, analysis)})
}

/** A score with the points that are paid for honba. */
export function paidWithHonba({win, score}: ScoredWin, analysis: Analysis): ScoreWords {
  const honba = win.situation?.honba ?? 0
  const {sanma, honba: unit} = analysis.rules()
  const won = scoreWords(score as WinScore)
  return {
    ...won,
    points: won.points + honba * unit * (sanma ? 2 : 3),
    payments: won.payments?.map(share => share + honba * unit) ?? null
  }
}

/** Wrong han: what the hand has, and a yaku that is worth less because of calls, or that the hand nearly has. */
export function hanReason(claimed: number, scored: ScoredWin, analysis: Analysis): Clauses {
  const score = scored.score as WinScore
  const misses = claimed > score.han ? nearMisses(score, scored.win, analysis.rules()) : []
  const closed = !(scored.win.melds ?? []).some(({type}) => type !== 'ankan')
  const hanOf = (id: string) => {
    const row = yakuTable.find(one => one.id === id)
    return row ? (closed ? row.closed : row.open || row.closed) : 1
  }
  const missing = claimed - score.han
  const opened = closed ? undefined : score.yaku.find(({id}) => lostByCalls(id) === missing)
  if (opened)
    return clauses(yakuClause(score), clause('less-when-open', {yakuId: opened.id, han: opened.han}))
  const miss =
    misses.find(({yaku}) => hanOf(yaku) === missing) ?? misses.find(({yaku}) => hanOf(yaku) < missing)
  return clauses(yakuClause(score), miss ? missClause(miss) : null)
}

/** How many han a yaku loses in an open hand (喰い下がり); 0 for a yaku that only closed hands have. */
function lostByCalls(id: string): number {
  const row = yakuTable.find(one => one.id === id)
  return row && row.open > 0 ? row.closed - row.open : 0
}

/** Wrong fu: how they add up. */
export function fuReason(score: WinScore): Clauses {
  return score.fu === 0 ? clause('no-fu') : clause('fu-lines', {lines: fuOf(score)})
}

/** Whether a hand is one that kiriage would round up to a mangan. */
const isKiriage = ({han, fu, limit}: WinScore): boolean => limit === null && fu * 2 ** (han + 2) === 1920

/**
 * Why an amount or a limit is false: for whom it would be right, or what makes the difference.
 *
 * @param saysHan
 *   Whether the claim states the han or the shares as well: then they are right, and not the reason.
 */
export function amountReason(
  part: ScorePart,
  saysHan: boolean,
  scored: ScoredWin,
  analysis: Analysis
): Clauses {
  const score = scored.score as WinScore
  const {win} = scored
  const isDealer = win.situation?.seat === 'east'
  const paying: PaidScore = {score, by: win.by, isDealer, rules: analysis.rules()}
  if (part.type === 'limit' && part.limit === 'mangan' && isKiriage(score)) return clause('as-kiriage')
  // `本場込みで2000点`, although this is the amount without honba.
  const paid = pointsOf(score.base, paying)
  if (part.type === 'points' && part.honba && part.points === paid) return honbaReason(scored, analysis)
  const other = part.type === 'limit' ? null : mistakenFor(part as Amount, paying)
  if (other === 'seat') return clauses(clause(isDealer ? 'as-non-dealer' : 'as-dealer'), seatReason(analysis))
  if (other === 'by') return clause(win.by === 'ron' ? 'as-tsumo' : 'as-ron')
  if (other === 'players') return clause('as-four-players')
  if (other === 'kiriage') return clause(paying.rules.kiriage ? 'as-no-kiriage' : 'as-kiriage')
  const fits = part.type !== 'limit' && (part as Amount).honba
  if (fits) return honbaReason(scored, analysis)
  // If the claimed han and fu are true, points beyond those of the hand are meant with its honba.
  const honba = win.situation?.honba ?? 0
  if (part.type === 'points' && saysHan && honba > 0 && part.points > paid)
    return honbaReason(scored, analysis)
  const fu = part.type === 'points' ? otherFu(part.points, paying) : null
  if (fu !== null && !saysHan) return fuReason(score)
  if (part.type === 'points' && win.by === 'tsumo' && !isDealer && saysHan && !win.situation?.honba)
    return clause('in-all', {points: paid})
  const han = part.type === 'points' ? otherHan(part.points, paying) : null
  return han === null ? yakuClause(score) : hanReason(han, scored, analysis)
}

/** A score, the player who is paid, and the rules. */
interface PaidScore {
  readonly score: WinScore
  readonly by: WinBy
  readonly isDealer: boolean
  readonly rules: Rules
}

/** Points of a base, for any way of winning. */
function pointsOf(base: number, {by, isDealer, rules}: Omit<PaidScore, 'score'>): number {
  return by === 'ron'
    ? ronPoints(base, isDealer)
    : tsumoPoints(tsumoPayments(base, isDealer, rules), rules.sanma ? 3 : 4)
}

/**
 * What an amount would be right for: the other seat, the other way of winning, four players, the other setting of
 * kiriage.
 */
function mistakenFor(part: Amount, paying: PaidScore): 'seat' | 'by' | 'players' | 'kiriage' | null {
  const {by, isDealer, rules} = paying
  const {base, han, fu} = paying.score
  if (part.type !== 'points') {
    if (by === 'ron') return 'by'
    const [first, second] = tsumoPayments(base, !isDealer, rules)
    const isOther =
      part.type === 'all'
        ? second === undefined && part.each === first
        : part.other === second && part.dealer === first
    return isOther ? 'seat' : null
  }
  if (pointsOf(base, {...paying, isDealer: !isDealer}) === part.points) return 'seat'
  if (rules.sanma && by === 'tsumo') {
    const shares = tsumoPayments(base, isDealer, {...rules, sanma: false})
    if (tsumoPoints(shares, 4) === part.points) return 'players'
  }
  if (han > 0 && han < 5) {
    const kiriage = worthOf(han, fu, {...rules, kiriage: !rules.kiriage}).base
    if (kiriage !== base && pointsOf(kiriage, paying) === part.points) return 'kiriage'
  }
  const otherWay = by === 'ron' ? 'tsumo' : 'ron'
  return pointsOf(base, {...paying, by: otherWay}) === part.points ? 'by' : null
}

/** Other fu with which the hand would be worth this much. */
function otherFu(points: number, paying: PaidScore): number | null {
  const {han} = paying.score
  if (han < 1 || han > 4) return null
  return possibleFu.find(fu => pointsOf(worthOf(han, fu, paying.rules).base, paying) === points) ?? null
}

/** Other han with which the hand would be worth this much. */
function otherHan(points: number, paying: PaidScore): number | null {
  const {fu} = paying.score
  if (fu === 0) return null
  for (let han = 1; han <= YAKUMAN_HAN; han++) {
    if (pointsOf(worthOf(han, fu, paying.rules).base, paying) === points) return han
  }
  return null
}

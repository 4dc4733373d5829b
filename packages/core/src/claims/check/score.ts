/**
 * Checking scores: each part that is said, han before fu before points, and why the first false one is false.
 */
import type {Claim} from '../../page/claims.js'
import {claimMessage} from '../../page/claim-messages.js'
import {clause, clauses, encodeScore} from '../../labels/clauses.js'
import type {WinBy} from '../../model/diagram.js'
import {nearMisses} from '../../riichi/nearMisses.js'
import {ronPoints, tsumoPayments, tsumoPoints, worthOf} from '../../riichi/points.js'
import type {WinScore} from '../../riichi/score.js'
import {yakuTable} from '../../riichi/yaku/table.js'
import type {Message, Span} from '../../source/message.js'
import {amountsOf, possibleFu} from '../amounts.js'
import type {Analysis, ScoredWin} from '../analysis.js'
import type {Unread} from '../grammar/phrases.js'
import {readScore, type ScorePart} from '../grammar/score.js'
import {scoreMarkup, scoreMore} from '../show/score.js'
import {encodeFu, encodeYaku, missClause, scoreWords} from '../../labels/explain.js'
import {noScoreMessages, scoredWins} from './no-score.js'
import {outcome, unreadMessages, type Outcome} from './outcome.js'
import {yakuProblems} from './yaku.js'

type Part = ScorePart | Unread

/** Check a claim about the score, or fill it in. */
export function checkScore(claim: Claim, analysis: Analysis): Outcome {
  const parts = claim.fill === null ? readScore(claim.value) : []
  const wins = scoredWins(analysis, claimedBy(parts))
  const [first] = wins
  const unread = unreadMessages(parts)
  const truth = () => scoreMarkup(first ?? null, analysis)
  if (first?.score.outcome !== 'win') {
    const whole: Span = {start: 0, end: claim.value.length}
    const isRight = parts.some(({type}) => type === 'no-yaku') && first?.score.outcome === 'no-yaku'
    const messages = isRight ? unread : [...noScoreMessages(analysis, first ?? null, whole), ...unread]
    return outcome(messages, true, [], truth)
  }
  const checked = parts.some(({type}) => type !== 'unread' && type !== 'filler' && type !== 'becomes')
  const all = wins.map(win => ({win, problems: problemsOf(parts, win, analysis)}))
  const best = all.reduce((least, one) => (one.problems.length < least.problems.length ? one : least))
  const messages = best.problems.slice(0, 1)
  return outcome([...messages, ...unread], checked, [], truth, () => scoreMore(best.win, analysis))
}

/** How a claim says that the hand was won. */
function claimedBy(parts: readonly Part[]): WinBy | null {
  for (const part of parts) {
    if (part.type === 'by') return part.by
    if (part.type === 'shares' || part.type === 'all') return 'tsumo'
  }
  return parts.some(({type}) => type === 'points') ? 'ron' : null
}

/** What is said before what: the cause goes before its effect. */
const order = [
  'by',
  'dealer',
  'honba-count',
  'no-yaku',
  'han',
  'fu',
  'limit',
  'shares',
  'all',
  'points'
] as const

function problemsOf(parts: readonly Part[], scored: ScoredWin, analysis: Analysis): Message[] {
  const yaku = yakuProblems(
    parts.filter(part => part.type === 'yaku'),
    scored,
    analysis
  )
  const others = order.flatMap(type => parts.filter(part => part.type === type))
  const judged = others.flatMap((part): {message: Message; impossible: boolean}[] => {
    const reason = problemOf(part as ScorePart, parts, scored, analysis)
    if (reason === null) return []
    const impossible = isImpossible(part as ScorePart, analysis)
    return [{message: messageOf(part as ScorePart, reason, impossible, scored), impossible}]
  })
  const sorted = [...judged.filter(one => one.impossible), ...judged.filter(one => !one.impossible)]
  return [...yaku, ...sorted.map(({message}) => message)]
}

function messageOf(part: ScorePart, reason: string, impossible: boolean, {score}: ScoredWin): Message {
  const won = score as WinScore
  if (impossible) return claimMessage('impossible-score', part.start, part.end, {}, [proposal(part, won)])
  const truth = clause('score', {score: encodeScore(scoreWords(won))})
  return claimMessage('false-score', part.start, part.end, {truth, reason})
}

/** What could stand in place of an amount that no hand is paid. */
function proposal(part: ScorePart, {points, fu, tsumoPayments: shares}: WinScore): string {
  if (part.type === 'fu') return String(fu)
  if (part.type === 'points' || shares === null) return String(points)
  return shares.length === 1 ? `${shares[0]} all` : `${shares[1]}/${shares[0]}`
}

/** Why a part is false; `null` if it is true. */
function problemOf(
  part: ScorePart,
  parts: readonly Part[],
  scored: ScoredWin,
  analysis: Analysis
): string | null {
  const score = scored.score as WinScore
  const {situation, by} = scored.win
  const isDealer = situation?.seat === 'east'
  const honba = situation?.honba ?? 0
  switch (part.type) {
    case 'by':
      return part.by === by ? null : clause('won-by', {by})
    case 'dealer':
      return part.dealer === isDealer ? null : seatReason(analysis)
    case 'honba-count':
      return part.honba === honba ? null : honbaReason(scored, analysis)
    case 'no-yaku':
      return clause('has', {yaku: encodeYaku(score)})
    case 'han':
      return part.han === (score.limit === 'yakuman' ? 13 * score.yakuman : score.han)
        ? null
        : hanReason(part.han, scored, analysis)
    case 'fu':
      return part.fu === score.fu ? null : fuReason(score)
    case 'limit':
      return isLimit(part, score) ? null : amountReason(part, parts, scored, analysis)
    case 'points':
    case 'shares':
    case 'all':
      return isPaid(part, scored, analysis) ? null : amountReason(part, parts, scored, analysis)
    default:
      return null
  }
}

function seatReason({hand}: Analysis): string {
  const {seat} = hand.situation
  return seat ? clause('seat-is', {seat}) : clause('seat-not-said')
}

/** The honba are false: what is paid with those that are given. */
function honbaReason({win, score}: ScoredWin, analysis: Analysis): string {
  const honba = win.situation?.honba ?? 0
  if (honba === 0) return clause('without-honba')
  const {sanma, honba: unit} = analysis.rules()
  const won = scoreWords(score as WinScore)
  const paid = {
    ...won,
    points: won.points + honba * unit * (sanma ? 2 : 3),
    payments: won.payments?.map(share => share + honba * unit) ?? null
  }
  return clause('with-honba', {honba, payment: encodeScore(paid)})
}

/** Han are false: what the hand has, and a yaku that it nearly has. */
function hanReason(claimed: number, scored: ScoredWin, analysis: Analysis): string {
  const score = scored.score as WinScore
  const misses = claimed > score.han ? nearMisses(score, scored.win, analysis.rules()) : []
  const closed = !(scored.win.melds ?? []).some(({type}) => type !== 'ankan')
  const hanOf = (id: string) => {
    const row = yakuTable.find(one => one.id === id)
    return row ? (closed ? row.closed : row.open || row.closed) : 1
  }
  const missing = claimed - score.han
  const miss =
    misses.find(({yaku}) => hanOf(yaku) === missing) ?? misses.find(({yaku}) => hanOf(yaku) < missing)
  return clauses(clause('yaku-list', {yaku: encodeYaku(score)}), miss ? missClause(miss) : '')
}

/** Fu are false: how they add up. */
function fuReason(score: WinScore): string {
  return score.fu === 0 ? clause('no-fu') : clause('fu-lines', {lines: encodeFu(score)})
}

function isLimit({limit, yakuman}: Extract<ScorePart, {type: 'limit'}>, score: WinScore): boolean {
  if (limit === 'kiriage')
    return score.limit === 'mangan' && score.han < 5 && score.fu * 2 ** (score.han + 2) < 2000
  if (limit === 'yakuman' && yakuman === 1 && score.limit === 'kazoe-yakuman') return true
  return score.limit === limit && (limit !== 'yakuman' || score.yakuman === yakuman)
}

/** Whether a hand is one that kiriage would round up to a mangan. */
const isKiriage = ({han, fu, limit}: WinScore): boolean => limit === null && fu * 2 ** (han + 2) === 1920

type Amount = Extract<ScorePart, {type: 'points' | 'shares' | 'all'}>

/** Whether an amount is what is paid, with or without honba and sticks unless it says which. */
function isPaid(part: Amount, {win, score}: ScoredWin, analysis: Analysis): boolean {
  const {points, tsumoPayments: shares} = score as WinScore
  const {sanma, honba: unit} = analysis.rules()
  const honba = (win.situation?.honba ?? 0) * unit
  const sticks = (win.situation?.sticks ?? 0) * 1000
  const honbas = part.honba ? [honba] : [0, honba]
  if (part.type === 'points') {
    const payers = sanma ? 2 : 3
    return honbas.some(more => [0, sticks].some(put => part.points === points + more * payers + put))
  }
  if (shares === null) return false
  const [first, other] = shares
  if (part.type === 'all') return other === undefined && honbas.some(more => part.each === first + more)
  return (
    other !== undefined && honbas.some(more => part.dealer === first + more && part.other === other + more)
  )
}

/** Whether no hand at all is paid an amount, or has such fu. */
function isImpossible(part: ScorePart, analysis: Analysis): boolean {
  if (part.type === 'fu') return !possibleFu.includes(part.fu)
  if (part.type !== 'points' && part.type !== 'shares' && part.type !== 'all') return false
  const {situation} = analysis.hand
  const rules = analysis.rules()
  const amounts = amountsOf(rules)
  const honba = (situation.honba ?? 0) * rules.honba
  const sticks = (situation.sticks ?? 0) * 1000
  if (part.type === 'points') {
    const payers = rules.sanma ? 2 : 3
    return ![0, honba * payers].some(more =>
      [0, sticks].some(put => amounts.points.has(part.points - more - put))
    )
  }
  if (part.type === 'all') return ![0, honba].some(more => amounts.all.has(part.each - more))
  return ![0, honba].some(more => amounts.shares.has(`${part.other - more}/${part.dealer - more}`))
}

/** Why an amount or a limit is false: who it would be right for, or what makes the difference. */
function amountReason(
  part: ScorePart,
  parts: readonly Part[],
  scored: ScoredWin,
  analysis: Analysis
): string {
  const score = scored.score as WinScore
  const {win} = scored
  const isDealer = win.situation?.seat === 'east'
  if (part.type === 'limit' && part.limit === 'mangan' && isKiriage(score)) return clause('as-kiriage')
  const other = part.type === 'limit' ? null : mistakenFor(part as Amount, score, win.by, isDealer, analysis)
  if (other === 'seat') return clauses(clause(isDealer ? 'as-non-dealer' : 'as-dealer'), seatReason(analysis))
  if (other === 'by') return clause(win.by === 'ron' ? 'as-tsumo' : 'as-ron')
  if (other === 'kiriage') return clause(analysis.rules().kiriage ? 'as-no-kiriage' : 'as-kiriage')
  const fits = part.type !== 'limit' && (part as Amount).honba
  if (fits) return honbaReason(scored, analysis)
  const saysHan = parts.some(({type}) => type === 'han')
  const fu = part.type === 'points' ? otherFu(part.points, score, win.by, isDealer, analysis) : null
  if (fu !== null && !saysHan) return fuReason(score)
  const han = part.type === 'points' ? otherHan(part.points, score, win.by, isDealer, analysis) : null
  return han === null ? clause('yaku-list', {yaku: encodeYaku(score)}) : hanReason(han, scored, analysis)
}

/** Points of a base, however it is won. */
function pointsOf(base: number, by: WinBy, isDealer: boolean, analysis: Analysis): number {
  const rules = analysis.rules()
  return by === 'ron'
    ? ronPoints(base, isDealer)
    : tsumoPoints(tsumoPayments(base, isDealer, rules), rules.sanma ? 3 : 4)
}

/** What an amount would be right for: the other seat, the other way of winning, the other rule of kiriage. */
function mistakenFor(
  part: Amount,
  {base, han, fu}: WinScore,
  by: WinBy,
  isDealer: boolean,
  analysis: Analysis
): 'seat' | 'by' | 'kiriage' | null {
  const rules = analysis.rules()
  if (part.type !== 'points') {
    if (by === 'ron') return 'by'
    const [first, second] = tsumoPayments(base, !isDealer, rules)
    const isOther =
      part.type === 'all'
        ? second === undefined && part.each === first
        : part.other === second && part.dealer === first
    return isOther ? 'seat' : null
  }
  if (pointsOf(base, by, !isDealer, analysis) === part.points) return 'seat'
  const kiriage = worthOf(Math.max(1, han), fu, {...rules, kiriage: !rules.kiriage}).base
  if (kiriage !== base && han < 5 && pointsOf(kiriage, by, isDealer, analysis) === part.points)
    return 'kiriage'
  const otherWay = by === 'ron' ? 'tsumo' : 'ron'
  return pointsOf(base, otherWay, isDealer, analysis) === part.points ? 'by' : null
}

/** Other fu with which the hand would be worth so much. */
function otherFu(
  points: number,
  {han}: WinScore,
  by: WinBy,
  isDealer: boolean,
  analysis: Analysis
): number | null {
  if (han < 1 || han > 4) return null
  const rules = analysis.rules()
  return (
    possibleFu.find(fu => pointsOf(worthOf(han, fu, rules).base, by, isDealer, analysis) === points) ?? null
  )
}

/** Other han with which it would. */
function otherHan(
  points: number,
  {fu}: WinScore,
  by: WinBy,
  isDealer: boolean,
  analysis: Analysis
): number | null {
  if (fu === 0) return null
  const rules = analysis.rules()
  for (let han = 1; han <= 13; han++) {
    if (pointsOf(worthOf(han, fu, rules).base, by, isDealer, analysis) === points) return han
  }
  return null
}

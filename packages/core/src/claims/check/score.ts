/**
 * Checking scores: each part that is said, han before fu before points, and why the first false one is false.
 */
import type {Claim} from '../../page/check/claims.js'
import {claimMessage} from '../../page/check/claim-messages.js'
import {clause, clauses, type Clauses} from '../../labels/clauses.js'
import {scoreWords, yakuOf} from '../../labels/explain.js'
import {nameOfFu, nameOfHan} from '../../labels/yaku.js'
import type {WinBy} from '../../model/diagram.js'
import type {WinScore} from '@tehai/riichi'
import {grammars, type Language, type Message, type Span} from '@tehai/kernel/source'
import {possibleFu} from '../amounts.js'
import type {Analysis, ScoredWin} from '../analysis.js'
import type {Unread} from '../grammar/phrases.js'
import {readScore} from '../grammar/score.js'
import type {ScorePart} from '../grammar/score-phrases.js'
import {scoreMarkup, scoreMore} from '../show/score.js'
import {isWinUnread, noScoreMessages, scoredWins} from './no-score.js'
import {leftOutcome, outcome, type Outcome} from './outcome.js'
import {unreadMessages} from './unread-messages.js'
import {isImpossible, isLimit, isPaid, proposal} from './paid.js'
import {pointsOfOtherKey} from './points-of-four.js'
import {ruleReason} from './rule-reason.js'
import {amountReason, fuReason, hanReason, honbaReason, seatReason} from './score-reasons.js'
import {notAlone, otherYaku, yakuProblems} from './yaku-problems.js'

type Part = ScorePart | Unread

/** Check a claim about the score, or fill it in. */
export function checkScore(claim: Claim, analysis: Analysis): Outcome {
  const ofOther = pointsOfOtherKey(claim.value, 'scores')
  if (ofOther) return ofOther
  const parts = claim.fill === null ? readScore(claim.value) : []
  const wins = scoredWins(analysis, claimedBy(parts))
  const [first] = wins
  const swapped = swappedUnits(parts, () => languageOf(claim.value, analysis))
  if (swapped !== null) return outcome([swapped], true, [], () => scoreMarkup(first ?? null, analysis))
  const unread = unreadScore(parts, claim.value, analysis)
  const truth = () => scoreMarkup(first ?? null, analysis)
  if (first?.score.outcome !== 'win') {
    const whole: Span = {start: 0, end: claim.value.length}
    const isRight = parts.some(({type}) => type === 'no-yaku') && first?.score.outcome === 'no-yaku'
    const messages = isRight ? unread : [...noScoreMessages(analysis, first ?? null, whole), ...unread]
    return isWinUnread(analysis)
      ? leftOutcome(unread, [], claim.value)
      : outcome(messages, isRight, [], truth)
  }
  const checked = parts.some(({type}) => type !== 'unread' && type !== 'filler' && type !== 'becomes')
  const all = wins.map(win => ({win, problems: problemsOfScore(parts, win, analysis)}))
  const best = all.reduce((least, one) => (one.problems.length < least.problems.length ? one : least))
  const messages = best.problems.slice(0, 1)
  return outcome([...messages, ...unread], checked, [], truth, () => scoreMore(best.win, analysis))
}

/** What is not understood of a score. Bare numbers have a unit that is missing: `2000 30 2`. */
function unreadScore(parts: readonly Part[], text: string, analysis: Analysis): Message[] {
  const meant = parts.some(({type}) => type === 'unread')
    ? withUnits(parts, text, languageOf(text, analysis))
    : null
  if (meant === null) return unreadMessages(parts, text, 'score', readScore)
  return [claimMessage('unread-claim', 0, text.length, {}, [meant])]
}

/** The language that a text is written in, as far as its characters say; else that of the page. */
function languageOf(text: string, {hand: {settings}}: Analysis): Language {
  const {lang} = settings
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  // 翻 is Japanese, 番 Chinese as well: where the page is written in these characters, in its language.
  if (/[^ -~]/.test(text)) return /\p{Script=Han}/u.test(nameOfHan(1, lang)) ? lang : 'ja'
  return /[a-z]/i.test(text) ? 'en' : lang
}

const MOST_HAN = 13

/** A score whose bare numbers can be its han and fu, with their units; `null` if other things are not understood. */
function withUnits(parts: readonly Part[], text: string, language: Language): string | null {
  const bare = parts.filter(({type}) => type === 'unread')
  const numbers = bare.flatMap(({start, end}) =>
    [...text.slice(start, end).matchAll(/[^\s,、]+/g)].map(({0: written, index}) => ({
      written,
      at: start + index
    }))
  )
  const free = new Set((['han', 'fu'] as const).filter(unit => !parts.some(({type}) => type === unit)))
  if (numbers.length === 0 || numbers.length > free.size) return null
  const [first] = numbers
  // `1 mangan`: a limit is not counted, and no limit below a yakuman has so few han.
  if (numbers.length === 1 && /^[12]$/.test(first!.written) && parts.some(({type}) => type === 'limit'))
    return (text.slice(0, first!.at) + text.slice(first!.at + 1)).trim()
  let meant = text
  for (const {written, at} of numbers.toReversed()) {
    const number = /^\d{1,3}$/.test(written) ? Number(written) : 0
    const unit = possibleFu.includes(number) ? 'fu' : number >= 1 && number <= MOST_HAN ? 'han' : null
    if (unit === null || !free.delete(unit)) return null
    const named = unit === 'fu' ? nameOfFu(number, language) : nameOfHan(number, language)
    meant = meant.slice(0, at) + named + meant.slice(at + written.length)
  }
  return readScore(meant).some(({type}) => type === 'unread') ? null : meant
}

/** Han and fu of which each can only be the other, as in `40 han 2 fu`; `null` where they can be what they say. */
function swappedUnits(parts: readonly Part[], languageOfText: () => Language): Message | null {
  const han = parts.find(part => part.type === 'han')
  const fu = parts.find(part => part.type === 'fu')
  if (!han || !fu || !possibleFu.includes(han.han) || fu.fu < 1 || fu.fu > MOST_HAN) return null
  const [start, end] = [Math.min(han.start, fu.start), Math.max(han.end, fu.end)]
  const language = languageOfText()
  const meant = [nameOfHan(fu.fu, language), nameOfFu(han.han, language)].join(grammars[language].space)
  return claimMessage('impossible-score', start, end, {}, [meant])
}

/** How a claim says that the hand was won. */
function claimedBy(parts: readonly Part[]): WinBy | null {
  for (const part of parts) {
    if (part.type === 'by') return part.by
    if (part.type === 'shares' || part.type === 'all') return 'tsumo'
  }
  return parts.some(({type}) => type === 'points') ? 'ron' : null
}

/** The order of reports: a cause comes before its effect. */
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

/** What is false about a score that is claimed, the cause before its effect. */
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
    return [{message: messageOf(part as ScorePart, reason, impossible, scored), impossible}]
  })
  const sorted = [...judged.filter(one => one.impossible), ...judged.filter(one => !one.impossible)]
  return [...yaku, ...besides, ...sorted.map(({message}) => message)]
}

/** Yaku besides those of which a claim says that there are no others: タンヤオのみ. */
function besidesOnly(parts: readonly Part[], scored: ScoredWin, analysis: Analysis): Message[] {
  const only = parts.find(({type}) => type === 'only')
  const named = parts.filter(part => part.type === 'yaku')
  if (!only || named.length === 0) return []
  const others = otherYaku(named, scored.score as WinScore, analysis)
  return others.length === 0 ? [] : [notAlone({start: named[0]!.start, end: only.end}, 'too', scored, others)]
}

function messageOf(part: ScorePart, reason: Clauses, impossible: boolean, {score}: ScoredWin): Message {
  const won = score as WinScore
  if (impossible) return claimMessage('impossible-score', part.start, part.end, {}, [proposal(part, won)])
  const truth = clause('score', {score: scoreWords(won)})
  return claimMessage('false-score', part.start, part.end, {truth, reason})
}

const ofAmounts: ReadonlySet<string> = new Set<ScorePart['type']>([
  'han',
  'fu',
  'limit',
  'shares',
  'all',
  'points'
])

const isOfAmount = (part: Part): part is ScorePart => ofAmounts.has(part.type)

/** Whether a part that is about an amount is true of a score. */
function isTrueOf(part: ScorePart, scored: ScoredWin, analysis: Analysis): boolean {
  const score = scored.score as WinScore
  if (part.type === 'han') return part.han === (score.limit === 'yakuman' ? 13 * score.yakuman : score.han)
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

/** Checking scores: each stated part, han before fu before points, and why the first false one is false. */
import type {Claim} from '../../../page/check/result/claims.js'
import type {WinBy} from '../../../model/diagram.js'
import type {Span} from '@tehai/kernel/source'
import type {Analysis} from '../../analysis.js'
import {withoutHypotheses} from '../../grammar/hypotheses.js'
import {readScore} from '../../grammar/score.js'
import {scoreMarkup, scoreMore} from '../../show/score.js'
import {isWinUnread, noScoreMessages, scoredWins} from './no-score.js'
import {isOfRiver, namesNagashi} from '../../nagashi.js'
import {leftOutcome, type Outcome} from '../outcome/outcome.js'
import {pointsOfOtherKey} from './points-of-four.js'
import {withoutUnsure} from './unsure-amounts.js'
import {languageOf, swappedUnits, unreadScore, type Part} from './units.js'
import {problemsOfScore} from './score-problems.js'
import {judgedWins} from './wins-of-score.js'

/** Check a claim about the score, or fill it in. */
export function checkScore(claim: Claim, analysis: Analysis): Outcome {
  const misplaced = pointsOfOtherKey(claim.value, 'scores')
  if (misplaced) return misplaced
  const river = claim.fill === null ? riverNamed(claim, analysis) : null
  if (river) return {...river, more: () => scoreMore(scoredWins(analysis, null)[0]!, analysis)}
  const read = claim.fill === null ? readScore(claim.value) : []
  const {own, messages} = judgedWins(read, claim.value, analysis)
  if (messages === null) return checkOwn(own, claim, analysis, false)
  const found = checkOwn(own, claim, analysis, true)
  // If nothing else is stated, the win of the hand may have no yaku.
  const rest = own.every(({type}) => type === 'filler') ? [] : found.messages
  return {...found, checked: true, messages: [...rest, ...messages]}
}

/** The outcome of a claim that names 流し満貫 in place of a score or of yaku, if it is paid; `null` for any other claim. */
export function riverNamed({value}: Claim, analysis: Analysis): Outcome | null {
  if (!namesNagashi(value)) return null
  const [first] = scoredWins(analysis, null)
  return first && isOfRiver(first) ? {messages: [], checked: true, drawn: [], truth: () => []} : null
}

/** Checks what a claim says about the actual win of the hand, whether or not it also mentions other wins. */
function checkOwn(read: readonly Part[], claim: Claim, analysis: Analysis, isBeside: boolean): Outcome {
  const strict = withoutHypotheses(read, claim.value, false, isBeside)
  const found = checkParts(strict, claim, analysis)
  if (found.messages.every(({id, severity}) => severity !== 'error' || id === 'no-score')) return found
  // `ダマで1000点、立直なら2000点`: the points under a condition that the hand does not meet are not its own.
  const parts = found.messages.some(({id}) => id === 'false-yaku') ? read : strict
  const loose = withoutUnsure(withoutHypotheses(parts, claim.value, true, isBeside), claim.value)
  return loose.every(one => strict.includes(one)) ? found : checkParts(loose, claim, analysis)
}

/** Check the parts of a claim about the score. */
function checkParts(parts: readonly Part[], claim: Claim, analysis: Analysis): Outcome {
  const wins = scoredWins(analysis, claimedBy(parts))
  const [first] = wins
  const swapped = swappedUnits(parts, () => languageOf(claim.value, analysis))
  const truth = () => scoreMarkup(first ?? null, analysis)
  if (swapped !== null) return {messages: [swapped], checked: true, drawn: [], truth}
  const unread = unreadScore(parts, claim.value, analysis)
  if (first?.score.outcome !== 'win') {
    const whole: Span = {start: 0, end: claim.value.length}
    const isRight = parts.some(({type}) => type === 'no-yaku') && first?.score.outcome === 'no-yaku'
    const messages = isRight ? unread : [...noScoreMessages(analysis, first ?? null, whole), ...unread]
    return isWinUnread(analysis)
      ? leftOutcome(unread, [], claim.value)
      : {messages, checked: isRight, drawn: [], truth}
  }
  const checked = parts.some(({type}) => type !== 'unread' && type !== 'filler' && type !== 'becomes')
  const all = wins.map(win => ({win, problems: problemsOfScore(parts, win, analysis)}))
  const best = all.reduce((least, one) => (one.problems.length < least.problems.length ? one : least))
  const messages = [...best.problems.slice(0, 1), ...unread]
  return {messages, checked, drawn: [], truth, more: () => scoreMore(best.win, analysis)}
}

/** How a claim says that the hand was won. */
function claimedBy(parts: readonly Part[]): WinBy | null {
  for (const part of parts) {
    if (part.type === 'by') return part.by
    if (part.type === 'shares' || part.type === 'all') return 'tsumo'
  }
  return parts.some(({type}) => type === 'points') ? 'ron' : null
}

/** Checking yaku: claimed yaku are present, denied yaku are absent, and with `=` there are no others. */
import type {Claim} from '../../../page/check/result/claims.js'
import {hanById} from '../../../labels/clauses/explain.js'
import type {WinScore} from '@tehai/riichi'
import type {Span} from '@tehai/kernel/source'
import type {Analysis} from '../../analysis.js'
import {isUnread} from '../../grammar/phrases.js'
import {readScore} from '../../grammar/score.js'
import {readYaku, readYakuAfterHan, type YakuClaim} from '../../grammar/yaku.js'
import {assumedWinds, yakuListMarkup} from '../../show/score.js'
import type {MarkupSpan} from '../../show/written-text.js'
import {isWinUnread, noScoreMessages, scoredWins} from './no-score.js'
import {leftOutcome, type Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'
import {checkScore, riverNamed} from './score.js'
import {notAlone, otherYaku, yakuProblems} from './yaku-problems.js'

/** Check a claim about yaku, or list them. */
export function checkYaku(claim: Claim, analysis: Analysis): Outcome {
  if (claim.fill !== null) return checkRead(nothing, claim, analysis)
  const river = riverNamed(claim, analysis)
  if (river) return river
  const read = readYaku(claim.value)
  if (!read.parts.some(isUnread) || read.exact) return checkRead(read, claim, analysis)
  // The han of each yaku, or, for a single yaku, the sum of all.
  const afterHan = readYakuAfterHan(claim.value)
  if (afterHan && !afterHan.parts.some(isUnread)) {
    const found = checkRead(afterHan, claim, analysis)
    if (afterHan.parts.length > 1 || found.messages.length === 0) return found
  }
  return readScore(claim.value).some(isUnread)
    ? checkRead(read, claim, analysis)
    : {...checkScore(claim, analysis), more: () => []}
}

/** Checks yaku that have been read. */
function checkRead({parts, exact, prefix}: YakuClaim, claim: Claim, analysis: Analysis): Outcome {
  const wins = scoredWins(analysis, null)
  const whole: Span = {start: 0, end: claim.value.length}
  const unread = unreadMessages(parts, claim.value, 'yaku', text => readYaku(text).parts)
  const none = parts.find(({type}) => type === 'no-yaku')
  const truth = () => yakuListMarkup(wins, analysis)
  const [first] = wins
  if (first?.score.outcome !== 'win') {
    const isRight = none !== undefined && first?.score.outcome === 'no-yaku'
    const problems = isRight ? [] : noScoreMessages(analysis, first ?? null, whole)
    return isWinUnread(analysis)
      ? leftOutcome(unread, hidden(prefix), claim.value)
      : {messages: [...problems, ...unread], checked: isRight, drawn: hidden(prefix), truth}
  }
  const named = parts.filter(part => part.type === 'yaku')
  const results = wins.map(win => {
    const problems = yakuProblems(named, win, analysis)
    if (none && hanById(win.score as WinScore).size > 0) problems.push(notAlone(none, 'has', win))
    const others = exact && unread.length === 0 ? otherYaku(named, win.score as WinScore, analysis) : []
    if (problems.length === 0 && others.length > 0) problems.push(notAlone(whole, 'too', win, others))
    return problems
  })
  const best = results.reduce((least, one) => (one.length < least.length ? one : least))
  const checked = named.length > 0 || none !== undefined
  const more = () => assumedWinds(wins, analysis)
  return {messages: [...best, ...unread], checked, drawn: hidden(prefix), truth, more}
}

const nothing: YakuClaim = {parts: [], exact: false, prefix: 0}

/** The `=` of a claim is meant for the checker and is not shown to readers. */
function hidden(prefix: number): MarkupSpan[] {
  return prefix === 0 ? [] : [{start: 0, end: prefix, markup: ''}]
}

/**
 * Checking fu alone: the sum, and each summand against the lines of fu.
 *
 * A reading that pays the same as the one that counts is equally good: its lines may differ.
 */
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, clauses, type Clauses} from '../../../labels/clauses/clauses.js'
import {fuLinesOf} from '../../../labels/clauses/explain.js'
import type {FuWord} from '../../../labels/ids.js'
import type {ScoredReading, WinScore} from '@tehai/riichi'
import type {Message, Span} from '@tehai/kernel/source'
import type {Analysis, ScoredWin} from '../../analysis.js'
import {readFu, type FuClaim, type Summand} from '../../grammar/fu.js'
import {fuSumMarkup} from '../../show/score.js'
import {isWinUnread, noScoreMessages, scoredWins} from './no-score.js'
import {leftOutcome, type Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'

/** Check a claim about fu, or fill it in. */
export function checkFu(claim: Claim, analysis: Analysis): Outcome {
  const said = readFu(claim.fill === null ? claim.value : '')
  const wins = scoredWins(analysis, null)
  const [first] = wins
  const unread = unreadMessages(said.unread, claim.value, 'fu')
  const truth = () => fuSumMarkup(first ?? null, analysis)
  if (first?.score.outcome !== 'win') {
    const whole: Span = {start: 0, end: claim.value.length}
    return isWinUnread(analysis)
      ? leftOutcome(unread, [], claim.value)
      : {
          messages: [...noScoreMessages(analysis, first ?? null, whole), ...unread],
          checked: false,
          drawn: [],
          truth
        }
  }
  const checked = said.summands.length + said.sums.length > 0
  const isAdded = /[+＋]/.test(claim.value)
  const problems = wins
    .flatMap(readingsThatCount)
    .map(reading => problemOf(isAdded ? said : withReason(said, reading), reading))
  const problem = problems.includes(null) ? null : (problems[0] ?? null)
  return {messages: [...(problem ? [problem] : []), ...unread], checked, drawn: [], truth}
}

/** The readings that pay as much as the one that counts, which is first. */
function readingsThatCount({score}: ScoredWin): ScoredReading[] {
  const {readings, chosen} = score as WinScore
  const best = readings[chosen]!
  return [best, ...readings.filter(one => one !== best && one.points === best.points && one.fu === best.fu)]
}

/** `40符（暗刻4符）`, `40 with 2 for the wait`: the first number is the sum, and the others are some of its summands. */
function withReason(said: FuClaim, reading: ScoredReading): FuClaim {
  const [first, ...others] = said.summands
  const lines = fuLinesOf(reading)
  const isSum = first?.fu === reading.fu && !lines.some(({fu}) => fu === first.fu)
  if (!isSum || others.length === 0 || said.sums.length > 0) return said
  const wrong = others.filter(one => !lines.some(line => isLine(one, line)))
  return wrong.length > 0 ? {...said, summands: others} : {...said, summands: [], sums: [first]}
}

/** A line of fu. */
interface Line {
  readonly word: FuWord
  readonly fu: number
}

/** Lines that are counted as one: many authors count the base of a closed ron as 30, and two open triplets as 8. */
function joinedLines({fu, words}: Summand, lines: readonly Line[]): readonly Line[] | null {
  const isClosedRon = words?.some(word => word === 'base' || word === 'menzen_ron') && fu === 30
  const mayJoin = ({word}: Line) =>
    isClosedRon ? word === 'base' || word === 'menzen_ron' : words === null || words.includes(word)
  return linesOfSum(
    fu,
    lines.filter(line => line.word !== 'rounding' && mayJoin(line))
  )
}

/** Lines whose fu add up to a number; `null` if there are none. */
function linesOfSum(fu: number, [first, ...others]: readonly Line[]): readonly Line[] | null {
  if (!first || fu <= 0) return null
  if (first.fu === fu) return [first]
  const rest = linesOfSum(fu - first.fu, others)
  return rest ? [first, ...rest] : linesOfSum(fu, others)
}

/** The first false part for a reading: a summand, a missing summand, or a sum. */
function problemOf(said: FuClaim, reading: ScoredReading): Message | null {
  const {summands, sums} = said
  if (reading.fu === 0) {
    const at = [...summands, ...sums].find(({fu}) => fu > 0)
    return at ? falseFu(at, clause('no-fu'), clause('yakuman-has-no-fu')) : null
  }
  const all = fuLinesOf(reading)
  const lines = clause('fu-lines', {lines: all})
  const truth = clause('fu', {fu: reading.fu})
  const {wrong, missing, rounding} = comparedLines(summands, all)
  if (wrong) return falseFu(wrong, truth, lines)
  if (missing.length > 0) {
    // 20 + 4 + 2 for 20 + 4 + 4: the 2 is a false line, not the amount by which the sum is rounded up.
    if (rounding) return falseFu(rounding, truth, lines)
    const span = {start: summands[0]!.start, end: summands.at(-1)!.end}
    return falseFu(span, truth, clauses(lines, clause('fu-missing', {lines: missing})))
  }
  const sum = wrongSum(said, reading.fu, all)
  return sum ? falseFu(sum, truth, lines) : null
}

/** Summands matched with the lines of a reading. */
interface ComparedLines {
  /** The first summand that is not a line. */
  readonly wrong: Summand | null
  /** Lines that no summand names; empty if there are no summands. */
  readonly missing: readonly Line[]
  /** The number that was taken for the rounding of the sum. */
  readonly rounding: Summand | null
}

function comparedLines(summands: readonly Summand[], all: readonly Line[]): ComparedLines {
  let left = all
  let rounding: Summand | null = null
  const lined = summands.map(one => (isRoundedSum(one, all) ? {...one, words: null} : one))
  // Summands with words come before others, and a single line before several lines combined.
  const orderOf = (one: Summand) =>
    (one.words === null ? 2 : 0) + (all.some(line => isLine(one, line)) ? 0 : 1)
  for (const summand of lined.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    const line = left.find(one => isLine(summand, one))
    const named = line ? [line] : joinedLines(summand, left)
    // 両面0符: a part without fu has no line.
    if (!named && summand.fu === 0 && !left.some(({word}) => summand.words?.includes(word))) continue
    if (!named) return {wrong: summand, missing: [], rounding}
    if (line?.word === 'rounding' && summand.words === null) rounding = summand
    left = left.filter(one => !named.includes(one))
  }
  const missing = summands.length === 0 ? [] : left.filter(({word}) => word !== 'rounding')
  return {wrong: null, missing, rounding}
}

/** The first sum that is neither the fu of a reading nor, where allowed, its sum before rounding. */
function wrongSum({summands, sums, isUnrounded}: FuClaim, fu: number, all: readonly Line[]): Summand | null {
  const unrounded = all.reduce(
    (sum, line) => sum + (line.word === 'rounding' ? 0 : line.word === 'open_pinfu' ? openPinfu : line.fu),
    0
  )
  const mayBeUnrounded = (index: number) => isUnrounded || summands.length > 0 || index < sums.length - 1
  return sums.find((one, index) => one.fu !== fu && !(one.fu === unrounded && mayBeUnrounded(index))) ?? null
}

/** `20+16+4+2 rounded up`: the words are about the sum, not about the last summand. */
const isRoundedSum = ({fu, words}: Summand, lines: readonly Line[]): boolean =>
  words?.includes('rounding') === true && !lines.some(({word, fu: own}) => word === 'rounding' && own === fu)

/** An open pinfu has 2 fu under the rules of EMA and WRC, rounded up, or is counted as 30. */
const openPinfu = 2

function isLine({fu, words}: Summand, line: Line): boolean {
  const isOpenPinfu = line.word === 'open_pinfu' && fu === openPinfu
  return (line.fu === fu || isOpenPinfu) && (words === null || words.includes(line.word))
}

const falseFu = ({start, end}: Span, truth: Clauses, reason: Clauses): Message =>
  claimMessage('false-fu', start, end, {truth, reason})

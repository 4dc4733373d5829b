/**
 * Scores: the points of all players and the riichi sticks add up to what was dealt out.
 */
import {isSanma} from './block-dora.js'
import {report, type Check} from './checking.js'
import {pageMessage} from './messages.js'

/** Points that all have together: 25,000 each is usual, 30,000 (and 35,000 or 40,000 of three) is played as well. */
const totals = {
  four: [100_000, 120_000, 108_000],
  three: [105_000, 120_000, 75_000, 90_000]
} as const

const STICK = 1000

/** The most sticks that can lie there unsaid: more is a slip in the points. */
const MOST_STICKS = 8

/** Report scores of three or four players that do not add up. */
export function reportScores(check: Check): void {
  const scores = check.said.findLast(({entry}) => entry.key.id === 'scores')
  if (!scores || scores.messages.length > 0) return
  const {points, entry} = scores
  const players = points.length === 3 && isSanma(check) ? 'three' : points.length === 4 ? 'four' : null
  if (!players) return
  const known: readonly number[] = totals[players]
  const sticks = check.said.flatMap(({facts}) => facts).findLast(fact => fact.field === 'sticks')
  const given = sticks?.field === 'sticks' ? sticks.value : null
  const sum = points.reduce((all, one) => all + one.points, 0) + (given ?? 0) * STICK
  if (known.includes(sum)) return
  const [usual] = known
  const wanted = known.find(total => total >= sum && total - sum <= MOST_STICKS * STICK) ?? usual!
  const missing = (wanted - sum) / STICK
  const forgotten = given === null && Number.isInteger(missing) && missing > 0 && missing <= MOST_STICKS
  const values = {sum, wanted, sticks: given ? 'given' : 'none'}
  report(
    check,
    entry.part,
    pageMessage('scores-sum', entry.start, entry.end, values, forgotten ? [`sticks: ${missing}`] : [])
  )
}

/**
 * Checking takame and yasume (高目, 安目): the waits that pay more, and those that pay less.
 *
 * Every wait is scored. A named wait must pay at least as much (or at most as much) as every wait that is not named.
 * Points decide; where they are equal, han may decide as well.
 */
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, clauses, type Clause, type Clauses} from '../../../labels/clauses/clauses.js'
import {scoreWords} from '../../../labels/clauses/explain.js'
import type {Message, Span} from '@tehai/kernel/source'
import {formatTiles, kindOf, tileOf, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import {readWinTiles, type WinTiles} from '../../grammar/win-tiles.js'
import type {TileAt, TilesPart} from '../../grammar/tile-words.js'
import type {WaitEnd as End} from '../../grammar/waits.js'
import {canScore, hasYaku, paidWaits, winsOf, type PaidWait, type PaidWaits} from '../score/paid-waits.js'
import {paidMarkup} from '../../show/takame.js'
import {filledOutcome, type Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'
import {problemsOfWin} from './notes.js'
import {drawnTiles} from '../ukeire/drawn-waits.js'
import {possibleWaits} from '../ukeire/possible-waits.js'

/** Check a claim about the waits that pay more or less, or fill it in. */
export function checkTakame(claim: Claim, analysis: Analysis): Outcome {
  const end = claim.key as End
  const said = readWinTiles(claim.fill === null ? claim.value : '')
  const drawn = drawnTiles(said.tiles, analysis.hand)
  const unread = unreadMessages(said.unread, claim.value, 'waits')
  const all = paidWaits(analysis)
  const truth = () => paidMarkup(all[0] ? endOf(all[0], end) : null, all[0], analysis)
  if (!canScore(analysis)) return {messages: unread, checked: false, drawn, truth}
  const whole: Span = {start: 0, end: claim.value.length}
  if (all.length === 0 && possibleWaits(analysis, []).length > 1)
    return {messages: unread, checked: false, drawn, truth: () => ['?']}
  if (all.length === 0) {
    const reason = clause('not-tenpai', {shanten: analysis.shanten().best})
    const messages = [falseEnd(end, whole, clause('none'), reason), ...unread]
    return {messages, checked: true, drawn, truth}
  }
  if (claim.fill !== null) return filledOutcome([], [], truth)
  const isBare = said.tiles.length === 0
  const isWorthless = isBare && said.parts.some(({type}) => type === 'no-yaku')
  const problems = all.map(waits => {
    if (isWorthless) return worthlessProblems(waits, end, whole)
    return said.same && isBare ? sameProblems(waits, end, whole) : problemsOf(said, waits, end, analysis)
  })
  const best = problems.reduce((least, one) => (one.length < least.length ? one : least))
  return {messages: [...best, ...unread], checked: !isBare || said.same || isWorthless, drawn, truth}
}

/** A claim that all waits pay the same. */
function sameProblems(found: PaidWaits, end: End, whole: Span): Message[] {
  const atEnd = endOf(found, end)
  return atEnd ? [falseEnd(end, whole, clause('tiles', {tiles: namesOf(atEnd.waits)}), whyNot(found))] : []
}

/** A claim that no wait wins with a yaku. */
function worthlessProblems(found: PaidWaits, end: End, whole: Span): Message[] {
  if (!hasYaku(found)) return []
  const atEnd = endOf(found, end)
  const truth = atEnd ? clause('tiles', {tiles: namesOf(atEnd.waits)}) : clause('no-difference')
  return [falseEnd(end, whole, truth, whyNot(found))]
}

/** What is false about tiles that a claim of waits names as those that pay the most or the least. */
export function endProblems(tiles: TilesPart, end: End, analysis: Analysis): Message[] {
  const all = canScore(analysis) ? paidWaits(analysis) : []
  const problems = all.map(waits =>
    problemsOf({tiles: [tiles], parts: [], differences: [], same: false, unread: []}, waits, end, analysis)
  )
  return problems.reduce((least, one) => (one.length < least.length ? one : least), problems[0] ?? [])
}

function falseEnd(end: End, {start, end: stop}: Span, truth: Clauses, reason: Clauses): Message {
  return claimMessage('false-takame', start, stop, {what: end, truth, reason})
}

const points = ({points: one}: PaidWait) => one
const pointsAndHan = ({points: one, han}: PaidWait) => one * 100 + han

/** Whether the named waits pay at least as much as all others, or at most as much. */
function isEnd(named: readonly TileKind[], {waits}: PaidWaits, end: End): boolean {
  return [points, pointsAndHan].some(order => {
    const inside = waits.filter(({tile}) => named.includes(tile)).map(order)
    const outside = waits.filter(({tile}) => !named.includes(tile)).map(order)
    if (outside.length === 0) return false
    const [high, low] = end === 'takame' ? [inside, outside] : [outside, inside]
    return Math.min(...high) >= Math.max(...low) && Math.max(...high) > Math.min(...low)
  })
}

/** The waits at one end, by points, then by han; `null` where all pay the same. */
function endOf({by, waits}: PaidWaits, end: End): PaidWaits | null {
  const of = waits.map(pointsAndHan)
  const wanted = end === 'takame' ? Math.max(...of) : Math.min(...of)
  const found = waits.filter((_, index) => of[index] === wanted)
  return found.length === waits.length ? null : {by, waits: found}
}

/** What is false about tiles and what is claimed beside them: the first problem. */
function problemsOf(
  {tiles, parts, differences}: WinTiles,
  found: PaidWaits,
  end: End,
  analysis: Analysis
): Message[] {
  const named = tiles.flatMap(one => one.tiles)
  const [first] = named
  if (!first) return []
  const kinds = found.waits.map(({tile}) => tile)
  const atEnd = endOf(found, end)
  const truth = atEnd ? clause('tiles', {tiles: namesOf(atEnd.waits)}) : clause('none')
  const stray = named.find(({tile}) => !kinds.includes(kindOf(tile)))
  if (stray) return [falseEnd(end, stray, truth, clause('does-not-win', {tile: tileOf(kindOf(stray.tile))}))]
  const claimed = named.map(({tile}) => kindOf(tile))
  const span = {start: first.start, end: named.at(-1)!.end}
  if (!isEnd(claimed, found, end))
    return [falseEnd(end, span, truth, clauses(atEnd ? null : clause('no-difference'), whyNot(found)))]
  const wrong = differences.find(({han}) => !isDifference(han, claimed, found))
  if (wrong) return [falseEnd(end, wrong, truth, whyNot(found))]
  return named.flatMap(tile => scoreProblems(tile, parts, found, analysis)).slice(0, 1)
}

/** Whether the named waits have this many han more or less than another one, given the han of each. */
function isDifference(wanted: number, named: readonly TileKind[], {waits}: PaidWaits): boolean {
  const inside = waits.filter(({tile}) => named.includes(tile))
  const outside = waits.filter(({tile}) => !named.includes(tile))
  return inside.some(one => outside.some(({han}) => Math.abs(one.han - han) === wanted))
}

/** What each wait pays. */
function whyNot({waits}: PaidWaits): readonly Clause[] {
  const list = waits.map(({tile, scored}) => {
    const score = scored.score
    return score.outcome === 'win'
      ? clause('pays', {tile: tileOf(tile), score: scoreWords(score)})
      : clause('pays-nothing', {tile: tileOf(tile)})
  })
  return list.slice(0, MOST_NAMED)
}

/** A sentence lists at most this many waits. */
const MOST_NAMED = 4

/** What is stated about the score beside the tiles. */
function scoreProblems(
  tile: TileAt,
  parts: WinTiles['parts'],
  {by}: PaidWaits,
  analysis: Analysis
): Message[] {
  if (parts.length === 0) return []
  const all = winsOf(tile.tile, by, analysis).map(scored =>
    problemsOfWin({parts, start: parts[0]!.start, end: parts.at(-1)!.end}, scored, analysis)
  )
  return all.reduce((least, one) => (one.length < least.length ? one : least), all[0] ?? [])
}

const namesOf = (waits: readonly PaidWait[]): string => formatTiles(waits.map(({tile}) => tileOf(tile)))

/**
 * What is false in a claim about ukeire: accepted tiles, kinds and counts, after a discard or for the hand as it is.
 */
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, type Clause} from '../../../labels/clauses/clauses.js'
import {smallest, type Message, type Span} from '@tehai/kernel/source'
import {formatTiles, kindOf, tileOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import type {UkeireCounts} from '../../in-sight.js'
import {tilesOfParts, type TileAt} from '../../grammar/tile-words.js'
import {discardSaid} from './supposed-discard.js'
import type {DiscardPart, Part} from './named-discards.js'
import {notOfHand} from '../outcome/not-of-hand.js'
import {allWidest, kindsLeft} from './widest.js'

/**
 * The accepted tiles, counted by the hand alone and with the tiles in sight, after a discard or for the hand as it is.
 */
interface Acceptance extends UkeireCounts {
  readonly discard: TileKind | null
}

/** What the claim can refer to: the hand, the named discard, or the widest discards. */
function acceptedBy(discard: TileKind | null, analysis: Analysis): Acceptance[] {
  const {tiles, ukeire, discards, hand} = analysis
  const wanted = discard ?? discardSaid(hand)
  if (tiles!.shape) return acceptedByShape(wanted, analysis)
  if (tiles!.turn === 'draw') return [{discard: null, ...ukeire()}]
  const found = discards().find(({tile}) => tile === wanted)
  return found ? [afterDiscard(found)] : wanted === null ? allWidest(discards()).map(afterDiscard) : []
}

/**
 * A shape is read as it is. For a shape of 3n + 2 tiles that no tile completes, the remainder after a discard may also
 * be meant.
 */
function acceptedByShape(wanted: TileKind | null, analysis: Analysis): Acceptance[] {
  const {tiles, shapeAccepts, discards, waits} = analysis
  const discard = wanted !== null && tiles!.counts[wanted]! > 0 ? wanted : null
  const own = shapeAccepts(discard).map(one => ({discard, ...one}))
  const isOther = discard === null && tiles!.turn === 'discard' && waits(null).waits.length === 0
  return isOther ? [...own, ...allWidest(discards()).map(afterDiscard)] : own
}

/** What is accepted after a discard. */
export const afterDiscard = ({tile, alone, seen}: ReturnType<Analysis['discards']>[number]): Acceptance => ({
  discard: tile,
  alone,
  seen
})

/** What is false in one clause; if it can refer to several discards, the result with the fewest errors. */
export function problemsOf({discard, parts}: DiscardPart, analysis: Analysis): Message[] {
  const {tiles} = analysis
  if (discard && tiles!.counts[kindOf(discard.tile)] === 0) {
    return [notOfHand(discard, tiles!)]
  }
  const meant = acceptedAsSaid({discard, parts}, analysis)
  return meant ? problemsWith(meant, parts, analysis) : []
}

/** The meaning of one clause: of all that it can refer to, the one with the fewest errors. */
export function acceptedAsSaid({discard, parts}: DiscardPart, analysis: Analysis): Acceptance | null {
  const all = acceptedBy(discard ? kindOf(discard.tile) : null, analysis)
  const named = tilesOfParts(parts).length
  // Of those with equally many errors, the one whose number of accepted kinds is closest to the number named.
  const costs = all.map(
    one =>
      problemsWith(one, parts, analysis).length * 99 +
      (named && Math.abs(kindsLeft(one.alone.tiles).length - named))
  )
  return all[costs.indexOf(smallest(costs, Infinity))] ?? null
}

/** What is false in the parts of a clause about accepted tiles. */
export function problemsWith(accepted: Acceptance, parts: readonly Part[], analysis: Analysis): Message[] {
  const tiles = tilesProblem(accepted, parts, analysis)
  return [
    ...(tiles ? [tiles] : []),
    ...numberProblems(accepted, parts, analysis, tiles !== null),
    ...shantenProblems(accepted, parts, analysis)
  ]
}

/**
 * What is false in a shanten that is also stated. For a shape it is not judged: the shanten of a whole hand may be
 * meant.
 */
function shantenProblems(accepted: Acceptance, parts: readonly Part[], analysis: Analysis): Message[] {
  const said = parts.filter(part => part.type === 'shanten')
  if (said.length === 0 || analysis.tiles!.shape) return []
  const truth = shantenOf(accepted, analysis)
  return said
    .filter(({shanten}) => shanten !== truth)
    .map(({start, end}) =>
      claimMessage('false-shanten', start, end, {
        truth: clause('shanten', {shanten: truth}),
        reason: whatIsAccepted(accepted, analysis)
      })
    )
}

/** The shanten of the hand that accepts the tiles. */
function shantenOf({discard}: Acceptance, {tiles, shanten, discards}: Analysis): number {
  const after = tiles!.turn === 'discard' ? discards().find(({tile}) => tile === discard) : undefined
  return after ? after.shanten : shanten().best
}

const falseUkeire = ({start, end}: Span, truth: Clause, reason: Clause): Message =>
  claimMessage('false-ukeire', start, end, {truth, reason})

/** What is false in the named tiles: one is not accepted, or else some are missing. */
function tilesProblem(accepted: Acceptance, parts: readonly Part[], analysis: Analysis): Message | null {
  const {alone} = accepted
  const named = tilesOfParts(parts)
  const kinds = kindsLeft(alone.tiles)
  const truth = clause('tiles', {tiles: formatTiles(kinds)})
  const wrong = named.find(({tile}) => alone.tiles[kindOf(tile)] === 0)
  if (wrong && !isHope(accepted, parts, analysis)) {
    const id = analysis.tiles!.shape ? 'adds-nothing' : 'does-not-help'
    const reason = clause(id, {tile: tileOf(kindOf(wrong.tile))})
    return falseUkeire(wrong, kinds.length > 0 ? truth : clause('count', {count: 0}), reason)
  }
  const missing = saysAll(parts) ? missingOf(named, accepted) : []
  if (missing.length === 0) return null
  const span = {start: named[0]!.start, end: named.at(-1)!.end}
  return falseUkeire(span, truth, clause('accepts-too', {tiles: formatTiles(missing)}))
}

/** Whether the named aims of a discard may be those of a better shape: only the aims of a tenpai are its waits. */
const isHope = (accepted: Acceptance, parts: readonly Part[], analysis: Analysis): boolean =>
  parts.some(part => part.type === 'some' && part.isAim) && shantenOf(accepted, analysis) > 0

/** What is false in the numbers of kinds and tiles. */
function numberProblems(
  accepted: Acceptance,
  parts: readonly Part[],
  analysis: Analysis,
  areTilesFalse: boolean
): Message[] {
  const {alone, seen} = accepted
  const kinds = kindsLeft(alone.tiles).length
  const swapped = swappedIn(parts, {kinds, count: alone.total})
  if (swapped) {
    const truth = clause('kinds-and-count', {kinds, count: alone.total})
    return [falseUkeire(swapped, truth, whatIsAccepted(accepted, analysis))]
  }
  // If the tiles are false, a single number may be that of the correct tiles.
  const isOfRightOnes = areTilesFalse && parts.filter(({type}) => type === 'count').length === 1
  const meant = (part: Part): Clause | null => {
    if (part.type === 'kinds')
      return part.kinds === kinds || part.kinds === kindsLeft(seen.tiles).length
        ? null
        : clause('kinds', {kinds})
    if (part.type !== 'count') return null
    return countMeant(part, countsFor(parts, part, accepted), isOfRightOnes ? accepted : null)
  }
  return parts.flatMap(part => {
    const truth = meant(part)
    return truth ? [falseUkeire(part, truth, whatIsAccepted(accepted, analysis))] : []
  })
}

/** The correct number of tiles in place of a false one; `null` if it is right. */
function countMeant(
  {count}: Extract<Part, {type: 'count'}>,
  expected: readonly [number, number],
  accepted: Acceptance | null
): Clause | null {
  if (expected.includes(count)) return null
  const [all, inSight] = accepted ? [accepted.alone.total, accepted.seen.total] : expected
  if (count === all || count === inSight) return null
  return all === inSight
    ? clause('count', {count: all})
    : clause('count-or-seen', {count: all, seen: inSight})
}

/** The range of both numbers if they are swapped: 25種8枚 for 8種25枚. */
function swappedIn(
  parts: readonly Part[],
  {kinds, count}: {readonly kinds: number; readonly count: number}
): Span | null {
  const kindsPart = parts.find(({type}) => type === 'kinds')
  const countPart = parts.find(({type}) => type === 'count')
  if (kindsPart?.type !== 'kinds' || countPart?.type !== 'count' || kinds === count) return null
  if (kindsPart.kinds !== count || countPart.count !== kinds) return null
  return {start: Math.min(kindsPart.start, countPart.start), end: Math.max(kindsPart.end, countPart.end)}
}

/** The number of tiles left that a number refers to: that of the tiles named right before it, or of all. */
function countsFor(parts: readonly Part[], part: Part, {alone, seen}: Acceptance): readonly [number, number] {
  const before = parts.slice(0, parts.indexOf(part))
  const named = before.slice(before.findLastIndex(({type}) => type !== 'tiles' && type !== 'joint') + 1)
  const of = tilesOfParts(named)
  const kinds = of.length > 0 ? new Set(of.map(({tile}) => kindOf(tile))) : null
  const sum = ({tiles, total}: UkeireCounts['alone']) =>
    kinds ? [...kinds].reduce((count, kind) => count + tiles[kind]!, 0) : total
  return [sum(alone), sum(seen)]
}

/** Whether the tiles of a claim are meant to be a complete list. */
function saysAll(parts: readonly Part[]): boolean {
  return parts.some(({type}) => type === 'tiles') && !parts.some(({type}) => type === 'some')
}

/** Accepted tiles that are in no hand or river, and are not named. */
function missingOf(named: readonly TileAt[], {seen}: Acceptance): Tile[] {
  const kinds = new Set(named.map(({tile}) => kindOf(tile)))
  return kindsLeft(seen.tiles).filter(tile => !kinds.has(kindOf(tile)))
}

function whatIsAccepted({discard, alone}: Acceptance, {tiles}: Analysis): Clause {
  const kinds = formatTiles(kindsLeft(alone.tiles))
  const {shape} = tiles!
  if (kinds === '') return clause(shape ? 'shape-accepts-nothing' : 'accepts-nothing')
  if (shape && discard === null) return clause('shape-accepts', {tiles: kinds})
  return discard === null || tiles!.turn === 'draw'
    ? clause('accepts', {tiles: kinds})
    : clause('accepts-after', {discard: tileOf(discard), tiles: kinds})
}

/**
 * What a claim states about waits besides their tiles: shapes and names, the number of kinds, the number of tiles left.
 */
import {clause, type Clauses} from '../../../labels/clauses/clauses.js'
import {isWaitName, waitNameOf, type Wait, type WaitShape} from '@tehai/riichi'
import type {Span} from '@tehai/kernel/source'
import {formatTiles, kindOf, tileOf, type TileKind} from '@tehai/riichi/tile'
import type {HandWaits} from '../../in-sight.js'
import type {UnreadPart} from '../../grammar/phrases.js'
import type {WaitsPart} from '../../grammar/waits.js'

type Part = WaitsPart | UnreadPart

interface Problem {
  readonly span: Span
  readonly truth: Clauses
  readonly reason: Clauses
}

/**
 * The first false shape, name, number of kinds or number of tiles.
 *
 * @param won
 *   The tile with which the hand was won: numbers of tiles may count it as left or not.
 */
export function otherProblem(parts: readonly Part[], after: HandWaits, won: TileKind | null): Problem | null {
  const before = won === null ? null : beforeWin(after, won)
  const found =
    before && parts.every((part, index) => isSo(part, index, parts, after)) ? after : (before ?? after)
  for (const [index, part] of parts.entries()) {
    const what = isSo(part, index, parts, found) ? null : whatIsSo(part, index, parts, found)
    if (what) return {span: part, ...what}
  }
  return null
}

/** The waits before the win: the winning tile was still to come. */
function beforeWin(found: HandWaits, won: TileKind): HandWaits {
  const left = found.left.map((one, index) =>
    found.waits[index]!.tile === won ? {alone: one.alone + 1, seen: one.seen + 1} : one
  )
  return {...found, left}
}

function isSo(part: Part, index: number, parts: readonly Part[], found: HandWaits): boolean {
  const {waits} = found
  switch (part.type) {
    case 'shape':
      return spokenOf(parts, index, waits).some(({shapes}) =>
        shapes.some(shape => isShape(shape, part.shape))
      )
    case 'name':
      return isWaitName(spokenOf(parts, index, waits), part.name) || isWaitName(waits, part.name)
    case 'kinds':
      return part.kinds === waits.length
    case 'count':
      if (part.isEach) return found.left.every(({alone, seen}) => [alone, seen].includes(part.count))
      return [null, tilesBefore(parts, index)].some(of => {
        const {alone, seen} = leftOf(of, found)
        return part.count === alone || part.count === seen
      })
    default:
      return true
  }
}

function whatIsSo(
  {type}: Part,
  index: number,
  parts: readonly Part[],
  found: HandWaits
): Omit<Problem, 'span'> {
  const {waits} = found
  const waitsFor = clause('waits-for', {tiles: written(waits)})
  if (type === 'kinds') return {truth: clause('kinds', {kinds: waits.length}), reason: waitsFor}
  if (type === 'count') {
    const isOfEach = parts.filter(one => one.type === 'count').length > 1
    const {alone, seen} = leftOf(isOfEach ? tilesBefore(parts, index) : null, found)
    const truth =
      alone === seen ? clause('count', {count: alone}) : clause('count-or-seen', {count: alone, seen})
    return {truth, reason: waitsFor}
  }
  const all = joined(parts, index)
  const of = spokenOf(all, all.indexOf(parts[index]!), waits)
  const name = waitNameOf(of)
  const shapes = [...new Set(of.flatMap(one => one.shapes))]
  const truth = name ? clause('wait-name', {name}) : clause('shape', {shapes})
  return {truth, reason: clause('waits-by', {tile: written(of)})}
}

/** The parts with directly adjacent tiles merged up to one of them: `2p5p` is `25p`. */
function joined(parts: readonly Part[], index: number): readonly Part[] {
  const last = parts.slice(0, index).findLastIndex(({type}) => type === 'tiles')
  const [first, end] = [parts[last - 1], parts[last]]
  if (first?.type !== 'tiles' || end?.type !== 'tiles' || first.end !== end.start) return parts
  const both: Part = {...end, start: first.start, tiles: [...first.tiles, ...end.tiles]}
  return [...parts.slice(0, last - 1), both, ...parts.slice(last + 1)]
}

const written = (waits: readonly Wait[]) => formatTiles(waits.map(({tile}) => tileOf(tile)))

/** Whether a shape is the one that a word names: the thirteen-sided wait is one of kokushi. */
const isShape = (shape: WaitShape, named: WaitShape): boolean =>
  shape === named || (named === 'kokushi' && shape === 'kokushi_13')

/** The waits that a shape or a name refers to; all if the claim names no tiles for it. */
function spokenOf(parts: readonly Part[], index: number, waits: readonly Wait[]): readonly Wait[] {
  const of = shapeTiles(parts, index)
  const found = of ? waits.filter(({tile}) => of.includes(tile)) : waits
  return found.length > 0 ? found : waits
}

/**
 * The tiles that a shape refers to: those directly after it (カン3s), or else those before it (5m9pのシャンポン). In
 * `2-5m両面、4m単騎` the tiles before it are nearer.
 */
function shapeTiles(parts: readonly Part[], index: number): TileKind[] | null {
  const {start, end} = parts[index]!
  const next = parts[index + 1]
  const before = parts.slice(0, index).findLast(part => part.type === 'tiles')
  const gap = before ? start - before.end : 1
  if (next?.type === 'tiles' && next.start - end <= Math.min(1, gap))
    return next.tiles.map(({tile}) => kindOf(tile))
  return before ? before.tiles.map(({tile}) => kindOf(tile)) : null
}

/** How many tiles of some waits, or of all, are left: by the hand alone, and with the tiles in sight. */
function leftOf(
  of: readonly TileKind[] | null,
  {waits, left}: HandWaits
): {readonly alone: number; readonly seen: number} {
  const own = left.filter((_, index) => of === null || of.includes(waits[index]!.tile))
  const sum = (how: 'alone' | 'seen') => own.reduce((total, one) => total + one[how], 0)
  return {alone: sum('alone'), seen: sum('seen')}
}

/** The tiles named right before a number: 2m×4. */
function tilesBefore(parts: readonly Part[], index: number): TileKind[] | null {
  const before = parts[index - 1]
  return before?.type === 'tiles' ? before.tiles.map(({tile}) => kindOf(tile)) : null
}

/**
 * Groups: tiles that touch, such as a row of a river or a meld. Boards of one round have most groups in common, and
 * refer to each as one.
 */
import {perObject} from '@tehai/kernel/per-object'
import {GAP, type PlacedPicture, type ResolvedArt} from '@tehai/kernel/picture'

/** How a tile follows the one before it: beside it on one base line, or below it. */
type Step = 'beside' | 'below'

const marks: Readonly<Record<Step, string>> = {beside: '-', below: '_'}

/** Tiles that follow one another. */
export interface Group {
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** Equal for equal groups only: the place of each tile follows from the steps. */
  readonly name: string
  /** The groups that this one begins with, the longest last: a river begins with the river of the turn before. */
  readonly beginnings: readonly Pick<Group, 'end' | 'name'>[]
}

/** No row of a river and no hand is longer. Naming each beginning of a longer row would take more than linear time. */
const LONGEST_BEGINNING = 24

/** Groups by the tiles of a layout: layouts of boards are kept. */
const groupsByArt = perObject<readonly PlacedPicture<string>[], Map<ResolvedArt, readonly Group[]>>(
  () => new Map()
)

/** The groups of some tiles, one after another. */
export function groupsOf(tiles: readonly PlacedPicture<string>[], art: ResolvedArt): readonly Group[] {
  const byArt = groupsByArt(tiles)
  const found = byArt.get(art)
  if (found) return found
  const groups: Group[] = []
  for (let start = 0; start < tiles.length;) {
    const group = groupAt(tiles, start, art)
    groups.push(group)
    start = group.end
  }
  byArt.set(art, groups)
  return groups
}

/**
 * Copies of the tiles of groups. Layouts of boards are kept, so these copies are used again when their page is built
 * again.
 */
const own = new WeakMap<Group, readonly PlacedPicture<string>[]>()

/**
 * The tiles of a group, with places relative to that of its first tile.
 *
 * @param tiles
 *   Those in which the group was found.
 */
export function ownTiles(
  group: Group,
  tiles: readonly PlacedPicture<string>[]
): readonly PlacedPicture<string>[] {
  const known = own.get(group)
  if (known) return known
  const {x, y} = tiles[group.start]!
  const moved = tiles
    .slice(group.start, group.end)
    .map(tile => ({face: tile.face, turn: tile.turn, states: tile.states, x: tile.x - x, y: tile.y - y}))
  own.set(group, moved)
  return moved
}

/** The group that begins with a tile. */
function groupAt(tiles: readonly PlacedPicture<string>[], start: number, art: ResolvedArt): Group {
  const first = tiles[start]!
  const firstName = named(first)
  const beginnings: Pick<Group, 'end' | 'name'>[] = []
  let name = `row-${firstName}`
  let firstStep: Step | null = null
  let isRepeated = true
  let end = start + 1
  for (let last = first; end < tiles.length; end++) {
    const tile = tiles[end]!
    const step = stepOf(last, tile, art)
    if (step === null) break
    // Tiles of one face form a group of their own, named by their number.
    if (!isRepeated && end - start <= LONGEST_BEGINNING) beginnings.push({end, name})
    const own = named(tile)
    firstStep ??= step
    isRepeated &&= own === firstName && step === firstStep
    name += marks[step] + own
    last = tile
  }
  const count = end - start
  if (count < 3 || !isRepeated || firstStep === null) return {start, end, name, beginnings}
  return {start, end, name: `row-${firstName}${marks[firstStep]}${count}`, beginnings: []}
}

/**
 * A tile with its lasting states: `.5m` is turned, `5mc` was called, `5mt` was discarded as it was drawn (tsumogiri).
 */
function named({turn, face, states}: PlacedPicture<string>): string {
  const name = turn === 0 ? face : `.${face}`
  if (states.length === 0) return name
  return name + (states.includes('called') ? 'c' : '') + (states.includes('tsumogiri') ? 't' : '')
}

function stepOf(last: PlacedPicture<string>, next: PlacedPicture<string>, art: ResolvedArt): Step | null {
  const height = heightOf(last, art)
  const width = last.turn === 0 ? art.width : art.height
  if (next.x - last.x === width + GAP && next.y + heightOf(next, art) === last.y + height) return 'beside'
  return next.x === last.x && next.turn === last.turn && next.y - last.y === height + GAP ? 'below' : null
}

const heightOf = ({turn}: PlacedPicture<string>, {width, height}: ResolvedArt): number =>
  turn === 0 ? height : width

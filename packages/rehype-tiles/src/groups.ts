/**
 * Groups: tiles that touch, such as a row of a river or a meld. Boards of one round have most of them alike, and refer to
 * them as one.
 */
import {GAP, type Placed, type ResolvedArt} from '@tehai/kernel/picture'

/** How a tile follows the one before it: beside it on one base line, or below it. */
type Step = 'beside' | 'below'

const marks: Readonly<Record<Step, string>> = {beside: '-', below: '_'}

/** Tiles that follow one another. */
export interface Group {
  /** Exclusive. */
  readonly end: number
  /** Equal for equal groups only: the place of each tile follows from the steps. */
  readonly name: string
  /** The longest group that is known already and has its first tiles; `null` where there is none. */
  readonly begun: Pick<Group, 'end' | 'name'> | null
}

/**
 * The group that begins with a tile.
 *
 * @param isKnown
 *   Whether there is a group of a name: a river begins with the rows that it had a turn before.
 */
export function groupAt(
  tiles: readonly Placed<string>[],
  start: number,
  art: ResolvedArt,
  isKnown: (name: string) => boolean
): Group {
  const first = tiles[start]!
  const firstName = named(first)
  let name = `row-${firstName}`
  let firstStep: Step | null = null
  let isRepeated = true
  let begun: Group['begun'] = null
  let end = start + 1
  for (let last = first; end < tiles.length; end++) {
    const tile = tiles[end]!
    const step = stepOf(last, tile, art)
    if (step === null) break
    if (!isRepeated && isKnown(name)) begun = {end, name}
    const own = named(tile)
    firstStep ??= step
    isRepeated &&= own === firstName && step === firstStep
    name += marks[step] + own
    last = tile
  }
  const count = end - start
  if (count < 3 || !isRepeated || firstStep === null) return {end, name, begun}
  return {end, begun: null, name: `row-${firstName}${marks[firstStep]}${count}`}
}

/** A tile with what stays with it: `.5m` lies, `5mc` was called, `5mt` was discarded as it was drawn (tsumogiri). */
function named({turn, face, states}: Placed<string>): string {
  const name = turn === 0 ? face : `.${face}`
  if (states.length === 0) return name
  return name + (states.includes('called') ? 'c' : '') + (states.includes('tsumogiri') ? 't' : '')
}

function stepOf(last: Placed<string>, next: Placed<string>, art: ResolvedArt): Step | null {
  const height = heightOf(last, art)
  const width = last.turn === 0 ? art.width : art.height
  if (next.x - last.x === width + GAP && next.y + heightOf(next, art) === last.y + height) return 'beside'
  return next.x === last.x && next.turn === last.turn && next.y - last.y === height + GAP ? 'below' : null
}

const heightOf = ({turn}: Placed<string>, {width, height}: ResolvedArt): number =>
  turn === 0 ? height : width

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
  let name = `row-${named(first)}`
  let mark = '-'
  let isRepeated = true
  let begun: Group['begun'] = null
  let end = start + 1
  for (let last = first; end < tiles.length; end++) {
    const tile = tiles[end]!
    const step = stepOf(last, tile, art)
    if (step === null) break
    if (!isRepeated && isKnown(name)) begun = {end, name}
    mark = marks[step]
    isRepeated &&= tile.face === first.face && tile.turn === first.turn
    name += mark + named(tile)
    last = tile
  }
  const count = end - start
  if (count < 3 || !isRepeated) return {end, name, begun}
  return {end, begun: null, name: `row-${first.face}${mark}${count}${first.turn === 0 ? '' : '.'}`}
}

const named = ({turn, face}: Placed<string>): string => (turn === 0 ? face : `.${face}`)

function stepOf(last: Placed<string>, next: Placed<string>, art: ResolvedArt): Step | null {
  const height = heightOf(last, art)
  const width = last.turn === 0 ? art.width : art.height
  if (next.x - last.x === width + GAP && next.y + heightOf(next, art) === last.y + height) return 'beside'
  return next.x === last.x && next.turn === last.turn && next.y - last.y === height + GAP ? 'below' : null
}

const heightOf = ({turn}: Placed<string>, {width, height}: ResolvedArt): number =>
  turn === 0 ? height : width

/**
 * Groups: tiles that touch, such as a row of a river or a meld. Boards of one round have most of them alike, and refer to
 * them as one.
 */
import {GAP, type Placed, type ResolvedArt} from '@tehai/kernel/picture'

/** How a tile follows the one before it: beside it on one base line, or below it. */
type Step = 'beside' | 'below'

const marks: Readonly<Record<Step, string>> = {beside: '-', below: '_'}

/** The end of a group of tiles that follow one another. */
export function endOfGroup(tiles: readonly Placed<string>[], start: number, art: ResolvedArt): number {
  let end = start + 1
  while (end < tiles.length && stepOf(tiles[end - 1]!, tiles[end]!, art) !== null) end++
  return end
}

/** Equal for equal groups only: the place of each tile follows from the steps. */
export function nameOfGroup(tiles: readonly Placed<string>[], art: ResolvedArt): string {
  let name = ''
  let last: Placed<string> | null = null
  let step = '-'
  let alike = 0
  for (const tile of tiles) {
    if (last !== null) step = marks[stepOf(last, tile, art) ?? 'beside']
    if (tile.face === last?.face && tile.turn === last.turn) alike++
    name += `${step}${tile.turn === 0 ? '' : '.'}${tile.face}`
    last = tile
  }
  const isRepeated = tiles.length > 2 && alike === tiles.length - 1
  return isRepeated
    ? `row-${tiles[0]!.face}${step}${tiles.length}${tiles[0]!.turn === 0 ? '' : '.'}`
    : `row${name}`
}

function stepOf(last: Placed<string>, next: Placed<string>, art: ResolvedArt): Step | null {
  const [width, height] = boxOf(last, art)
  if (next.x - last.x === width + GAP && next.y + boxOf(next, art)[1] === last.y + height) return 'beside'
  return next.x === last.x && next.turn === last.turn && next.y - last.y === height + GAP ? 'below' : null
}

const boxOf = (
  {turn}: Placed<string>,
  {width, height}: ResolvedArt
): readonly [width: number, height: number] => (turn === 0 ? [width, height] : [height, width])

/**
 * Runs: tiles of one face at one distance from each other, such as a hand that is face down. They are drawn as one.
 */
import type {PlacedPicture} from '@tehai/kernel/picture'

/** At least this many tiles of one face are drawn as one. A face has four copies, so these are face down. */
const SHORTEST_RUN = 5

/** The exclusive end of a run; if the run is too short, the end of its first tile. */
export function endOfRun(tiles: readonly PlacedPicture<string>[], start: number): number {
  const {face, turn, x, y} = tiles[start]!
  const second = tiles[start + 1]
  if (second?.face !== face) return start + 1
  const [stepX, stepY] = [second.x - x, second.y - y]
  let end = start + 1
  for (; end < tiles.length; end++) {
    const tile = tiles[end]!
    const steps = end - start
    if (tile.face !== face || tile.turn !== turn) break
    if (tile.x !== x + steps * stepX || tile.y !== y + steps * stepY) break
  }
  return end - start < SHORTEST_RUN ? start + 1 : end
}

/**
 * Whether a set that a site brings can be drawn.
 */
import {wrongCall} from '@tehai/kernel/source'
import {checkTileSet, type TileSet} from '@tehai/kernel/picture'
import type {SetChoice, SetsByName} from './chosen-art.js'

/** Sets that have been checked. */
const checked = new WeakSet<object>()

/**
 * Check a set that is not shipped: it must have the same faces as the shipped sets, and a different id.
 *
 * @throws {TypeError} that says what is missing or cannot be.
 */
export function checkTiles<Face extends string>(
  {tiles}: SetChoice<TileSet<Face>>,
  shipped: SetsByName<TileSet<Face>>
): void {
  if (tiles == null || typeof tiles === 'string' || Object.values(shipped).includes(tiles)) return
  if (checked.has(tiles)) return
  const [standard] = Object.values(shipped)
  checkTileSet(tiles, Object.keys(standard!.art.faces.text) as Face[])
  if (Object.values(shipped).some(({id}) => id === tiles.id)) {
    throw wrongCall('a tile set with an `id` of its own', tiles.id, ', that of a shipped set')
  }
  checked.add(tiles)
}

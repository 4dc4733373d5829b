/**
 * Strips: bodies and rims of tiles side by side or one below the other, each drawn as one by all pictures of a page.
 */
import type {Element} from 'hast'
import {GAP, type PlacedPicture, type ResolvedArt} from '@tehai/kernel/picture'
import {bodyElements, rimElements, tintElements} from './body.js'

/** What tiles side by side share: their bodies or their rims. */
export interface Layer {
  /** The prefix of the ids of a run by the orientation of its tiles, for a row and for a column. */
  readonly names: Readonly<Record<PlacedPicture<string>['turn'], string>>
  readonly columns: Readonly<Record<PlacedPicture<string>['turn'], string>>
  readonly elements: (tiles: readonly PlacedPicture<string>[], art: ResolvedArt) => Element[]
}

export const bodies: Layer = {
  names: {0: 'bodies-', '-90': 'lying-'},
  columns: {0: 'column-', '-90': 'lying-column-'},
  elements: bodyElements
}
export const displayBodies: Layer = inDisplay(bodies, (tiles, art) => bodyElements(tiles, art, true))
export const tints: Layer = {
  names: {0: 'tints-', '-90': 'lying-tints-'},
  columns: {0: 'tints-column-', '-90': 'lying-tints-column-'},
  elements: tintElements
}
export const displayTints: Layer = inDisplay(tints, (tiles, art) => tintElements(tiles, art, true))
export const rims: Layer = {
  names: {0: 'rims-', '-90': 'lying-rims-'},
  columns: {0: 'rims-column-', '-90': 'lying-rims-column-'},
  elements: rimElements
}

/** A layer of tiles that have their display pictures. */
function inDisplay({names, columns}: Layer, elements: Layer['elements']): Layer {
  const named = (ids: Layer['names']): Layer['names'] => ({
    0: `display-${ids[0]}`,
    '-90': `display-${ids[-90]}`
  })
  return {names: named(names), columns: named(columns), elements}
}

/** A strip that pictures refer to. */
export interface Strip {
  readonly layer: Layer
  readonly tiles: readonly PlacedPicture<string>[]
}

/**
 * The strip that begins with a tile.
 *
 * @returns Its name, and the index of the tile after it.
 */
export function stripAt(
  {names, columns}: Layer,
  tiles: readonly PlacedPicture<string>[],
  start: number,
  art: ResolvedArt
): {readonly name: string; readonly end: number} {
  const row = endOfRow(tiles, start, art)
  const isRow = row > start + 1
  const end = isRow ? row : endOfColumn(tiles, start, art)
  const name = (isRow || end === start + 1 ? names : columns)[tiles[start]!.turn]
  return {name: name + (end - start), end}
}

/** The tiles of a strip, its first at the origin. */
export function stripOf(layer: Layer, tiles: readonly PlacedPicture<string>[]): Strip {
  const {x, y} = tiles[0]!
  return {layer, tiles: tiles.map(tile => ({...tile, x: tile.x - x, y: tile.y - y}))}
}

/**
 * The end of a row of neighbouring tiles that have a body, the same orientation, and the same distance from each other.
 */
function endOfRow(tiles: readonly PlacedPicture<string>[], start: number, art: ResolvedArt): number {
  let end = start + 1
  for (; end < tiles.length; end++) {
    const last = tiles[end - 1]!
    const tile = tiles[end]!
    const joins =
      tile.turn === 0 && last.turn === 0 && tile.y === last.y && tile.x - last.x === art.width + GAP
    if (!joins || art.bodiless.includes(tile.face)) break
  }
  return end
}

/**
 * The end of a run of tiles one below the other, as on boards, with the same orientation and the same distance from
 * each other.
 */
function endOfColumn(tiles: readonly PlacedPicture<string>[], start: number, art: ResolvedArt): number {
  const {x, turn} = tiles[start]!
  const pitch = (turn === 0 ? art.height : art.width) + GAP
  let end = start + 1
  for (; end < tiles.length; end++) {
    const tile = tiles[end]!
    const joins = tile.turn === turn && tile.x === x && tile.y - tiles[end - 1]!.y === pitch
    if (!joins || art.bodiless.includes(tile.face)) break
  }
  return end
}

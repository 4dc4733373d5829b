/**
 * Bodies and rims: what all tiles have in common, under and over their art. Each layer is one path for all tiles of a
 * picture.
 */
import type {Element} from 'hast'
import type {BodyLayer, PlacedPicture, ResolvedArt} from '@tehai/kernel/picture'
import {element} from '../hast/element.js'
import {knownProperties} from './shape.js'

/** One path for each layer of the body, or nothing if no tile has a body. */
export function bodyElements(
  tiles: readonly PlacedPicture<string>[],
  art: ResolvedArt,
  display = false
): Element[] {
  return layerElements(display ? art.displayBody : art.body, tiles, art)
}

/** One path for each layer that only tinted tiles have, over their body. */
export function tintElements(
  tiles: readonly PlacedPicture<string>[],
  art: ResolvedArt,
  display = false
): Element[] {
  const {body, displayBody} = art.tint
  return layerElements(display ? displayBody : body, tintedOf(tiles, art), art)
}

/** Tiles whose body has another colour. */
export function tintedOf(
  tiles: readonly PlacedPicture<string>[],
  {tint}: ResolvedArt
): readonly PlacedPicture<string>[] {
  return tint.faces.length === 0 ? [] : tiles.filter(({face}) => tint.faces.includes(face))
}

/** One path for each layer of the rim, or nothing if the art has no rim. */
export function rimElements(tiles: readonly PlacedPicture<string>[], art: ResolvedArt): Element[] {
  return layerElements(art.rim, tiles, art)
}

function layerElements(
  layers: readonly BodyLayer[],
  tiles: readonly PlacedPicture<string>[],
  art: ResolvedArt
): Element[] {
  if (layers.length === 0) return []
  const solid = tiles.filter(({face}) => !art.bodiless.includes(face))
  if (solid.length === 0) return []
  return layers.map(layer => {
    // Not `{...known, d}`: see `withNames` of `shape.ts`.
    const d = outlines(solid, layer)
    return element('path', Object.assign({}, knownProperties(layer, art.palette), {d}))
  })
}

/**
 * The outlines of one layer for some tiles, joined by relative moves from start to start: neighbours differ by
 * the same few numbers, which compresses well.
 */
export function outlines(tiles: readonly PlacedPicture<string>[], {upright, lying}: BodyLayer): string {
  let d = ''
  let penX = 0
  let penY = 0
  for (const {x, y, turn} of tiles) {
    const outline = turn === 0 ? upright : lying
    const startX = x + outline.x
    const startY = y + outline.y
    const moveY = startY - penY
    d += `m${startX - penX}${moveY < 0 ? '' : ' '}${moveY}${outline.d}`
    penX = startX
    penY = startY
  }
  return d
}

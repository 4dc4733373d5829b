/**
 * Ink by reference: a picture refers to the art of a face and to the bodies of a strip, and the ink keeps what was referred to.
 */
import type {ElementContent} from 'hast'
import type {PlacedPicture, ResolvedArt, Shape} from '@tehai/kernel/picture'
import {tintedOf} from './body.js'
import {digest} from './digest.js'
import type {Attributes} from '../hast/element.js'
import {groupsOf, ownTiles, type Group} from './groups.js'
import type {DrawTiles, Ink, Joins} from './ink.js'
import {placedAt, type DrawReference} from './references.js'
import {endOfRun} from './runs.js'
import {
  bodies,
  displayBodies,
  displayTints,
  rims,
  stripAt,
  stripOf,
  tints,
  type Layer,
  type Strip
} from './strips.js'

/** A picture, or a corner mark, that has been referred to. */
export interface SharedPicture {
  readonly name: string
  readonly href: string
  readonly shapes: readonly Shape[]
}

/** Pictures of one name in a row or a column that have been referred to as one. */
export interface PictureRun {
  readonly places: readonly Attributes[]
}

/** A row, or another part of pictures. */
export interface Row {
  readonly children: readonly ElementContent[]
  /** Depth of nesting: how many rows begin with it, each inside the one before. */
  readonly depth: number
  /** What refers to it. */
  readonly references: Reference[]
}

/** A reference, and where it is. */
interface Reference {
  readonly node: ElementContent
  readonly x: number
  readonly y: number
}

/** What pictures have referred to, by name; pictures and corner marks by face. */
export interface SharedPictures {
  readonly pictures: Map<string, SharedPicture>
  readonly corners: Map<string, SharedPicture>
  readonly strips: Map<string, Strip>
  readonly runs: Map<string, PictureRun>
  readonly rows: Map<string, Row>
}

/** Rows in rows: a browser copies each for every picture. */
const DEEPEST = 6

/** What references are made with. */
interface ReferenceContext {
  readonly art: ResolvedArt
  /** What the ids begin with. */
  readonly prefix: string
  readonly refer: DrawReference
  readonly shared: SharedPictures
}

/**
 * The ink that refers to what pictures have in common.
 *
 * @param prefix
 *   What the ids begin with.
 * @param shared
 *   Where it stores what pictures have referred to.
 */
export function referenceInk(
  art: ResolvedArt,
  prefix: string,
  refer: DrawReference,
  shared: SharedPictures
): Ink {
  const referring: ReferenceContext = {art, prefix, refer, shared}
  const {pictures, corners} = shared
  const pictureOf = (name: string) =>
    pictures.get(name) ?? know(referring, pictures, name, name, art.pictures[name])
  const put = (
    drawn: ElementContent[],
    {href, shapes}: SharedPicture,
    x: number,
    y: number,
    turned: string
  ) => {
    if (shapes.length > 0) drawn.push(refer(href, x, y, turned))
  }
  const hasDisplayBody = art.displayBody !== art.body
  const hasDisplayTint = art.tint.displayBody !== art.tint.body
  return {
    bodies(drawn, tiles, display) {
      putStrips(referring, drawn, display && hasDisplayBody ? displayBodies : bodies, tiles)
      putStrips(referring, drawn, display && hasDisplayTint ? displayTints : tints, tintedOf(tiles, art))
    },
    rims(drawn, tiles) {
      if (art.rim.length > 0) putStrips(referring, drawn, rims, tiles)
    },
    art(drawn, name, x, y, turned) {
      put(drawn, pictureOf(name), x, y, turned)
    },
    joins: joinsOf(referring, pictureOf),
    corner(drawn, face, x, y, turned) {
      const known = corners.get(face) ?? know(referring, corners, face, `corner-${face}`, art.corners?.[face])
      put(drawn, known, x, y, turned)
    }
  }
}

/** Keep a picture, or a corner mark, of a face. */
function know(
  {prefix}: ReferenceContext,
  known: Map<string, SharedPicture>,
  face: string,
  name: string,
  shapes: readonly Shape[] = []
): SharedPicture {
  const made = {name, href: `#${prefix}${name}`, shapes}
  known.set(face, made)
  return made
}

/** What this ink draws as one: runs of a picture, groups of tiles, and other parts that pictures share. */
function joinsOf(referring: ReferenceContext, pictureOf: (name: string) => SharedPicture): Joins {
  const {art, prefix, refer, shared} = referring
  const {runs, rows} = shared
  const names = new Map<string, string>()
  return {
    endOfRun,
    run(drawn, name, tiles) {
      const {href, shapes} = pictureOf(name)
      if (shapes.length === 0) return false
      const [{x, y}, second] = [tiles[0]!, tiles[1]!]
      const id = `${name}-${[tiles.length, second.x - x, second.y - y].join('-')}`
      if (!runs.has(id)) runs.set(id, {places: tiles.map(tile => placedAt(href, tile.x - x, tile.y - y))})
      drawn.push(refer(`#${prefix}${id}`, x, y))
      return true
    },
    groups(drawn, tiles, draw) {
      for (const group of groupsOf(tiles, art)) {
        const {x, y} = tiles[group.start]!
        if (!rows.has(group.name)) defineGroup(referring, group, tiles, draw)
        referToRow(referring, drawn, group.name, x, y)
      }
    },
    shared(drawn, key, x, y, make) {
      const known = names.get(key) ?? `part-${digest(key)}`
      names.set(key, known)
      if (!rows.has(known)) rows.set(known, {children: make(), depth: 0, references: []})
      referToRow(referring, drawn, known, x, y)
    }
  }
}

/** Draw the bodies of tiles side by side as references to strips. */
function putStrips(
  {art, prefix, refer, shared: {strips}}: ReferenceContext,
  drawn: ElementContent[],
  layer: Layer,
  tiles: readonly PlacedPicture<string>[]
): void {
  for (let start = 0; start < tiles.length;) {
    const first = tiles[start]!
    if (art.bodiless.includes(first.face)) {
      start++
      continue
    }
    const {name, end} = stripAt(layer, tiles, start, art)
    if (!strips.has(name)) strips.set(name, stripOf(layer, tiles.slice(start, end)))
    drawn.push(refer(`#${prefix}${name}`, first.x, first.y))
    start = end
  }
}

/** A group becomes a row. It refers to the longest of its beginnings that is a row already. */
function defineGroup(
  referring: ReferenceContext,
  group: Group,
  tiles: readonly PlacedPicture<string>[],
  draw: DrawTiles
): void {
  const {rows} = referring.shared
  const {start, name, beginnings} = group
  const begun = beginnings.findLast(one => (rows.get(one.name)?.depth ?? DEEPEST) < DEEPEST)
  const children: ElementContent[] = []
  if (begun) referToRow(referring, children, begun.name, 0, 0)
  draw(children, ownTiles(group, tiles).slice(begun ? begun.end - start : 0))
  rows.set(name, {children, depth: begun ? rows.get(begun.name)!.depth + 1 : 0, references: []})
}

/** Draw a row at a place. */
function referToRow(
  {prefix, refer, shared}: ReferenceContext,
  drawn: ElementContent[],
  name: string,
  x: number,
  y: number
): void {
  const node = refer(`#${prefix}${name}`, x, y)
  drawn.push(node)
  shared.rows.get(name)!.references.push({node, x, y})
}

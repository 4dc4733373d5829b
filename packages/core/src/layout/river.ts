/** Rivers (河): discards in rows of six, the third row without a limit. */
import type {Face} from '@tehai/riichi/tile'
import type {Discard, Node, RiverDiagram, TileNode} from '../model/diagram.js'
import type {Layout, PictureBox, Vacancy, PlacedPicture, PlacedText} from '@tehai/kernel/picture'
import {statesOf} from './hand-nodes.js'
import type {Piece} from './hand.js'
import {emptyStrip, layoutOf, putLabel, putTile} from './strip.js'
import {RIVER_COLUMNS, RIVER_GAP, RIVER_ROWS, STANDARD_TILE} from './units.js'

/**
 * One picture of a river, and the text that was not understood after it.
 *
 * @param columns
 *   Discards in a row (default: 6). Rows that the author typed are kept.
 * @param tile
 *   An upright tile of the set that is drawn (default: `STANDARD_TILE`, 300 × 400).
 */
export function layoutRiver(
  diagram: RiverDiagram,
  columns: number = RIVER_COLUMNS,
  tile: PictureBox = STANDARD_TILE
): readonly Piece[] {
  const tiles = diagram.nodes.filter(isTileNode)
  const pieces: Piece[] = []
  if (tiles.length > 0) {
    const lying = lyingDiscards(diagram.discards)
    const rows = splitRows(tiles.length, diagram.rows, columns)
    pieces.push({
      type: 'picture',
      layout: stackRows(rows.map(row => layoutRow(tiles, row, lying, tile))),
      start: 0,
      end: null
    })
  }
  for (const node of diagram.nodes)
    if (node.type === 'text') pieces.push({type: 'text', value: node.value, start: node.start, end: node.end})
  return pieces
}

const isTileNode = (node: Node): node is TileNode => node.type === 'tile'

/**
 * Which discards lie on their side.
 *
 * The tile that declared riichi is on its side. If it was called away, the next discard that stays is turned instead,
 * unless the author has already turned a later one.
 */
export function lyingDiscards(discards: readonly Pick<Discard, 'riichi' | 'called'>[]): ReadonlySet<number> {
  if (!discards.some(({riichi}) => riichi)) return none
  const lying = new Set<number>()
  for (const [index, {riichi}] of discards.entries()) {
    if (!riichi) continue
    let place = index
    while (discards[place]?.called === true) place++
    const turnedLater = discards.some((later, at) => at > index && later.riichi)
    lying.add(place === index || turnedLater || place >= discards.length ? index : place)
  }
  return lying
}

const none: ReadonlySet<number> = new Set()

/** First and one-past-last index of each row. */
function splitRows(count: number, typed: readonly number[], columns: number): readonly [number, number][] {
  const ends =
    typed.length > 0
      ? typed.filter(end => end < count)
      : Array.from({length: RIVER_ROWS - 1}, (_, row) => (row + 1) * columns).filter(end => end < count)
  const edges = [0, ...ends, count]
  return edges.slice(1).map((end, row) => [edges[row]!, end])
}

function layoutRow(
  tiles: readonly TileNode[],
  [from, to]: readonly [number, number],
  lying: ReadonlySet<number>,
  tile: PictureBox
): Layout<Face> {
  const strip = emptyStrip(tile)
  for (let index = from; index < to; index++) {
    const {face, marks, label} = tiles[index]!
    const turned = lying.has(index) || marks.includes('rotated')
    putTile(strip, marks.includes('facedown') ? 'back' : face, turned, statesOf(marks))
    if (label !== null) putLabel(strip, label, turned)
  }
  // The mark of a dora in a later row overlaps the lower edge of the tiles above, so that the distance between rows
  // stays the same.
  if (from > 0) strip.rise = tile.height
  return layoutOf(strip)
}

/**
 * Rows one below the other. Anything below the tiles of one row, such as marks, increases the distance between all
 * rows.
 */
function stackRows(rows: readonly Layout<Face>[]): Layout<Face> {
  const below = rows.reduce((most, {height, line}) => Math.max(most, height - line), 0)
  const tiles: PlacedPicture<Face>[] = []
  const texts: PlacedText[] = []
  const vacancies: Vacancy[] = []
  let top = 0
  let bottom = 0
  for (const row of rows) {
    for (const tile of row.tiles) tiles.push({...tile, y: tile.y + top})
    for (const text of row.texts) texts.push({...text, y: text.y + top})
    for (const vacancy of row.vacancies) vacancies.push({...vacancy, y: vacancy.y + top})
    bottom = top + row.height
    top += row.line + below + RIVER_GAP
  }
  return {
    width: rows.reduce((widest, row) => Math.max(widest, row.width), 0),
    height: bottom,
    line: bottom,
    tiles,
    texts,
    vacancies
  }
}

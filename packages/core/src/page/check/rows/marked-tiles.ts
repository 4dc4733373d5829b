/**
 * Marks and bars for tiles that their row does not have.
 */
import type {Span} from '@tehai/kernel/source'
import type {Diagram} from '../../../model/diagram.js'
import type {DialectId} from '../../../notation/dialect.js'
import {parseBars} from '../../grammar/tiles/bar-list.js'
import {markedBy, readMarks} from '../../grammar/tiles/marks.js'
import {isTile, type Face, type Tile} from '@tehai/riichi/tile'
import {alikeTiles} from '../../../model/alike-tiles.js'

/** Tiles that a row does not have, and tiles of the row that may be meant. */
export interface MissingTiles extends Span {
  readonly expected: readonly Tile[]
}

/** The places in a list of marks that name tiles which the row does not have. */
export function missingMarks(value: string, row: Diagram, dialect?: DialectId): readonly MissingTiles[] {
  const faces = facesOf(row, true)
  return readMarks(value, dialect)
    .items.filter(({tiles}) => !areThere(tiles, faces))
    .map(missingFrom(faces))
}

/** The same places in a list of bars. A bar is over a tile of the hand. */
export function missingBars(value: string, row: Diagram, dialect?: DialectId): readonly MissingTiles[] {
  const faces = facesOf(row, false)
  return parseBars(value, dialect)
    .items.filter(({tiles}) => !areThere(tiles, faces))
    .map(missingFrom(faces))
}

type Item = Span & {readonly tiles: readonly Tile[]}

const missingFrom =
  (faces: ReadonlySet<Face>) =>
  ({tiles, start, end}: Item): MissingTiles => {
    const [only, ...others] = tiles
    const expected =
      only === undefined || others.length > 0 ? [] : alikeTiles(only, [...faces].filter(isTile))
    return {start, end, expected}
  }

function facesOf({nodes}: Diagram, withMelds: boolean): ReadonlySet<Face> {
  const faces = new Set<Face>()
  for (const node of nodes) {
    if (node.type === 'tile') faces.add(node.face)
    else if (withMelds && node.type === 'meld') for (const tile of node.meld.tiles) faces.add(tile)
  }
  return faces
}

const areThere = (tiles: readonly Tile[], faces: ReadonlySet<Face>): boolean =>
  tiles.every(tile => markedBy(tile).some(face => faces.has(face)))

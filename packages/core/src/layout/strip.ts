/**
 * Strip: a row of places that grows from left to right, the pen of every layout.
 *
 * All places stand on one line; `rise` is how far the tallest one stands above it. The strip becomes a layout when
 * its height is known.
 */
import type {Face} from '@tehai/riichi/tile'
import type {Layout, Vacancy, Placed, PlacedText, State} from '@tehai/kernel/picture'
import {
  DORA_ROOM,
  LABEL_LENGTH,
  LABEL_ROOM,
  LABEL_SIZE,
  LYING_HEIGHT,
  LYING_WIDTH,
  TILE_HEIGHT,
  TILE_WIDTH
} from './units.js'
import {GAP} from '@tehai/kernel/picture'

/** A place that moves down as a whole when the height of its strip is known. */
type Movable<Place extends {readonly y: number}> = Omit<Place, 'y'> & {y: number}

/** Places with `y` counted from the line they stand on, upwards negative. */
export interface Strip {
  readonly tiles: Movable<Placed<Face>>[]
  readonly texts: Movable<PlacedText>[]
  readonly vacancies: Movable<Vacancy>[]
  /** Right edge of the last place; `null` while empty. */
  right: number | null
  /** Space to leave before the next place. */
  gap: number
  rise: number
  labelled: boolean
}

export function emptyStrip(): Strip {
  return {tiles: [], texts: [], vacancies: [], right: null, gap: 0, rise: TILE_HEIGHT, labelled: false}
}

/** Ask for at least this much space before the next place. */
export function leaveGap(strip: Strip, gap: number): void {
  if (gap > strip.gap) strip.gap = gap
}

/** Claim a place of a width; gives its left edge. */
export function claim(strip: Strip, width: number): number {
  const x = strip.right === null ? 0 : strip.right + (strip.gap || GAP)
  strip.right = x + width
  strip.gap = 0
  return x
}

/** Put a tile at the end of the strip, with what lies on it (a second lying tile) if anything. */
export function putTile(
  strip: Strip,
  face: Face,
  lying: boolean,
  states: readonly State[],
  above: Face | null = null
): void {
  const width = lying ? LYING_WIDTH : TILE_WIDTH
  const x = claim(strip, width)
  if (face === 'slot') {
    strip.vacancies.push({x, y: -TILE_HEIGHT, width, height: TILE_HEIGHT})
    return
  }
  const height = lying ? LYING_HEIGHT : TILE_HEIGHT
  strip.tiles.push({x, y: -height, turn: lying ? -90 : 0, face, states})
  let rise = height
  if (above !== null) {
    rise += LYING_HEIGHT
    strip.tiles.push({x, y: -rise, turn: -90, face: above, states})
  }
  if (states.includes('dora')) rise += DORA_ROOM
  strip.rise = Math.max(strip.rise, rise)
}

/** Write words under the last place. */
export function putLabel(strip: Strip, words: string, width: number): void {
  const characters = [...words]
  const text = characters.length > LABEL_LENGTH ? `${characters.slice(0, LABEL_LENGTH - 1).join('')}…` : words
  strip.texts.push({x: (strip.right ?? 0) - width / 2, y: LABEL_SIZE, size: LABEL_SIZE, text})
  strip.labelled = true
}

/** The strip, which is used up, as a layout; `trailing` is blank room to leave at its right. */
export function layoutOf(strip: Strip, trailing = 0): Layout<Face> {
  const {rise: line, tiles, texts, vacancies} = strip
  for (const tile of tiles) tile.y += line
  for (const text of texts) text.y += line
  for (const vacancy of vacancies) vacancy.y += line
  return {
    width: (strip.right ?? 0) + trailing,
    height: line + (strip.labelled ? LABEL_ROOM : 0),
    line,
    tiles,
    texts,
    vacancies
  }
}

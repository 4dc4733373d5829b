/**
 * Strip: a row of places that grows from left to right; every layout is built from it.
 *
 * All places are on one baseline; `rise` is how far the tallest one extends above it. The strip becomes a layout when
 * its height is known.
 */
import type {Face} from '@tehai/riichi/tile'
import {
  GAP,
  type Layout,
  type Bar,
  type PictureBox,
  type Vacancy,
  type PlacedPicture,
  type PlacedText,
  type State
} from '@tehai/kernel/picture'
import {
  BAR_GAP,
  BAR_HEIGHT,
  BAR_WIDTH,
  BRACKET_GAP,
  BRACKET_ROOM,
  DORA_ROOM,
  LABEL_LENGTH,
  LABEL_ROOM,
  LABEL_SIZE
} from './units.js'

/** A place that moves down as a whole when the height of its strip is known. */
type Movable<Place extends {readonly y: number}> = Omit<Place, 'y'> & {y: number}

/** Places with `y` measured from the baseline, negative upwards. */
export interface Strip {
  /** An upright tile of the set that is drawn. */
  readonly tile: PictureBox
  readonly tiles: Movable<PlacedPicture<Face>>[]
  readonly texts: Movable<PlacedText>[]
  readonly vacancies: Movable<Vacancy>[]
  /** Brackets, and the words under them. */
  readonly brackets: {readonly x: number; readonly width: number; readonly words: string}[]
  /** Bars over tiles, and their numbers as they are written. */
  readonly bars: {readonly x: number; readonly width: number; readonly number: string}[]
  /** Right edge of the last place; `null` while empty. */
  right: number | null
  /** Space to leave before the next place. */
  gap: number
  rise: number
  labelled: boolean
}

export function emptyStrip(tile: PictureBox): Strip {
  return {
    tile,
    tiles: [],
    texts: [],
    vacancies: [],
    brackets: [],
    bars: [],
    right: null,
    gap: 0,
    rise: tile.height,
    labelled: false
  }
}

/** Leave at least this much space before the next place. */
export function leaveGap(strip: Strip, gap: number): void {
  if (gap > strip.gap) strip.gap = gap
}

/** Leave this much room before the next place, even if it is the first. */
export function leaveRoom(strip: Strip, room: number): void {
  if (strip.right === null) strip.right = 0
  leaveGap(strip, room)
}

/** Left edge of the next place. */
export function nextPlace({right, gap}: Strip): number {
  return right === null ? 0 : right + (gap || GAP)
}

/** Reserve a place of a width; returns its left edge. */
export function claim(strip: Strip, width: number): number {
  const x = nextPlace(strip)
  strip.right = x + width
  strip.gap = 0
  return x
}

/** Put a tile at the end of the strip, with any tile that is stacked on it (a second sideways tile). */
export function putTile(
  strip: Strip,
  face: Face,
  lying: boolean,
  states: readonly State[],
  above: Face | null = null
): void {
  const {tile} = strip
  const width = lying ? tile.height : tile.width
  const x = claim(strip, width)
  if (face === 'slot') {
    strip.vacancies.push({x, y: -tile.height, width, height: tile.height})
    return
  }
  const height = lying ? tile.width : tile.height
  strip.tiles.push({x, y: -height, turn: lying ? -90 : 0, face, states})
  let rise = height
  if (above !== null) {
    rise += tile.width
    strip.tiles.push({x, y: -rise, turn: -90, face: above, states})
  }
  if (states.includes('dora')) rise += DORA_ROOM
  strip.rise = Math.max(strip.rise, rise)
}

/** Write words under the last place, whose tile is upright or on its side. */
export function putLabel(strip: Strip, words: string, lying = false): void {
  const width = lying ? strip.tile.height : strip.tile.width
  strip.texts.push({
    x: (strip.right ?? 0) - width / 2,
    y: LABEL_SIZE,
    size: LABEL_SIZE,
    text: shortened(words)
  })
  strip.labelled = true
}

function shortened(words: string): string {
  const characters = [...words]
  return characters.length > LABEL_LENGTH ? `${characters.slice(0, LABEL_LENGTH - 1).join('')}…` : words
}

/** About how wide words under tiles are, in the letters of most fonts: a kanji is as wide as it is tall. */
export function widthOfWords(words: string): number {
  let width = 0
  for (const character of shortened(words)) width += character > '\u2e7f' ? 1 : 0.6
  return Math.round(width * LABEL_SIZE)
}

/** Put a bar over the last tile. */
export function putBar(strip: Strip, number: string): void {
  const {width} = strip.tile
  strip.bars.push({x: (strip.right ?? width) - width / 2, width: width * BAR_WIDTH, number})
}

/** Put a bracket under all from `x` to the right edge. */
export function putBracket(strip: Strip, x: number, words: string): void {
  strip.brackets.push({x, width: (strip.right ?? x) - x, words: shortened(words)})
}

/**
 * The finished strip as a layout; the strip must not be used afterwards. `trailing` is blank room to leave at the
 * right.
 */
export function layoutOf(strip: Strip, trailing = 0): Layout<Face> {
  const bars = strip.bars.length > 0 ? barsOf(strip) : undefined
  const {rise: line, tiles, texts, vacancies} = strip
  for (const tile of tiles) tile.y += line
  for (const text of texts) text.y += line
  for (const vacancy of vacancies) vacancy.y += line
  const layout = {
    width: (strip.right ?? 0) + trailing,
    height: line + (strip.labelled ? LABEL_ROOM : 0),
    line,
    tiles,
    texts,
    vacancies,
    ...(bars && {bars: bars.map(bar => ({...bar, y: bar.y + line}))})
  }
  return strip.brackets.length > 0 ? withBrackets(layout, strip) : layout
}

/**
 * The bars, scaled so that the longest fills the available height, and the room for them above the tiles; their numbers
 * become texts.
 */
function barsOf(strip: Strip): Bar[] {
  const {bars, rise, texts} = strip
  const most = bars.reduce((max, {number}) => Math.max(max, parseFloat(number)), 0) || 1
  strip.rise = rise + BAR_GAP + BAR_HEIGHT + LABEL_ROOM
  return bars.map(({x, width, number}) => {
    const height = Math.max(BAR_LEAST, Math.round((BAR_HEIGHT * parseFloat(number)) / most))
    const y = -rise - BAR_GAP - height
    texts.push({x, y: y - BAR_GAP, size: LABEL_SIZE, text: number})
    return {x: x - width / 2, y, width, height}
  })
}

/** A bar of 0 is a line. */
const BAR_LEAST = 8

function withBrackets(layout: Layout<Face>, {brackets}: Strip): Layout<Face> {
  const y = layout.height + BRACKET_GAP
  const base = layout.height + BRACKET_ROOM
  const named = brackets.filter(({words}) => words !== '')
  return {
    ...layout,
    height: base + (named.length > 0 ? LABEL_ROOM : 0),
    texts: [
      ...layout.texts,
      ...named.map(({x, width, words}) => ({
        x: x + width / 2,
        y: base + LABEL_SIZE,
        size: LABEL_SIZE,
        text: words
      }))
    ],
    brackets: brackets.map(({x, width}) => ({x, y, width}))
  }
}

/**
 * Units: the only numbers of the layout, in tile units. A tile is 300 wide and 400 tall unless its set says otherwise.
 *
 * Source: measured on drawn pages; a sideways tile is on the same line as the upright ones.
 */
import type {PictureBox} from '@tehai/kernel/picture'

/** An upright tile, unless the set of pictures has other proportions. */
export const STANDARD_TILE: PictureBox = {width: 300, height: 400}

/** Where the author left a blank. */
export const BLANK_GAP = 100

/** Before the drawn tile. */
export const DRAW_GAP = 120

/** Before the first meld, and between melds. */
export const FIRST_MELD_GAP = 150

/** Before the norths put aside: wider, so that none of them is taken for the drawn tile. */
export const KITA_GAP = 300
export const MELD_GAP = 120

/** Between the rows of a river. */
export const RIVER_GAP = 10

/** Discards in a row of a river; the third row does not wrap. */
export const RIVER_COLUMNS = 6
export const RIVER_ROWS = 3

/** Room above a row that has a tile marked as dora, for a mark that is visible without colour. */
export const DORA_ROOM = 52

/** Height of the words under tiles, and the room they take. */
export const LABEL_SIZE = 130
export const LABEL_ROOM = 165

/** Below the tiles and their words: a blank, the height of a bracket, and the total room of both. */
export const BRACKET_GAP = 20
export const BRACKET_HEIGHT = 40
export const BRACKET_ROOM: number = BRACKET_GAP + BRACKET_HEIGHT + 10

/**
 * The longest bar over a tile, the width of a bar as a fraction of the width of a tile, and the blank below and above
 * it.
 */
export const BAR_HEIGHT = 240
export const BAR_WIDTH = 0.6
export const BAR_GAP = 24

/** Words under a tile longer than this are cut; the text alternative has them whole. */
export const LABEL_LENGTH = 24

/** Width of the dots that represent tiles left out. */
export const LEFT_OUT_WIDTH = 260

/** Tiles in the outline of an unspecified meld. */
export const ANY_MELD_TILES = 3

/** Between the parts of a board. */
export const BOARD_GAP = 90

/** Room around a board. */
export const BOARD_MARGIN = 60

/**
 * The widest row of a board: with the room around it, a tile is then 18 pixels wide on a screen of 320; characters on
 * smaller tiles are not legible.
 */
export const BOARD_WIDTH: number = (320 / 18) * STANDARD_TILE.width - 2 * BOARD_MARGIN

/**
 * The number of discards from which the third row of a river would be longer than a corner of the board has room for.
 */
export const LONG_RIVER = 21

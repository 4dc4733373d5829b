/**
 * How many tiles a hand has, each meld counted as three.
 */

/** Between turns, when the hand waits for a tile. */
export const WAITING = 13

/** With the tile that was drawn or won. */
export const WHOLE = 14

/** With this many tiles one is missing; fewer tiles are part of a hand. */
export const NEARLY_WHOLE = 12

/** A kan counts as three. */
export const TILES_OF_A_MELD = 3

/** The tiles of a hand with closed tiles and melds. */
export const handSize = (closed: number, melds: number): number => closed + TILES_OF_A_MELD * melds

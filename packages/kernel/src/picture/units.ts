/**
 * Units of pictures, in tile units: a mahjong tile is 300 wide and 400 tall.
 */

/** Between neighbours. */
export const GAP = 6

/**
 * Tile sets: those that are shipped, by name, and those that a site brings.
 */
import {tiles as mahjongTiles, type MahjongTiles} from '@tehai/tile-art'

export type {MahjongTiles} from '@tehai/tile-art'

/** Name of a shipped set of mahjong tiles. */
export type TileSetName = 'mahjong'

/** The shipped sets of mahjong tiles; the first one is the default. */
export const tileSets: Readonly<Record<TileSetName, MahjongTiles>> = {mahjong: mahjongTiles}

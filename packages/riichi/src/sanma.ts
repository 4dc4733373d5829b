/**
 * How many copies of each kind there are, with four players and with three.
 */
import type {TileCounts} from './tile/index.js'
import {isOutOfSanma} from './tile/sanma.js'
import {noTiles} from './noTiles.js'

/** With four players. */
export const allCopies: TileCounts = noTiles().fill(4)

/** With three players (三人麻雀). */
export const sanmaCopies: TileCounts = allCopies.map((copies, kind) => (isOutOfSanma(kind) ? 0 : copies))

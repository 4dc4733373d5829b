/**
 * Reading values that are tiles, with what they may have been meant as.
 */
import type {DialectId} from '../../../notation/dialect.js'
import {parse} from '../../../notation/parse.js'
import {tilesOfNotation, type ReadTiles} from './tiles-of-text.js'

/** Read the tiles of a text as `tilesOfText` does; its messages propose what was meant. */
export function readTiles(text: string, dialect: DialectId = 'auto'): ReadTiles {
  return tilesOfNotation(text, parse(text, {dialect}))
}

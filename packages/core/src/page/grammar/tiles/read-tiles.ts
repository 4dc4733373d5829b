/** Reading values that are tiles, including what they may be meant as. */
import type {DialectId} from '../../../notation/dialect.js'
import {parse} from '../../../notation/parse.js'
import {tilesOfNotation, type ReadTiles} from './tiles-of-text.js'

/** Reads the tiles of a text as `tilesOfText` does, with messages that propose what may be meant. */
export function readTiles(text: string, dialect: DialectId = 'auto'): ReadTiles {
  return tilesOfNotation(text, parse(text, {dialect}))
}

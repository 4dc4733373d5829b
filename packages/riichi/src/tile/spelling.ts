/**
 * Tiles in the spellings that a program has at hand: text in mpsz, a list, counts.
 */
import {shownValue, wrongCall as wrong} from '@tehai/kernel/source'
import {countTiles, type TileCounts} from './counts.js'
import {isTile, tileOf, type Tile} from './tile.js'

/** Tiles as text in mpsz (`'234m340p1122z'`; 0 is a red five), as a list, or as counts of the 34 kinds. */
export type TilesInput = string | readonly Tile[] | TileCounts

/**
 * The tiles of a text.
 *
 * @throws {TypeError} at the first character that does not belong there.
 */
export function parseTiles(text: string): Tile[] {
  if (typeof text !== 'string') {
    throw wrong('tiles such as `234m340p11z`', text)
  }
  const tiles: Tile[] = []
  let digits = ''
  for (const [index, character] of [...text].entries()) {
    if (/\d/.test(character)) digits += character
    else if (/[mpsz]/.test(character) && digits !== '') {
      for (const digit of digits) tiles.push(tileNamed(digit + character))
      digits = ''
    } else if (!/[\s,]/.test(character) || digits !== '') {
      throw wrong('tiles such as `234m340p11z`', character, ` at ${index} of \`${shownValue(text)}\``)
    }
  }
  if (digits === '') return tiles
  throw new TypeError(`Expected a suit letter (m, p, s or z) after \`${digits}\` of \`${shownValue(text)}\``)
}

function tileNamed(name: string): Tile {
  if (isTile(name)) return name
  throw wrong('a tile such as `5m`', name)
}

const isCounts = (given: readonly unknown[]): given is TileCounts => typeof given[0] === 'number'

/** Whether tiles are counts of kinds. */
const areCounts = (given: TilesInput | undefined): given is TileCounts =>
  Array.isArray(given) && isCounts(given)

/** Whether tiles are a list. */
export const areListed = (given: TilesInput | undefined): given is readonly Tile[] =>
  Array.isArray(given) && !isCounts(given)

/**
 * Counts of tiles in any spelling.
 *
 * @param name
 *   What the tiles are, for the error.
 * @throws {TypeError} if they are in none of these spellings.
 */
export function countsIn(given: TilesInput, name: string): TileCounts {
  if (typeof given === 'string') return countTiles(parseTiles(given))
  if (areListed(given)) return countTiles(given)
  if (areCounts(given)) return checkedCounts(given, name)
  throw wrong(`\`${name}\` to be tiles as text, a list or counts`, given)
}

/** A list of tiles in any spelling: see `countsIn`. */
export function tilesIn(given: TilesInput, name: string): readonly Tile[] {
  if (typeof given === 'string') return parseTiles(given)
  if (areListed(given)) return given
  return countsIn(given, name).flatMap((count, kind) => Array.from({length: count}, () => tileOf(kind)))
}

function checkedCounts(counts: TileCounts, name: string): TileCounts {
  if (counts.length !== 34) {
    throw wrong(`\`${name}\` to be counts of 34 kinds`, counts.length)
  }
  // Fractions, text, holes and negative numbers differ from their last eight bits.
  for (let kind = 0; kind < 34; kind++) {
    const count = counts[kind]!
    if ((count & 255) !== count) throw wrongCount(count, kind, name)
  }
  return counts
}

function wrongCount(count: unknown, kind: number, name: string): TypeError {
  return wrong(
    `\`${name}\` to be counts of 34 kinds, each a whole number from 0 to 4`,
    count,
    ` for \`${tileOf(kind)}\``
  )
}

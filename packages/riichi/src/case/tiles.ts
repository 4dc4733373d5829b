/**
 * Tiles and melds of cases.
 *
 * Tiles are mpsz text (`340m` with a red five). `tile/meld-text.ts` says how melds are written; `f4z` among them is a north put
 * aside (抜き北).
 */
import {isTile, type Meld, type Tile} from '../tile/index.js'
import {bad, type CaseProblem} from './fields.js'
import {meldOfText, writtenMeld} from '../tile/meld-text.js'

/** Longer text holds no hand; four hands are read of what is in sight. */
const longestText = 2000

/**
 * Tiles of an mpsz text such as `123m0p`.
 *
 * @param problems
 *   Receives `bad-field` if the text is not mpsz.
 */
export function readTiles(text: unknown, field: string, problems: CaseProblem[]): Tile[] {
  const tiles: Tile[] = []
  if (typeof text !== 'string' || text.length > longestText || !/^(?:\d+[mpsz]\s*)*$/.test(text)) {
    bad(problems, field, text)
    return tiles
  }
  for (const [, digits, suit] of text.matchAll(/(?<!\d)(\d+)([mpsz])/g)) {
    for (const digit of digits!) {
      if (isTile(digit + suit!)) tiles.push((digit + suit!) as Tile)
      else bad(problems, field, digit + suit!)
    }
  }
  return tiles
}

/** The one tile of a text; `null` if it is not a tile, or several. */
export function readTile(text: unknown, field: string, problems: CaseProblem[]): Tile | null {
  const known = problems.length
  const [tile, ...more] = readTiles(text, field, problems)
  if (problems.length > known) return null
  if (tile !== undefined && more.length === 0) return tile
  bad(problems, field, text)
  return null
}

/** The melds of a list, without norths put aside. */
export function readMelds(texts: readonly unknown[], problems: CaseProblem[]): Meld[] {
  const made = texts.filter(text => !isNorth(text))
  return made.map(text => readMeld(text, problems)).filter(meld => meld !== null)
}

/** Norths put aside among the melds of a list. */
export function countKita(texts: readonly unknown[]): number {
  return texts.filter(isNorth).length
}

function isNorth(text: unknown): boolean {
  return text === 'f4z'
}

/** A meld as `meldOfText` reads it; null if it cannot be read, with a problem for the text or for each wrong tile. */
export function readMeld(text: unknown, problems: CaseProblem[]): Meld | null {
  const meld = meldOfText(text)
  if (meld) return meld
  const parts = typeof text === 'string' ? writtenMeld.exec(text) : null
  if (parts) readTiles(parts[2]! + parts[3]!, 'melds', problems)
  else bad(problems, 'melds', text)
  return null
}

/**
 * Tiles and melds of cases.
 *
 * Tiles are mpsz text (`340m` with a red five). A meld is its tiles, `a` before a concealed kan, `k` before an added one,
 * `@1`, `@2`, `@3` after them: called from the right, across, the left. `f4z` is a north put aside (抜き北).
 */
import {isTile, kindOf, type From, type Meld, type Tile} from './tile/index.js'
import {bad, type CaseProblem} from './case-fields.js'

/** Other players by the seats between: 1 for the next. */
export const froms: readonly From[] = ['shimocha', 'toimen', 'kamicha']

/** Longer text holds no hand; four hands are read of what is in sight. */
const longestText = 2000

/**
 * Tiles of an mpsz text such as `123m0p`.
 *
 * @param problems
 *   Receives `bad-field` if it is no such text.
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

/** The melds of a list; norths put aside are none. */
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

/** A meld such as `123m@3`, `067p@3`, `555z@1`, `a1111p`, `k5555z@2`; null if it cannot be read. */
export function readMeld(text: unknown, problems: CaseProblem[]): Meld | null {
  const parts = typeof text === 'string' ? /^([ak]?)(\d{1,9}[mpsz])(?:@([123]))?$/.exec(text) : null
  if (!parts) {
    bad(problems, 'melds', text)
    return null
  }
  const [, mark, digits, seat] = parts
  const known = problems.length
  const tiles = readTiles(digits, 'melds', problems)
  if (problems.length > known) return null
  if (mark === 'a') return {type: 'ankan', tiles, faceDown: null}
  const from = froms[Number(seat ?? 3) - 1]!
  if (mark === 'k') return {type: 'kakan', tiles, called: 0, added: tiles.length - 1, from}
  const kind = kindOf(tiles[0]!)
  const isRun = tiles.some(tile => kindOf(tile) !== kind)
  return {type: tiles.length === 4 ? 'daiminkan' : isRun ? 'chii' : 'pon', tiles, called: 0, from}
}

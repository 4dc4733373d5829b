/**
 * Marked runs: drafts with call marks become, with their suit, a meld by the table of patterns, or several melds if
 * chained.
 */
import {type Meld, plainOf, type Tile} from '@tehai/riichi/tile'
import {isOneKind, isRun} from '../melds/meld-shape.js'
import {meldPatterns, type MeldPattern} from '../melds/meld-patterns.js'
import {HIDDEN, RED, isDigit, tileOfRank, type Draft, type PlacedMark} from './draft.js'

/** Part of a run: the drafts from `from` up to but not including `to` are this meld. */
export interface MeldPart {
  readonly meld: Meld
  readonly from: number
  readonly to: number
}

const patternByKey: ReadonlyMap<string, MeldPattern> = new Map(
  meldPatterns.map((row): [string, MeldPattern] => [row.tiles + row.pattern, row])
)

const markOrder = "-=+'"

/** The run without its suit, `#` for each digit: `5-55=0` is `#-##=#`. */
function patternOf(drafts: readonly Draft[]): string {
  let pattern = ''
  for (const {digit, marks} of drafts) {
    pattern += digit === HIDDEN ? 'x' : '#'
    if (marks.length === 1) pattern += marks[0]!.character
    else if (marks.length > 1) pattern += sortedCharacters(marks)
  }
  return pattern
}

function sortedCharacters(marks: readonly PlacedMark[]): string {
  return marks
    .map(({character}) => character)
    .toSorted((a, b) => markOrder.indexOf(a) - markOrder.indexOf(b))
    .join('')
}

/** The meld of a marked run of three or four drafts, or `null`. */
export function meldOf(drafts: readonly Draft[], suit: string): Meld | null {
  if (drafts.length < 3 || drafts.length > 4) return null
  const tiles = tilesOf(drafts, suit)
  if (tiles === null) return null
  const shape = isOneKind(tiles) ? 'same' : isRun(tiles) ? 'row' : null
  const row = shape && patternByKey.get(shape + patternOf(drafts))
  return row ? meldByPattern(row, tiles) : null
}

function meldByPattern({notation, type, called, added, from}: MeldPattern, tiles: readonly Tile[]): Meld {
  if (type === 'ankan') return {type, tiles, faceDown: notation === 'quote' ? 'inner' : null}
  if (type === 'kakan') return {type, tiles, called: called!, added: added!, from: from!}
  return {type, tiles, called: called!, from: from!}
}

/**
 * The tiles of drafts. An `x` is a copy of the tiles at the ends, with a red five at the ends only. `null` if a tile is
 * unknown.
 */
export function tilesOf(drafts: readonly Draft[], suit: string): Tile[] | null {
  const known = drafts.find(isDigit)
  if (!known) return null
  const hidden = plainOf(tileOfRank(known.digit, suit))
  const tiles: Tile[] = []
  for (const {digit, prefixes} of drafts) {
    if (digit === HIDDEN) tiles.push(hidden)
    else if (digit < 0) return null
    else tiles.push(tileOfRank(prefixes & RED ? 0 : digit, suit))
  }
  return tiles
}

/**
 * Split a long marked run into melds of three or four with one call each: `66'67'77z` is two pons.
 *
 * @returns `null` if it cannot be split completely. Takes time proportional to the run.
 */
export function chainOf(drafts: readonly Draft[], suit: string): MeldPart[] | null {
  const parts = Array.from({length: drafts.length}, (): MeldPart | null => null)
  for (let from = drafts.length - 3; from >= 0; from--) {
    for (const size of [3, 4]) {
      const to = from + size
      if (to > drafts.length || (to < drafts.length && parts[to] === null)) continue
      const meld = meldOf(drafts.slice(from, to), suit)
      if (meld === null) continue
      parts[from] = {meld, from, to}
      break
    }
  }
  const chain: MeldPart[] = []
  for (let at = 0; at < drafts.length; at = chain.at(-1)!.to) {
    const part = parts[at]
    if (!part) return null
    chain.push(part)
  }
  return chain
}

/**
 * Marked runs: drafts with call marks and their suit become a meld by the table of patterns, or a fault that says
 * where the author slipped.
 */
import type {Meld} from '../../tile/meld.js'
import {plainOf, type Tile} from '../../tile/tile.js'
import {isOneKind, isRun} from '../meld-shape.js'
import {meldPatterns, type MeldPattern} from '../meld-patterns.js'
import type {NotationMessageId} from '../messages.js'
import type {Values} from '../../source/message.js'
import {HIDDEN, RED, isDigit, tileOfRank, type Draft, type PlacedMark} from './draft.js'

/** What is wrong with a run, and where. */
export interface Fault {
  readonly id: NotationMessageId
  readonly start: number
  readonly end: number
  readonly values: Values
  readonly expected: readonly string[]
}

/** Part of a run: the drafts from `from` to before `to` are this meld. */
export interface MeldPart {
  readonly meld: Meld
  readonly from: number
  readonly to: number
}

const patternByKey: ReadonlyMap<string, MeldPattern> = new Map(
  meldPatterns.map((row): [string, MeldPattern] => [row.tiles + row.pattern, row])
)

const markOrder = "-=+'"

/** The run without suit, `#` for each digit: `5-55=0` is `#-##=#`. */
function patternOf(drafts: readonly Draft[]): string {
  let pattern = ''
  for (const {digit, marks} of drafts) {
    pattern += digit === HIDDEN ? 'x' : '#'
    if (marks.length === 1) pattern += marks[0]!.sign
    else if (marks.length > 1) pattern += sortedSigns(marks)
  }
  return pattern
}

function sortedSigns(marks: readonly PlacedMark[]): string {
  return marks
    .map(({sign}) => sign)
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

/** The tiles of drafts; `x` is what lies at the ends, a red five being at the ends only. `null` where one is unknown. */
function tilesOf(drafts: readonly Draft[], suit: string): Tile[] | null {
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
 * @returns `null` where it does not work out exactly. Takes time proportional to the run.
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

/** Why a marked run is no meld. `start` and `end` are those of the run with its suit. */
export function faultOf(drafts: readonly Draft[], suit: string, start: number, end: number): Fault {
  const count = drafts.length
  const marks = drafts.flatMap((draft, digit) => draft.marks.map(({sign, at}) => ({sign, at, digit})))
  const signs = (wanted: string) => marks.filter(({sign}) => sign === wanted)
  const ofRun = (id: NotationMessageId, values: Values = {}): Fault => ({
    id,
    start,
    end,
    values,
    expected: []
  })
  const size = (wanted: string) => ofRun('bad-meld-size', {count, wanted})
  const atMark = (
    id: NotationMessageId,
    at: number,
    values: Values = {},
    expected: string[] = []
  ): Fault => ({
    id,
    start: at,
    end: at + 1,
    values,
    expected
  })
  const misplaced = (at: number, wanted: string) => atMark('bad-mark-position', at, {wanted})

  const tiles = tilesOf(drafts, suit)
  const hidden = drafts.filter(({digit}) => digit === HIDDEN).length
  if (hidden > 0) {
    const isAround = count === 4 && hidden === 2 && isDigit(drafts[0]!) && isDigit(drafts[3]!)
    if (!isAround) return size('outer-tiles')
    return marks.length > 0 ? misplaced(marks[0]!.at, 'open-meld') : ofRun('not-same-kind')
  }
  if (tiles === null) return ofRun('not-same-kind')

  const quotes = signs("'")
  const dashes = signs('-')
  const equals = signs('=')
  const pluses = signs('+')
  if (quotes.length > 0 && quotes.length < marks.length) return atMark('multiple-calls', marks[1]!.at)
  if (quotes.length > 2 || (quotes.length === 2 && count < 4)) return atMark('multiple-calls', quotes[1]!.at)
  if (dashes.length > 1) return atMark('multiple-calls', dashes[1]!.at)
  if (equals.length > 1) return atMark('multiple-calls', equals[1]!.at)
  if (equals.length === 1) {
    const {digit, at} = equals[0]!
    if (digit === count - 1) return atMark('missing-added-tile', at, {}, [`=${drafts[digit]!.digit}`])
    const isBeforeLast = digit === count - 2 && dashes.every(dash => dash.digit <= digit)
    if (dashes.length > 0 && !isBeforeLast) return misplaced(at, 'before-added-tile')
  }
  if (pluses.length > 0 || equals.length > 0) {
    if (count !== 4) return size('four')
    if (!isOneKind(tiles)) return ofRun('not-same-kind')
    if (marks.length > 1) return atMark('multiple-calls', marks[1]!.at)
    return misplaced(marks[0]!.at, 'after-fourth')
  }
  if (count < 3 || count > 4) return size('three-or-four')
  if (count === 4) return isOneKind(tiles) ? misplaced(quotes[1]!.at, 'beside-call') : ofRun('not-same-kind')
  if (!isRun(tiles)) return ofRun(suit === 'z' ? 'not-same-kind' : 'not-a-sequence')
  return chiiFromElsewhere(drafts, suit, quotes[0]!)
}

/** A quote mark on the second or third tile of a chii; the nearest right thing begins with the called tile. */
function chiiFromElsewhere(
  drafts: readonly Draft[],
  suit: string,
  {digit, at}: {digit: number; at: number}
): Fault {
  const others = drafts.filter((_, index) => index !== digit).map(draft => draft.digit)
  return {
    id: 'chii-not-from-kamicha',
    start: at,
    end: at + 1,
    values: {from: digit === 1 ? 'toimen' : 'shimocha'},
    expected: [`${drafts[digit]!.digit}'${others.join('')}${suit}`]
  }
}

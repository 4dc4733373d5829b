/**
 * Melds of kobalab's notation: `m78-9`, `z5555`, `z666=`.
 *
 * The called tile is the digit before `-` (kamicha), `=` (toimen) or `+` (shimocha); a digit after that is the added
 * tile (kakan), four digits without a mark are an ankan.
 *
 * As in majiang-core, melds are put in order: a chii begins with the called tile, a pon or kan has it at the place for
 * the seat, and a red five that was not called is last.
 */
import type {Span} from '@tehai/kernel/source'
import {seats, kindOf, isRed, type From, type Tile, type Meld} from '@tehai/riichi/tile'
import {mpszFace, reportRank} from '../reading/digit-run.js'
import {putText, report, type Reading} from '../reading/reading.js'
import {ankanOf, calledMeld, kakanOf, type MeldFault} from '../melds/meld-shape.js'
import {meldNode, tileNode, type Node} from '../tree.js'

/** Marks of the seats, in the order of `seats`. */
export const SEAT_MARKS = '-=+'

/** A digit of a meld. */
interface Digit {
  readonly tile: Tile
  readonly at: number
}

/** A meld between commas. Returns 1 if it was a meld, otherwise 0: then it is kept as text, and a message says why. */
export function readMeld(reading: Reading, from: number, to: number): 0 | 1 {
  const part = reading.text.slice(from, to)
  const start = from + part.length - part.trimStart().length
  const end = from + part.trimEnd().length
  const meld = meldBetween(reading, start, end)
  if (meld) reading.nodes.push(meld)
  else putText(reading, start, end)
  return meld ? 1 : 0
}

function meldBetween(reading: Reading, start: number, end: number): Node | null {
  const {text} = reading
  const suit = text[start]!
  if (!'mpsz'.includes(suit)) {
    report(reading, 'bad-char', start, start + 1, {dialect: 'kobalab', wanted: 'kobalab-meld'})
    return null
  }
  const digits: Digit[] = []
  let character = -1
  for (let at = start + 1; at < end; at++) {
    const unit = text[at]!
    if (unit >= '0' && unit <= '9') {
      if (!mpszFace(unit, suit)) {
        reportRank(reading, unit + suit, at, at + 1)
        return null
      }
      digits.push({tile: `${unit}${suit}` as Tile, at})
    } else if (!SEAT_MARKS.includes(unit)) {
      report(reading, 'bad-char', at, at + 1, {dialect: 'kobalab', wanted: 'kobalab-meld'})
      return null
    } else if (character >= 0) {
      report(reading, 'multiple-calls', at, at + 1)
      return null
    } else character = at
  }
  if (digits.length === 0) {
    report(reading, 'missing-rank', start, start + 1)
    return null
  }
  if (character >= 0) return calledNode(reading, digits, character, {start, end})
  const ordered = redLast(digits)
  return settle(reading, {meld: ankanOf(tilesOf(ordered)), digits: ordered, wanted: 'four'}, {start, end})
}

/** A meld with the mark of a seat after the called tile. */
function calledNode(reading: Reading, digits: readonly Digit[], character: number, span: Span): Node | null {
  const place = digits.findIndex(({at}) => at === character - 1)
  const from = seats[SEAT_MARKS.indexOf(reading.text[character]!)]!
  const called = digits[place]
  if (!called) {
    report(reading, 'dangling-mark', character, character + 1)
    return null
  }
  const asTyped = calledMeld(tilesOf(digits), place, from)
  if (typeof asTyped === 'string') return settle(reading, {meld: asTyped, digits}, span)
  const others = digits.filter((_, index) => index !== place)
  if (asTyped.type === 'chii') {
    if (from !== 'kamicha') report(reading, 'chii-not-from-kamicha', character, character + 1, {from})
    return settle(reading, chiiOf(called, others, from), span)
  }
  const added = digits.length === 4 && place === 2 ? digits[3]! : null
  if (place !== digits.length - 1 && !added) {
    report(reading, 'bad-mark-position', character, character + 1, {wanted: 'after-third'})
    return null
  }
  return settle(reading, setOf(called, others, from, added), span)
}

/** The meld that digits form, in drawing order; or why they are not a meld. */
interface ReadMeld {
  readonly meld: Meld | MeldFault
  readonly digits: readonly Digit[]
  /** How many tiles there should be (default: `three-or-four`). */
  readonly wanted?: string
}

/** A chii: the called tile first, the others in rising order. */
function chiiOf(called: Digit, others: readonly Digit[], from: From): ReadMeld {
  const ordered = [called, ...others.toSorted((a, b) => kindOf(a.tile) - kindOf(b.tile))]
  return {meld: calledMeld(tilesOf(ordered), 0, from), digits: ordered}
}

/** A pon or a kan: the called tile at the place for its seat, the added one last. */
function setOf(called: Digit, others: readonly Digit[], from: From, added: Digit | null): ReadMeld {
  const ordered = redLast(others.filter(digit => digit !== added))
  const index = from === 'shimocha' && !added ? others.length : seats.indexOf(from)
  ordered.splice(index, 0, called)
  if (added) ordered.push(added)
  const tiles = tilesOf(ordered)
  return {meld: added ? kakanOf(tiles, index, 3, from) : calledMeld(tiles, index, from), digits: ordered}
}

const tilesOf = (digits: readonly Digit[]): Tile[] => digits.map(({tile}) => tile)

const redLast = (digits: readonly Digit[]): Digit[] =>
  digits.toSorted((a, b) => Number(isRed(a.tile)) - Number(isRed(b.tile)))

/** The node of a meld, or `null` and a message that says why it is not a meld. */
function settle(
  reading: Reading,
  {meld, digits, wanted = 'three-or-four'}: ReadMeld,
  {start, end}: Span
): Node | null {
  if (typeof meld === 'string') {
    report(reading, meld, start, end, {count: digits.length, wanted})
    return null
  }
  const tiles = digits.map(({tile, at}) => tileNode(tile, at, at + 1))
  return meldNode(meld, tiles, start, end)
}

/**
 * Melds in 牌画 notation, in which prefixes of single tiles say in which position each tile is.
 *
 *     78y9p      chii: the tile after y was called (notation C3)
 *     55y5p      pon: y after the second digit, so the second tile, from toimen (C2)
 *     55y55p     kakan: one run of four (C4)
 *     88py88p    daiminkan: two runs (C4)
 *     o33so      ankan: the two inner tiles are visible (C5)
 */
import {seats, type Meld, plainOf} from '@tehai/riichi/tile'
import {isOneKind, isRun} from '../melds/meld-shape.js'
import {FACE_DOWN, RED, SIDEWAYS, TSUMOGIRI, isDigit, rankOfDraft, tileOfRank, type Draft} from './draft.js'
import type {Fault} from './fault.js'
import type {ClosedRun} from './row.js'

/** A meld and the drafts of its tiles, in the same order. */
export interface PaigaMeld {
  readonly meld: Meld
  readonly drafts: readonly Draft[]
  /** The other reading of `y` would have another meaning. */
  readonly isAmbiguous: boolean
}

const isTurned = ({prefixes}: Draft) => (prefixes & SIDEWAYS) !== 0
/** Tiles of a meld can be red, sideways, ringed or dimmed; with any other prefix they stay single tiles. */
const isMeldTile = (draft: Draft) => isDigit(draft) && (draft.prefixes & (TSUMOGIRI | FACE_DOWN)) === 0
const tileOfDraft = ({digit, prefixes}: Draft, suit: string) => tileOfRank(prefixes & RED ? 0 : digit, suit)

/**
 * The meld that results from one `y` in a run of three or four.
 *
 * @param trailingY
 *   Offset of a `y` after the last digit, or -1.
 * @param yIsPrefix
 *   Always read `y` as the prefix of the tile after it, as in authentic 牌画 text.
 * @returns `null` if the run is only tiles, some of them sideways.
 */
export function readTurnedRun(
  drafts: readonly Draft[],
  suit: string,
  trailingY: number,
  yIsPrefix: boolean
): PaigaMeld | Fault | null {
  const size = drafts.length
  let count = trailingY >= 0 ? 1 : 0
  for (const draft of drafts) if (isTurned(draft)) count++
  if (count === 0) return null
  if (count > 1 && size >= 3) return secondCall(drafts, trailingY)
  const before = trailingY >= 0 ? size : drafts.findIndex(isTurned)
  const read = count === 1 && before < 4 ? turnedMeld(drafts, suit, before, yIsPrefix) : null
  return read ?? (trailingY >= 0 ? danglingY(trailingY) : null)
}

function danglingY(at: number): Fault {
  return {id: 'dangling-modifier', start: at, end: at + 1, values: {}, expected: []}
}

function secondCall(drafts: readonly Draft[], trailingY: number): Fault {
  const at = drafts.filter(isTurned)[1]?.yAt ?? trailingY
  return {id: 'multiple-calls', start: at, end: at + 1, values: {}, expected: []}
}

/** `before`: how many digits come before the y. */
function turnedMeld(
  drafts: readonly Draft[],
  suit: string,
  before: number,
  yIsPrefix: boolean
): PaigaMeld | null {
  const size = drafts.length
  if (size < 3 || size > 4 || !drafts.every(isMeldTile)) return null
  const tiles = drafts.map(draft => tileOfDraft(draft, suit))
  if (isRun(tiles)) {
    const called = Math.min(before, size - 1)
    return {meld: {type: 'chii', tiles, called, from: 'kamicha'}, drafts, isAmbiguous: false}
  }
  if (!isOneKind(tiles)) return null
  if (yIsPrefix) return {meld: setTurnedAt(drafts, suit, before), drafts, isAmbiguous: before > 0}
  const ordered = size === 3 && before === 1 ? redCalledFirst(drafts) : drafts
  return {meld: setTurnedAt(ordered, suit, Math.max(0, before - 1)), drafts: ordered, isAmbiguous: false}
}

/**
 * `5ya55m`: y comes after the first digit, so the first tile would be the called one; but the author turned the red
 * five. So the red five is the called tile, and comes first.
 */
function redCalledFirst(drafts: readonly Draft[]): readonly Draft[] {
  const [first, red, ...others] = drafts as readonly [Draft, Draft, ...Draft[]]
  return red.prefixes & RED ? [red, first, ...others] : drafts
}

/** Three tiles are a pon, four in one run a kakan whose last tile was added. */
function setTurnedAt(drafts: readonly Draft[], suit: string, called: number): Meld {
  const tiles = drafts.map(draft => tileOfDraft(draft, suit))
  if (tiles.length === 3) return {type: 'pon', tiles, called, from: seats[called]!}
  const from = called === 3 ? 'shimocha' : seats[Math.min(called, 2)]!
  return {type: 'kakan', tiles, called, added: called === 3 ? 2 : 3, from}
}

/** A daiminkan of two consecutive runs, with one of the four tiles sideways; `null` if they are not one. */
export function readDaiminkan(closed: ClosedRun | null, {drafts, suit, start}: ClosedRun): PaigaMeld | null {
  if (closed === null || closed.suit !== suit || closed.end !== start) return null
  if (closed.drafts.length + drafts.length !== 4) return null
  const all = [...closed.drafts, ...drafts]
  if (!all.every(isMeldTile) || all.filter(isTurned).length !== 1) return null
  const tiles = all.map(draft => tileOfDraft(draft, suit))
  if (!isOneKind(tiles)) return null
  const called = all.findIndex(isTurned)
  const from = called === 0 ? 'kamicha' : called === 3 ? 'shimocha' : 'toimen'
  return {meld: {type: 'daiminkan', tiles, called, from}, drafts: all, isAmbiguous: false}
}

/** An ankan of two tiles between `o` and `o`; `closing` is the offset of the second `o`. */
export function readAnkan(drafts: readonly Draft[], suit: string, closing: number): PaigaMeld | null {
  const [left, right] = drafts
  if (drafts.length !== 2 || !left || !right || (left.prefixes & FACE_DOWN) === 0) return null
  if (!isDigit(left) || rankOfDraft(left) !== rankOfDraft(right)) return null
  const seen = drafts.map(draft => tileOfDraft(draft, suit))
  const hidden = plainOf(seen[0]!)
  const tiles = [hidden, ...seen, hidden]
  return {
    meld: {type: 'ankan', tiles, faceDown: 'outer'},
    drafts: [back(left, left.start), left, right, back(right, closing)],
    isAmbiguous: false
  }
}

/** The tile that an `o` of `o33so` represents. */
function back({digit}: Draft, at: number): Draft {
  return {digit, start: at, at, end: at + 1, prefixes: 0, yAt: -1, marks: [], label: null}
}

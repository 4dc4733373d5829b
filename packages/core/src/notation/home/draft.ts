/**
 * Drafts: tiles of a run whose suit letter has not been read yet.
 *
 *     1 2 y3 m        three drafts, the third with the prefix y
 *     5-5 5 p         three drafts, the first with the mark -
 */
import {suits, tiles, type Face, type Flower, type Tile} from '@tehai/riichi/tile'
import {noMarks, type Mark} from '../tree.js'

/** A character after a digit that shows how the tile was called (hand) or discarded (river). */
export type MarkCharacter = '-' | '=' | '+' | "'"

/** A mark and its offset. */
export interface PlacedMark {
  readonly character: MarkCharacter
  readonly at: number
}

/** A tile that is not complete yet. `digit` is 0–9, or one of the constants below. */
export interface Draft {
  readonly digit: number
  /** Offset of its first prefix, or of the character itself. */
  readonly start: number
  /** Offset of the character itself. */
  readonly at: number
  /** The end of its character, marks and label. */
  end: number
  /** Bits of its prefixes. */
  readonly prefixes: number
  /** Offset of its prefix `y`, or -1. */
  readonly yAt: number
  marks: PlacedMark[]
  label: string | null
}

/** `x` between the outer tiles of an ankan: `4xx4s`. */
export const HIDDEN = -1
/** `?` inside a run. */
export const UNKNOWN = -2
/** `_` inside a run. */
export const SLOT = -3

/** Shared by all drafts without marks; never modified. */
export const noPlacedMarks: PlacedMark[] = []

// Prefixes as bits: a tile has each at most once, in any order.
export const SIDEWAYS = 1
export const RED = 2
export const TSUMOGIRI = 4
export const FACE_DOWN = 8
export const RING = 16
export const DIM = 32
/** The bits above are 牌画 prefixes; the river marks `+` and `-` are in the same integer. */
export const RIICHI = 64
export const CALLED = 128
/** A north put aside. */
export const KITA = 256

const markByBit: ReadonlyArray<readonly [number, Mark]> = [
  [TSUMOGIRI, 'tsumogiri'],
  [SIDEWAYS, 'rotated'],
  [RIICHI, 'riichi'],
  [CALLED, 'called'],
  [FACE_DOWN, 'facedown'],
  [RING, 'ring'],
  [DIM, 'dim'],
  [KITA, 'kita']
]

/** The marks of a tile by its bits. */
export function marksOf(bits: number): readonly Mark[] {
  if ((bits & ~RED) === 0) return noMarks
  return markByBit.filter(([bit]) => bits & bit).map(([, mark]) => mark)
}

/** The tile of a rank and suit; `rank` 0 is the red five. The tile must exist. */
export function tileOfRank(rank: number, suit: string): Tile {
  return tilesBySuit[suit]![rank]!
}

/**
 * All tiles by suit and rank. The strings are the same objects as in the table of tiles, so that a lookup by face finds
 * them by identity, without comparing characters.
 */
const tilesBySuit: Readonly<Record<string, readonly Tile[]>> = Object.fromEntries(
  suits.map(suit => {
    const ranks: Tile[] = []
    for (const tile of tiles) if (tile[1] === suit) ranks[Number(tile[0])] = tile
    return [suit, ranks]
  })
)

/** Whether a draft is a plain tile, not `x`, `?` or `_`. */
export function isDigit(draft: Draft): boolean {
  return draft.digit >= 0
}

/** The face of a draft once its suit is known. The rank must exist in the suit. */
export function faceOf({digit, prefixes}: Draft, suit: string): Face {
  if (suit === 'x') return 'back'
  if (digit >= 0) return suit === 'f' ? (`${digit}f` as Flower) : tileOfRank(prefixes & RED ? 0 : digit, suit)
  return digit === SLOT ? 'slot' : 'unknown'
}

/** The rank a draft counts as: 5 for a red five. */
export function rankOfDraft({digit}: Draft): number {
  return digit === 0 ? 5 : digit
}

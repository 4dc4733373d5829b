/**
 * The tiles of the hand that a claim refers to, in the form that the rules need.
 */
import type {ClaimedHand} from '../page/check/result/claims.js'
import type {Who} from '../page/grammar/situation/players.js'
import {winOfCircumstances} from '../page/grammar/situation/situation.js'
import {
  isOutOfSanma,
  countTiles,
  type From,
  type Meld,
  isTile,
  kindOf,
  type Tile,
  type TileKind
} from '@tehai/riichi/tile'
import {winds, type Wind} from '@tehai/riichi'
import type {HandDiagram, WinBy} from '../model/diagram.js'
import {playerAt} from '../model/players.js'
import {hasTurnedTile} from '../model/resolve.js'
import {handSize, WAITING, WHOLE} from '../notation/hand-size.js'

/** Closed tiles and melds. */
export interface HandTiles {
  /** Closed tiles in the order typed, the drawn or winning one among them. */
  readonly closed: readonly Tile[]
  readonly counts: readonly number[]
  readonly melds: readonly Meld[]
  /** Closed tiles, and three for each meld. */
  readonly size: number
  /**
   * Whether a tile is still to be drawn (13 tiles, or part of a hand) or to be discarded (14); `null`: neither is
   * possible.
   */
  readonly turn: 'draw' | 'discard' | null
  /** Whether a hand can have this number of tiles, with no more than four copies of any. */
  readonly possible: boolean
  /** Whether they are part of a hand: fewer than thirteen, none of them drawn or won. */
  readonly shape: boolean
  /**
   * Whether the rest of the hand is face down or left out (`…`, `___`), so that claims can only refer to these tiles.
   */
  readonly rest: boolean
  /** The winning tile, if it is named or set apart. `by`: `null` where it is not said. */
  readonly win: {readonly tile: Tile; readonly by: WinBy | null; readonly from: From | null} | null
  /** Tiles seen elsewhere, by kind. */
  readonly visible: readonly number[]
  /** Those of them that the block names by a key, by kind; `null` if there are none. */
  readonly elsewhere: readonly number[] | null
}

/** A hand whose tiles are known. */
export interface KnownHand {
  readonly hand: ClaimedHand
  readonly tiles: HandTiles
}

const MOST_COPIES = 4

/** Read the tiles of a hand; `null` if some of them are not known or are ambiguous. */
export function tilesOfHand(hand: ClaimedHand): HandTiles | null {
  const {concealed, draw, melds, complete, doubtful} = hand.diagram.hand
  if (doubtful) return null
  const closed = draw === null ? concealed : [...concealed, draw]
  const rest = !complete && isRestHidden(hand.diagram)
  if ((!complete && !rest) || closed.length === 0) return null
  const counts = countTiles(closed)
  const size = handSize(closed.length, melds.length)
  const possible =
    size <= WHOLE &&
    counts.every(count => count <= MOST_COPIES) &&
    !(hand.sanma && (counts.some((count, kind) => count > 0 && isOutOfSanma(kind)) || hasChii(melds)))
  const turn = !possible || size % 3 === 0 ? null : size % 3 === 1 ? 'draw' : 'discard'
  const win = winOf(hand, closed)
  const shape = possible && size < WAITING && win === null
  if (rest && !shape) return null
  return {
    closed,
    counts,
    melds,
    size,
    possible,
    turn,
    shape,
    rest,
    win,
    visible: countTiles(hand.visible),
    elsewhere: hand.elsewhere.length > 0 ? countTiles(hand.elsewhere) : null
  }
}

/** Whether all unknown parts of a hand are shown as its rest: tiles face down, an unspecified meld, or an ellipsis. */
function isRestHidden(diagram: HandDiagram): boolean {
  if (hasTurnedTile(diagram)) return false
  return diagram.nodes.every(node => {
    if (node.type === 'tile')
      return isTile(node.face) ? !node.marks.includes('facedown') : node.face === 'back'
    return node.type !== 'text'
  })
}

function winOf({win, draw, diagram, situation}: ClaimedHand, closed: readonly Tile[]): HandTiles['win'] {
  const {hand} = diagram
  const by = win?.by ?? hand.win?.by ?? situation.win ?? winOfCircumstances(situation.circumstances ?? [])
  const from = fromOf(win?.from ?? null, situation.seat ?? 'south')
  const named = win?.tile ?? hand.win?.tile
  if (named) return {tile: asHeld(named, closed), by: by ?? (from ? 'ron' : null), from}
  const apart = hand.draw
  if (draw) return {tile: asHeld(draw, closed), by: 'tsumo', from}
  if (apart) return {tile: asHeld(apart, closed), by: by ?? 'tsumo', from}
  return null
}

/** With three players there is no chii, which another check reports. */
const hasChii = (melds: readonly Meld[]) => melds.some(({type}) => type === 'chii')

/** The tile as it is in the hand: an author may write 5s for a red five. */
function asHeld(tile: Tile, closed: readonly Tile[]): Tile {
  if (closed.includes(tile)) return tile
  return closed.findLast(one => kindOf(one) === kindOf(tile)) ?? tile
}

/** Where a player sits, seen from the owner of the hand; `null` for oneself. */
export function fromOf(who: Who | null, seat: Wind): From | null {
  if (!who) return null
  if ('player' in who) return who.player === 'self' ? null : who.player
  return playerAt(winds.indexOf(who.wind) - winds.indexOf(seat))
}

/** Counts with one tile fewer of a kind. */
export function without(counts: readonly number[], kind: TileKind): number[] {
  const less = counts.slice()
  less[kind]! -= 1
  return less
}

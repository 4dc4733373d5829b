/** The win of a hand as the rules need it: with the tile with which it was won, or with one that it waits for. */
import type {Situation, Win} from '@tehai/riichi'
import {kindOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import type {WinBy} from '../model/diagram.js'
import type {ClaimedHand} from '../page/check/result/claims.js'
import {fromOf, type HandTiles, type KnownHand} from './hand.js'
import {situationOfWin} from './situation.js'

/** The win of a hand; `null` if its winning tile is not known. */
export function winOfHand(hand: ClaimedHand, tiles: HandTiles, by: WinBy): Win | null {
  if (!tiles.win) return null
  const {from} = tiles.win
  return {
    hand: tiles.closed,
    melds: tiles.melds,
    win: tiles.win.tile,
    by,
    situation: situationOf(hand, from, by)
  }
}

/** A win with a tile that the hand waits for, after a discard or as it is. */
export function winWith(tile: Tile, by: WinBy, discard: TileKind | null, {hand, tiles}: KnownHand): Win {
  const {closed, melds, win} = tiles
  const isDiscarded = (one: Tile) => kindOf(one) === discard
  const exact = win && isDiscarded(win.tile) ? closed.lastIndexOf(win.tile) : -1
  const out = exact >= 0 ? exact : closed.findLastIndex(isDiscarded)
  const held = out < 0 ? closed : closed.filter((_, index) => index !== out)
  return {hand: held, melds, win: tile, by, situation: situationOf(hand, win?.from ?? null, by)}
}

function situationOf(hand: ClaimedHand, from: Situation['loser'] | null, by: WinBy): Situation {
  const {situation, diagram, indicators, uraIndicators, pao} = hand
  return situationOfWin(situation, {
    by,
    from,
    riichi: diagram.hand.riichi,
    dora: indicators,
    ura: uraIndicators,
    pao: fromOf(pao, situation.seat ?? 'south') ?? undefined
  })
}

/**
 * The table when a round begins.
 */
import {compareTiles, countTiles} from '@tehai/riichi/tile'
import {assertPlayers, assertRound} from './guards.js'
import {waitsOfHand} from './hand.js'
import type {RecordedGame, RecordedRound} from './record.js'
import type {HandState, TableState} from './state.js'

/** Tiles to draw in a round, including those for kans: all except the dead wall and the dealt tiles. */
const wallSizes = {4: 136 - 14 - 4 * 13, 3: 108 - 14 - 3 * 13} as const

const noHand: HandState = {
  tiles: [],
  drawn: null,
  melds: [],
  river: [],
  kita: 0,
  riichi: null,
  waits: [],
  missed: false
}

/** Points of a riichi stick, unless a rule says otherwise. */
const RIICHI_STICK = 1000

/**
 * The table when all tiles are dealt and the dealer has not drawn yet.
 *
 * @param riichiStick
 *   Points of a riichi stick (default: 1000).
 */
export function startOf(
  round: RecordedRound,
  players: RecordedGame['players'],
  riichiStick: number = RIICHI_STICK
): TableState {
  assertRound(round)
  assertPlayers(players)
  const {kyoku, honba, sticks, dealer, scores, indicator, haipai} = round
  return {
    players,
    kyoku,
    honba,
    dealer,
    sticks,
    riichiStick,
    scores: Array.from({length: players}, (_, player) => scores[player] ?? 0),
    indicators: [indicator],
    hiddenDora: 0,
    hands: Array.from({length: players}, (_, player) => {
      const tiles = haipai[player] ?? null
      const hand = {...noHand, tiles: tiles && tiles.toSorted(compareTiles)}
      return {...hand, waits: waitsOfHand(hand, players)}
    }),
    phase: 'draw',
    turn: dealer,
    open: null,
    isReplacement: false,
    left: wallSizes[players],
    isUncalled: true,
    swaps: [],
    seen: countTiles([indicator, ...haipai.flatMap(tiles => tiles ?? [])])
  }
}

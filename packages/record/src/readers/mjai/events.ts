/**
 * Draws, discards, calls and indicators: the events between the deal and the end of a round.
 */
import {compareTiles, type Tile} from '@tehai/riichi/tile'
import type {Event} from '../../game/event.js'
import type {OpenRound} from '../open-round.js'
import {isPlayer} from '../values.js'
import {handOf, tileOfText} from './tiles.js'

type Fields = Readonly<Record<string, unknown>>

/** What an event depends on. */
export interface Turn {
  round: OpenRound | null
  /** The player who declares riichi with the next discard. */
  riichi: number
}

/** The event of a new indicator; `null` if its tile is invalid. */
export function doraOf(value: Fields): Event | null {
  const tile = tileOfText(value['dora_marker'])
  return tile && {type: 'dora', tile}
}

/** The event of a line; `null` if its tiles or players are invalid, `undefined` for an unknown type. */
export function eventOf(value: Fields, turn: Turn): Event | null | undefined {
  const {type, actor: player, target: from} = value
  const tile = tileOfText(value['pai'])
  if (!isPlayer(player)) return null
  switch (type) {
    case 'tsumo':
      return tile === null && value['pai'] !== '?' ? null : {type: 'draw', player, tile}
    case 'dahai': {
      if (tile === null) return null
      const riichi = turn.riichi === player
      turn.riichi = -1
      // Some dialects also mark a discard after a call as just drawn, although nothing was drawn.
      const tsumogiri = hasDrawn(turn, player) && (value['tsumogiri'] ?? isLastDrawn(turn, tile))
      return {type: 'discard', player, tile, tsumogiri: tsumogiri === true, riichi}
    }
    case 'chi':
    case 'pon':
    case 'daiminkan': {
      const own = consumed(value)
      if (tile === null || own === null || !isPlayer(from)) return null
      return {type: type === 'chi' ? 'chii' : type, player, tile, own, from}
    }
    case 'ankan': {
      const tiles = consumed(value)
      return tiles && tiles.length > 0 ? {type, player, tiles} : null
    }
    case 'kakan':
      return tile && {type, player, tile}
    case 'nukidora':
    case 'kita':
      return {type: 'kita', player}
    default:
      return undefined
  }
}

function hasDrawn({round}: Turn, player: number): boolean {
  const last = round?.latest.event
  return last?.type === 'draw' && last.player === player
}

/** Whether a tile is the one just drawn, for dialects whose discards do not state it. */
function isLastDrawn({round}: Turn, tile: Tile): boolean {
  const last = round?.latest.event
  return last?.type === 'draw' && last.tile === tile
}

function consumed(value: Fields): readonly Tile[] | null {
  const tiles = handOf(value['consumed'])
  return tiles && tiles.toSorted(compareTiles)
}

/**
 * Reads mjai: one JSON object a line, one event each.
 *
 * Three dialects differ in what they add: whole hands, `possible_actions`, which are left aside, and hands hidden as `?`.
 */
import {compareTiles, type Tile} from '@tehai/riichi/tile'
import type {Event, Player} from '../../game/event.js'
import type {Place, RecordedGame, RecordedRound} from '../../game/record.js'
import {fault, type ReadFault, type Reading} from '../fault.js'
import {isRecord, type JsonDocument, listOf, numbersOf, textOf} from '../json.js'
import {addEvent, closeRound, openRound, type Deal, type OpenRound} from '../open-round.js'
import {drawResult, winOf, winResult} from './ends.js'
import {tileOfText} from './tiles.js'

type Fields = Readonly<Record<string, unknown>>

/** A game while it is read. */
interface Game {
  names: readonly string[]
  players: 3 | 4
  /** Scores after the last round, for dialects that do not repeat them. */
  scores: readonly number[]
  round: OpenRound | null
  /** Who declares riichi with the next discard. */
  riichi: number
  readonly rounds: RecordedRound[]
  readonly faults: ReadFault[]
}

/** Whether a document looks like an event of mjai. */
export function isMjai(value: unknown): boolean {
  const first = Array.isArray(value) ? (value[0] as unknown) : value
  return isRecord(first) && typeof first['type'] === 'string'
}

/** The events of all documents; a document may also be a list of events. */
export function readMjai(documents: readonly JsonDocument[]): Reading {
  const game: Game = {
    names: ['', '', '', ''],
    players: 4,
    scores: [25000, 25000, 25000, 25000],
    round: null,
    riichi: -1,
    rounds: [],
    faults: []
  }
  for (const {value, start, end} of documents) {
    if (!Array.isArray(value)) readLine(game, value, {start, end})
    else value.forEach((event: unknown, index) => readLine(game, event, {document: start, path: [index]}))
  }
  close(game)
  const {rounds, faults, players, names} = game
  if (rounds.length === 0 && faults.length === 0) faults.push(fault('no-rounds', {start: 0, end: 0}))
  const read: RecordedGame = {format: 'mjai', players, names: names.slice(0, players), rules: {}, rounds}
  return {game: rounds.length === 0 ? null : read, faults}
}

function close(game: Game): void {
  if (game.round) game.rounds.push(closeRound(game.round))
  game.round = null
}

function readLine(game: Game, value: unknown, place: Place): void {
  if (!isRecord(value)) {
    game.faults.push(fault('bad-value', place, {name: 'type', value: ''}))
    return
  }
  switch (value['type']) {
    case 'start_game':
      game.names = Array.from({length: 4}, (_, player) => textOf(listOf(value['names'])[player]))
      return
    case 'start_kyoku': {
      close(game)
      const deal = dealOf(value, game, place)
      if ('id' in deal) game.faults.push(deal)
      else game.round = openRound(deal)
      game.riichi = -1
      return
    }
    case 'end_kyoku':
    case 'end_game':
      close(game)
      return
    case 'reach':
      game.riichi = Number(value['actor'])
      return
    default:
      if (game.round) readEvent(game, game.round, value, place)
  }
}

const winds = 'ESWN'

function dealOf(value: Fields, game: Game, place: Place): Deal | ReadFault {
  const wrong = (name: string): ReadFault =>
    fault(name in value ? 'bad-value' : 'missing-value', place, {name, value: textOf(value[name])})
  const indicator = tileOfText(value['dora_marker'])
  if (indicator === null) return wrong('dora_marker')
  const dealer = value['oya']
  if (!isPlayer(dealer)) return wrong('oya')
  const wind = winds.indexOf(textOf(value['bakaze']))
  if (wind < 0 || textOf(value['bakaze']).length !== 1) return wrong('bakaze')
  const hands = listOf(value['tehais'])
  if (hands.length < 3) return wrong('tehais')
  const haipai = [0, 1, 2, 3].map(player => handOf(hands[player]))
  if (haipai.some(hand => hand !== null && hand.length !== 13 && hand.length !== 0)) return wrong('tehais')
  game.players = hands.length === 3 || haipai[3]?.length === 0 ? 3 : 4
  return {
    kyoku: wind * 4 + (numberOf(value['kyoku']) ?? 1) - 1,
    honba: numberOf(value['honba']) ?? 0,
    sticks: numberOf(value['kyotaku']) ?? 0,
    dealer,
    scores: numbersOf(value['scores']) ?? game.scores,
    indicator,
    haipai
  }
}

/** A hand; `null` if a tile of it is hidden, none where there is no player. */
function handOf(value: unknown): readonly Tile[] | null {
  const tiles = listOf(value).map(tileOfText)
  return tiles.every(tile => tile !== null) ? tiles : null
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

function isPlayer(value: unknown): value is Player {
  return value === 0 || value === 1 || value === 2 || value === 3
}

/** Events that say nothing of the table, or what follows from the others. */
const ignored: ReadonlySet<unknown> = new Set(['reach_accepted', 'none', 'hello', 'error', 'log'])

function readEvent(game: Game, round: OpenRound, value: Fields, place: Place): void {
  const {type} = value
  if (ignored.has(type)) return
  if (type === 'hora') {
    const event = winOf(value, round)
    if (event) {
      addEvent(round, event, place)
      round.results.push(winResult(value, event))
    } else game.faults.push(fault('bad-value', place, {name: 'actor', value: ''}))
    game.scores = numbersOf(value['scores']) ?? game.scores
    return
  }
  if (type === 'ryukyoku') {
    const result = drawResult(value)
    addEvent(round, {type: 'ryuukyoku', reason: result.reason}, place)
    round.results.push(result)
    game.scores = numbersOf(value['scores']) ?? game.scores
    return
  }
  const event = type === 'dora' ? doraOf(value) : eventOf(value, game)
  if (event === undefined) game.faults.push(fault('unknown-tag', place, {tag: textOf(type)}))
  else if (event === null)
    game.faults.push(fault('bad-tile', place, {tile: textOf(value['pai'] ?? value['dora_marker'])}))
  else addEvent(round, event, place)
}

function doraOf(value: Fields): Event | null {
  const tile = tileOfText(value['dora_marker'])
  return tile && {type: 'dora', tile}
}

/** The event of a line; `null` where its tiles or players are none, `undefined` for an unknown type. */
function eventOf(value: Fields, game: Game): Event | null | undefined {
  const {type, actor: player, target: from} = value
  const tile = tileOfText(value['pai'])
  if (!isPlayer(player)) return null
  switch (type) {
    case 'tsumo':
      return tile === null && value['pai'] !== '?' ? null : {type: 'draw', player, tile}
    case 'dahai': {
      if (tile === null) return null
      const riichi = game.riichi === player
      game.riichi = -1
      return {type: 'discard', player, tile, tsumogiri: value['tsumogiri'] === true, riichi}
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

function consumed(value: Fields): readonly Tile[] | null {
  const tiles = handOf(value['consumed'])
  return tiles && tiles.toSorted(compareTiles)
}

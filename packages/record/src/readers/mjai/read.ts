/**
 * Reads mjai: one JSON object a line, one event each.
 *
 * Three dialects differ in what they add: whole hands, `possible_actions`, which are left aside, and hands hidden as `?`.
 */
import {compareTiles, type Tile} from '@tehai/riichi/tile'
import type {Event} from '../../game/event.js'
import type {Place, RecordedGame, RecordedRound, RecordedRules} from '../../game/record.js'
import {fault, type ReadFault, type Reading} from '../fault.js'
import {isRecord, type JsonDocument, listOf, numbersOf, textOf} from '../json.js'
import {addEvent, closeRound, openRound, type Deal, type OpenRound} from '../open-round.js'
import {countOf, isPlayer} from '../values.js'
import {drawResult, winOf, winResult} from './ends.js'
import {tileOfText} from './tiles.js'

type Fields = Readonly<Record<string, unknown>>

/** A game while it is read. */
interface Game {
  names: readonly string[]
  rules: RecordedRules
  /** Three where a north is put aside somewhere, or the fourth player does nothing. */
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
    rules: {},
    players: playersOf(documents),
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
  const {rounds, faults, players, names, rules} = game
  if (rounds.length === 0 && faults.length === 0) faults.push(fault('no-rounds', {start: 0, end: 0}))
  const read: RecordedGame = {format: 'mjai', players, names: names.slice(0, players), rules, rounds}
  return {game: rounds.length === 0 ? null : read, faults}
}

/** Events in which three players act, after which the fourth would have acted as well. */
const MANY_EVENTS = 12

/** How many play, by what happens in the whole record: a seat that is empty may be written like one that is hidden. */
function playersOf(documents: readonly JsonDocument[]): 3 | 4 {
  const events = documents.flatMap(({value}) => (Array.isArray(value) ? (value as unknown[]) : [value]))
  const actors = events.flatMap(event =>
    isRecord(event) && isPlayer(event['actor']) ? [event['actor']] : []
  )
  const isNorthAside = events.some(
    event => isRecord(event) && (event['type'] === 'nukidora' || event['type'] === 'kita')
  )
  return isNorthAside || (actors.length > MANY_EVENTS && !actors.includes(3)) ? 3 : 4
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
      if (value['aka_flag'] === false) game.rules = {redFives: 0}
      return
    case 'start_kyoku': {
      close(game)
      const deal = dealOf(value, game, place)
      game.riichi = -1
      if ('id' in deal) {
        game.faults.push(deal)
        return
      }
      game.round = openRound(deal.deal)
      // Some deal the dealer fourteen tiles: the last one is the first draw.
      if (deal.drawn !== null)
        addEvent(game.round, {type: 'draw', player: deal.deal.dealer, tile: deal.drawn}, place)
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

interface Dealt {
  readonly deal: Deal
  /** The fourteenth tile of the dealer; `null` where it is drawn as others are. */
  readonly drawn: Tile | null
}

function dealOf(value: Fields, game: Game, place: Place): Dealt | ReadFault {
  const wrong = (name: string): ReadFault =>
    fault(name in value ? 'bad-value' : 'missing-value', place, {name, value: textOf(value[name])})
  const indicator = tileOfText(value['dora_marker'])
  if (indicator === null) return wrong('dora_marker')
  const dealer = value['oya']
  if (!isPlayer(dealer)) return wrong('oya')
  // Old records name only the dealer.
  const wind = 'bakaze' in value ? windOf(value['bakaze']) : 0
  if (wind < 0) return wrong('bakaze')
  const hands = listOf(value['tehais'])
  if (hands.length < 3) return wrong('tehais')
  const all = [0, 1, 2, 3].map(player => handOf(hands[player]))
  const dealt = all[dealer] ?? null
  const drawn = dealt?.length === 14 ? dealt[13]! : null
  const haipai = all.map((hand, player) => (player === dealer && drawn !== null ? hand!.slice(0, 13) : hand))
  if (haipai.some(hand => hand !== null && hand.length !== 13 && hand.length !== 0)) return wrong('tehais')
  if (hands.length === 3 || haipai[3]?.length === 0) game.players = 3
  const deal: Deal = {
    kyoku: wind * 4 + (countOf(value['kyoku']) ?? dealer + 1) - 1,
    honba: countOf(value['honba']) ?? 0,
    sticks: countOf(value['kyotaku']) ?? 0,
    dealer,
    scores: numbersOf(value['scores']) ?? game.scores,
    indicator,
    haipai
  }
  return {deal, drawn}
}

/** 0–3; -1 for none. */
function windOf(value: unknown): number {
  const tile = tileOfText(value)
  return tile?.[1] === 'z' ? winds.indexOf(winds[Number(tile[0]) - 1] ?? '?') : -1
}

/** A hand; `null` if a tile of it is hidden, none where there is no player. */
function handOf(value: unknown): readonly Tile[] | null {
  const tiles = listOf(value).map(tileOfText)
  return tiles.every(tile => tile !== null) ? tiles : null
}

/** Events that say nothing of the table, or what follows from the others. */
const ignored: ReadonlySet<unknown> = new Set([
  'reach_accepted',
  'none',
  'hello',
  'error',
  'log',
  'haipai',
  'possible_actions'
])

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
    const result = drawResult(value, round, game.players)
    addEvent(round, {type: 'ryuukyoku', reason: result.reason}, place)
    round.results.push(result)
    game.scores = numbersOf(value['scores']) ?? game.scores
    return
  }
  if (isRepeatedDraw(round, value)) return
  const event = type === 'dora' ? doraOf(value) : eventOf(value, game)
  if (event === undefined) game.faults.push(fault('unknown-tag', place, {tag: textOf(type)}))
  else if (event === null)
    game.faults.push(fault('bad-tile', place, {tile: textOf(value['pai'] ?? value['dora_marker'])}))
  else addEvent(round, event, place)
}

/** The first draw of a dealer who was dealt fourteen tiles is not drawn once more. */
function isRepeatedDraw({events, deal}: OpenRound, {type, actor, pai}: Fields): boolean {
  const [first] = events
  return (
    type === 'tsumo' &&
    actor === deal.dealer &&
    events.length === 1 &&
    first?.type === 'draw' &&
    first.tile === tileOfText(pai)
  )
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
      const tsumogiri = value['tsumogiri'] ?? isLastDrawn(game, player, tile)
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

/** Whether a tile is the one that a player has just drawn, for dialects that do not say so of a discard. */
function isLastDrawn({round}: Game, player: number, tile: Tile): boolean {
  const last = round?.latest.event
  return last?.type === 'draw' && last.player === player && last.tile === tile
}

function consumed(value: Fields): readonly Tile[] | null {
  const tiles = handOf(value['consumed'])
  return tiles && tiles.toSorted(compareTiles)
}

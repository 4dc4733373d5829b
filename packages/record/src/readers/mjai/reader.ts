/**
 * Reads mjai: one JSON object per line, one event each.
 *
 * Three dialects differ in what they add: whole hands, `possible_actions`, which are left aside, and hands hidden as `?`.
 */
import type {Place, RecordedRound, RecordedRules} from '../../game/record.js'
import {fault, readingOf, type ReadFault, type Reading} from '../fault.js'
import {isRecord, type JsonDocument, listOf, numbersOf, textOf} from '../json.js'
import {addEvent, closeRound, openRound, type OpenRound} from '../open-round.js'
import {isPlayer} from '../values.js'
import {rulesIn} from '../stated-rules.js'
import {dealOf} from './deal.js'
import {drawResult, winOf, winResult} from './ends.js'
import {doraOf, eventOf, type Turn} from './events.js'
import {tileOfText} from './tiles.js'

type Fields = Readonly<Record<string, unknown>>

/** A game while it is read. */
interface Game extends Turn {
  names: readonly string[]
  rules: RecordedRules
  /** Three if a north is put aside anywhere, or if the fourth player never acts. */
  players: 3 | 4
  /** Scores after the last round, for dialects that do not repeat them. */
  scores: readonly number[]
  readonly rounds: RecordedRound[]
  readonly faults: ReadFault[]
}

/** Paths of the events in larger documents: reports of mjai-reviewer, and viewers. */
const listKeys = ['mjai_log', 'events'] as const

/**
 * The events of a document that lists them, and the path of the list; `null` for a document that is itself one event.
 */
function listIn(
  value: unknown
): {readonly events: readonly unknown[]; readonly path: readonly string[]} | null {
  if (Array.isArray(value)) return {events: value as readonly unknown[], path: []}
  const key = isRecord(value) ? listKeys.find(key => Array.isArray(value[key])) : undefined
  return key && isRecord(value) ? {events: listOf(value[key]), path: [key]} : null
}

/** Whether a document looks like an event of mjai, or a list of them. */
export function isMjai(value: unknown): boolean {
  const list = listIn(value)
  const first = list ? list.events[0] : value
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
    const list = listIn(value)
    if (!list) readLine(game, value, {start, end})
    else
      list.events.forEach((event, index) =>
        readLine(game, event, {document: start, path: [...list.path, index]})
      )
  }
  close(game)
  const {rounds, faults, players, names, rules} = game
  return readingOf({format: 'mjai', players, names: names.slice(0, players), rules, rounds}, faults)
}

/** Number of events in which three players act, after which a fourth would have acted as well. */
const MANY_EVENTS = 12

/** The number of players, from the events of the whole record: an empty seat may be written like a hidden one. */
function playersOf(documents: readonly JsonDocument[]): 3 | 4 {
  const events = documents.flatMap(({value}) => listIn(value)?.events ?? [value])
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
      game.rules = {...(value['aka_flag'] === false ? {redFives: 0} : {}), ...rulesIn(value)}
      return
    case 'start_kyoku': {
      close(game)
      const deal = dealOf(value, game.scores, place)
      game.riichi = -1
      if ('id' in deal) {
        game.faults.push(deal)
        return
      }
      if (deal.isOfThree) game.players = 3
      game.round = openRound(deal.deal)
      // Some dialects deal the dealer fourteen tiles: the last one is the first draw.
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

/** Events that do not concern the table, or that follow from others. */
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

/** The first draw of a dealer who was dealt fourteen tiles is not drawn again. */
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

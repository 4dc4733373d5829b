/**
 * Reads the JSON of tenhou.net/6: a game, one round, or one round a line.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {AgariEvent, Event, Player} from '../../game/event.js'
import type {Place, RecordedGame, RecordedRound} from '../../game/record.js'
import {fault, readingOf, type ReadFault, type Reading} from '../fault.js'
import {isRecord, type JsonDocument, listOf, numbersOf, textOf} from '../json.js'
import {isLeftOpen, readEnd, type End} from './ends.js'
import {withIndicators} from './indicators.js'
import {readItem, tileOfNumber, type Item} from './items.js'
import {rulesOf} from './rules.js'
import {orderTurns, type PlayerLists} from './turns.js'

/** Whether a document looks like one of tenhou.net/6: with a `log` of lists. */
export function isTenhou6(value: unknown): boolean {
  return (
    isRecord(value) &&
    Array.isArray(value['log']) &&
    value['log'].every(round => Array.isArray(round) && Array.isArray(round[0]) && !isRecord(round[0][0]))
  )
}

/**
 * The games of the documents as one: each document has the rounds that its `log` lists. The first one decides the
 * rules and players; a document with another number of players is skipped.
 */
export function readTenhou6(documents: readonly JsonDocument[]): Reading {
  const faults: ReadFault[] = []
  const rounds: RecordedRound[] = []
  const head = headOf(documents.find(({value}) => isRecord(value))?.value)
  for (const {value, start} of documents) {
    if (!isRecord(value)) continue
    const at = (path: readonly (string | number)[]): Place => ({document: start, path: ['log', ...path]})
    const players = playersOf(value)
    if (players !== head.players) {
      faults.push(fault('bad-value', at([]), {name: 'players', value: players}))
      continue
    }
    listOf(value['log']).forEach((entries, index) => {
      const round = readRound(listOf(entries), players, path => at([index, ...path]), faults)
      if (round) rounds.push(round)
    })
  }
  return readingOf({format: 'tenhou6', ...head, rounds}, faults)
}

/** What a document says about the whole game. */
function headOf(value: unknown): Pick<RecordedGame, 'players' | 'names' | 'rules'> {
  const document = isRecord(value) ? value : {}
  const players = playersOf(document)
  const names = listOf(document['name']).map(textOf)
  return {
    players,
    names: Array.from({length: players}, (_, player) => names[player] ?? ''),
    rules: rulesOf(document, players)
  }
}

const playersOf = ({log}: Readonly<Record<string, unknown>>): 3 | 4 => (isSanma(log) ? 3 : 4)

/** The fourth player has no tiles in any round. */
function isSanma(log: unknown): boolean {
  return listOf(log).every(round => listOf(listOf(round)[13]).length === 0)
}

type PlaceAt = (path: readonly (string | number)[]) => Place

function readRound(
  entries: readonly unknown[],
  players: 3 | 4,
  at: PlaceAt,
  faults: ReadFault[]
): RecordedRound | null {
  const header = readHeader(entries, players, at)
  if ('id' in header) {
    faults.push(header)
    return null
  }
  const {indicators, haipai} = header
  const lists = haipai.map((_, player) => readLists(entries, player, at, faults))
  const turns = orderTurns(lists.slice(0, players), header.dealer, players)
  for (const place of turns.left) faults.push(fault('item-left', place))
  if (turns.isTangled) faults.push(fault('too-tangled', at([])))
  const {events, places} = withIndicators(turns.events, turns.places, indicators, index => at([2, index]))
  const end = readEnd(entries.at(-1), players)
  if (end === null && !isLeftOpen(entries.at(-1)))
    faults.push(
      fault('bad-value', at([entries.length - 1]), {name: 'result', value: textOf(listOf(entries.at(-1))[0])})
    )
  const {dealer, kyoku, honba, sticks, scores} = header
  const last = end ? endEvents(end, events, header.ura) : []
  return {
    kyoku,
    honba,
    sticks,
    dealer,
    scores,
    indicator: indicators[0]!,
    haipai,
    events: [...events, ...last],
    places: [...places, ...last.map(() => at([entries.length - 1]))],
    results: end === null ? [] : end.type === 'win' ? end.wins : [end.result],
    calledCopies: {}
  }
}

interface Header {
  readonly kyoku: number
  readonly honba: number
  readonly sticks: number
  readonly dealer: Player
  readonly scores: readonly number[]
  readonly indicators: readonly Tile[]
  readonly ura: readonly Tile[]
  readonly haipai: readonly (readonly Tile[] | null)[]
}

function readHeader(entries: readonly unknown[], players: 3 | 4, at: PlaceAt): Header | ReadFault {
  const wrong = (index: number, name: string): ReadFault =>
    fault(index < entries.length ? 'bad-value' : 'missing-value', at(index < entries.length ? [index] : []), {
      name,
      value: shortText(entries[index])
    })
  const seed = numbersOf(entries[0])
  if (seed === null || seed.length < 3 || !seed.every(number => Number.isInteger(number) && number >= 0))
    return wrong(0, 'kyoku')
  const [kyoku = 0, honba = 0, sticks = 0] = seed
  const dealer = (kyoku % 4) as Player
  // Rounds are counted in fours with three players as well: the fourth of a wind has no dealer.
  if (dealer >= players) return wrong(0, 'kyoku')
  const scores = numbersOf(entries[1])
  if (scores === null || scores.length < 3) return wrong(1, 'scores')
  const indicators = tilesOf(entries[2])
  if (indicators === null || indicators.length === 0) return wrong(2, 'dora')
  const ura = tilesOf(entries[3])
  if (ura === null) return wrong(3, 'ura')
  const haipai: (readonly Tile[])[] = []
  for (const player of [0, 1, 2, 3]) {
    const tiles = tilesOf(entries[4 + 3 * player])
    if (tiles === null || (tiles.length !== 13 && tiles.length !== 0)) return wrong(4 + 3 * player, 'haipai')
    haipai.push(tiles)
  }
  return {kyoku, honba, sticks, dealer, scores, indicators, ura, haipai}
}

/** The most characters of a value that a message shows. */
const MOST_SHOWN = 40

/** A value as it is written, cut short. */
function shortText(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

function tilesOf(value: unknown): readonly Tile[] | null {
  const numbers = numbersOf(value)
  const tiles = numbers?.map(tileOfNumber)
  return tiles?.every(tile => tile !== null) ? tiles : null
}

/** Draws and discards of a player; an item that cannot be read ends its list. */
function readLists(
  entries: readonly unknown[],
  player: number,
  at: PlaceAt,
  faults: ReadFault[]
): PlayerLists {
  const read = (entry: number): readonly Item[] => {
    const items: Item[] = []
    for (const [index, value] of listOf(entries[entry]).entries()) {
      const item = readItem(value)
      if (item === null) {
        faults.push(fault('bad-value', at([entry, index]), {name: 'item', value: String(value)}))
        break
      }
      items.push(item)
    }
    return items
  }
  const draw = 5 + 3 * player
  return {
    draws: read(draw),
    discards: read(draw + 1),
    placeOfDraw: index => at([draw, index]),
    placeOfDiscard: index => at([draw + 1, index])
  }
}

/** The last events: wins by the tile that was drawn or laid last, or a draw. */
function endEvents(end: End, events: readonly Event[], ura: readonly Tile[]): readonly Event[] {
  if (end.type === 'draw') return [{type: 'ryuukyoku', reason: end.result.reason}]
  const last = events.findLast(event => event.type !== 'dora')
  const tile = last && ('tile' in last ? last.tile : last.type === 'ankan' ? last.tiles[0] : '4z')
  if (!tile) return []
  return end.wins.map(({player, from}): AgariEvent => {
    const hasRiichi = events.some(
      event => event.type === 'discard' && event.player === player && event.riichi
    )
    return {type: 'agari', player, from, tile, ura: hasRiichi ? ura : []}
  })
}

/**
 * Reads the records of 電脳麻将 (kobalab): a list of rounds, in which each event is an object with one key.
 *
 * Players are counted from the dealer of the round (`l`), names from the seats that were drawn (`qijia` is the first
 * dealer's place among them).
 */
import {compareTiles, type Tile} from '@tehai/riichi/tile'
import type {AgariEvent, DiscardEvent, Event, Player} from '../../game/event.js'
import type {JsonPlace, RecordedRound} from '../../game/record.js'
import {fault, readingOf, type ReadFault, type Reading} from '../fault.js'
import {isRecord, type JsonDocument, listOf, numbersOf, textOf} from '../json.js'
import {addEvent, closeRound, openRound, type Deal, type OpenRound} from '../open-round.js'
import {byPlayer, isPlayer} from '../values.js'
import {drawResult, winResult} from './ends.js'
import {readMeld, tileOfText, tilesOfHand} from './tiles.js'

type Fields = Readonly<Record<string, unknown>>

/** Whether a document looks like a record of 電脳麻将, or is a list of them. */
export function isKobalab(value: unknown): boolean {
  if (Array.isArray(value)) return isGame(value[0])
  return isGame(value)
}

function isGame(value: unknown): boolean {
  const first = isRecord(value) ? listOf(listOf(value['log'])[0])[0] : null
  return isRecord(first) && 'qipai' in first
}

/** The games of all documents as one; names are those of the first. */
export function readKobalab(documents: readonly JsonDocument[]): Reading {
  const faults: ReadFault[] = []
  const rounds: RecordedRound[] = []
  let names: readonly string[] | null = null
  for (const {value, start} of documents) {
    const games = Array.isArray(value) ? value : [value]
    games.forEach((game: unknown, at) => {
      if (!isRecord(game)) return
      listOf(game['log']).forEach((events, index) => {
        const path = games === value ? [at, 'log', index] : ['log', index]
        const place = (entry: number): JsonPlace => ({document: start, path: [...path, entry]})
        const round = readRound(listOf(events), place, faults)
        if (round) rounds.push(round)
      })
      names ??= namesOf(game)
    })
  }
  return readingOf({format: 'kobalab', players: 4, names: names ?? [], rules: {}, rounds}, faults)
}

/** Names by player: `qijia` is the first dealer's index in the list. */
function namesOf(game: Fields): readonly string[] {
  const first = typeof game['qijia'] === 'number' ? game['qijia'] : 0
  return [0, 1, 2, 3].map(player => textOf(listOf(game['player'])[(first + player) % 4]))
}

type PlaceOf = (index: number) => JsonPlace

function readRound(events: readonly unknown[], place: PlaceOf, faults: ReadFault[]): RecordedRound | null {
  const deal = dealOf(fieldsOf(events[0], 'qipai'))
  if (deal === null) {
    faults.push(fault('missing-value', place(0), {name: 'qipai', value: ''}))
    return null
  }
  const round = openRound(deal)
  events.slice(1).forEach((entry, index) => {
    const wrong = readEntry(round, entry, place(index + 1))
    if (wrong) faults.push(wrong)
  })
  return closeRound(round)
}

function fieldsOf(entry: unknown, key: string): Fields | null {
  const fields = isRecord(entry) ? entry[key] : null
  return isRecord(fields) ? fields : null
}

function dealOf(fields: Fields | null): Deal | null {
  const indicator = tileOfText(textOf(fields?.['baopai']))
  const scores = numbersOf(fields?.['defen'])
  const dealer = fields?.['jushu']
  const wind = fields?.['zhuangfeng']
  if (!fields || !indicator || scores?.length !== 4 || !isPlayer(dealer) || !isPlayer(wind)) return null
  const hands = listOf(fields['shoupai']).map(hand => tilesOfHand(textOf(hand)))
  return {
    kyoku: wind * 4 + dealer,
    honba: Number(fields['changbang'] ?? 0),
    sticks: Number(fields['lizhibang'] ?? 0),
    dealer,
    scores: byPlayer(scores, dealer),
    indicator,
    haipai: byPlayer(
      [0, 1, 2, 3].map(seat => (hands[seat]?.length === 13 ? hands[seat]! : null)),
      dealer
    )
  }
}

function readEntry(round: OpenRound, entry: unknown, place: JsonPlace): ReadFault | null {
  const [key = '', value] = isRecord(entry) ? (Object.entries(entry)[0] ?? []) : []
  if (!isRecord(value)) return fault('bad-value', place, {name: key, value: ''})
  if (key === 'hule') return readWin(round, value, place)
  if (key === 'pingju') {
    const result = drawResult(value, round.deal.dealer)
    addEvent(round, {type: 'ryuukyoku', reason: result.reason}, place)
    round.results.push(result)
    return null
  }
  const event = eventOf(round, key, value)
  if (event === undefined) return fault('unknown-tag', place, {tag: key})
  if (event === null)
    return fault('bad-tile', place, {tile: textOf(value['p'] ?? value['m'] ?? value['baopai'])})
  addEvent(round, event, place)
  return null
}

/** The event of an entry; `null` if its tiles are invalid, `undefined` for an unknown key. */
function eventOf({deal, latest}: OpenRound, key: string, fields: Fields): Event | null | undefined {
  if (key === 'kaigang') {
    const tile = tileOfText(textOf(fields['baopai']))
    return tile && {type: 'dora', tile}
  }
  const seat = fields['l']
  if (!isPlayer(seat)) return null
  const player = ((deal.dealer + seat) % 4) as Player
  const text = textOf(fields['p'])
  const tile = tileOfText(text)
  switch (key) {
    case 'zimo':
    case 'gangzimo':
      return tile === null && !/^_*$/.test(text) ? null : {type: 'draw', player, tile}
    case 'dapai':
      return tile && {type: 'discard', player, tile, tsumogiri: text[2] === '_', riichi: text.endsWith('*')}
    case 'fulou':
    case 'gang':
      return meldEvent(textOf(fields['m']), player, latest.discard)
    default:
      return undefined
  }
}

function meldEvent(text: string, player: Player, last: DiscardEvent | null): Event | null {
  const meld = readMeld(text)
  if (meld === null) return null
  const {type, tile, own} = meld
  if (type === 'kakan') return {type, player, tile}
  if (type === 'ankan') return {type, player, tiles: [tile, ...own].sort(compareTiles)}
  return last ? {type, player, tile, own, from: last.player} : null
}

function readWin(round: OpenRound, fields: Fields, place: JsonPlace): ReadFault | null {
  const {dealer} = round.deal
  const seat = fields['l']
  const last = round.latest.move
  const tile = last && ('tile' in last ? last.tile : null)
  if (!isPlayer(seat) || !tile) return fault('bad-value', place, {name: 'hule', value: ''})
  const player = ((dealer + seat) % 4) as Player
  const loser = fields['baojia']
  const from = last?.type !== 'draw' && isPlayer(loser) ? (((dealer + loser) % 4) as Player) : player
  const ura = listOf(fields['fubaopai']).map(text => tileOfText(textOf(text)))
  const event: AgariEvent = {
    type: 'agari',
    player,
    from,
    tile,
    ura: ura.filter((found): found is Tile => found !== null)
  }
  addEvent(round, event, place)
  round.results.push(winResult(fields, event, dealer))
  return null
}

/**
 * Reads decoded records of Mahjong Soul (雀魂): a list of named records, as converters write `GameDetailRecords` in JSON.
 *
 * The protobuf file itself is not read. Names may have the prefix `.lq.`, records may lie in `data`, `records` or
 * `actions[].result`; fields with the value 0 or `false` may be missing, as protobuf leaves them out.
 */
import {compareTiles, isTile, kindOf, type Tile} from '@tehai/riichi/tile'
import type {Event, Player} from '../../game/event.js'
import type {Place, RecordedRound} from '../../game/record.js'
import {fault, type ReadFault, type Reading} from '../fault.js'
import {isRecord, type JsonDocument, listOf, numbersOf, textOf} from '../json.js'
import {addEvent, closeRound, openRound, type Deal, type OpenRound} from '../open-round.js'
import {readHule, readLiuJu, readNoTile} from './ends.js'

type Fields = Readonly<Record<string, unknown>>

/** A record by its name. */
interface Named {
  readonly name: string
  readonly fields: Fields
  readonly place: Place
}

/** Whether a document looks like decoded records of Mahjong Soul. */
export function isMahjongSoul(value: unknown): boolean {
  return namedRecords(value, 0).some(({name}) => name === 'RecordNewRound')
}

/** The game of the documents. */
export function readMahjongSoul(documents: readonly JsonDocument[]): Reading {
  const faults: ReadFault[] = []
  const rounds: RecordedRound[] = []
  let round: OpenRound | null = null
  let players: 3 | 4 = 4
  for (const {value, start} of documents) {
    for (const record of namedRecords(value, start)) {
      if (record.name === 'RecordNewRound') {
        if (round) rounds.push(closeRound(round))
        round = newRound(record, faults)
        if (round) players = round.deal.scores.length === 3 ? 3 : 4
      } else if (round) {
        const wrong = readRecord(round, record, players)
        if (wrong) faults.push(wrong)
      }
    }
  }
  if (round) rounds.push(closeRound(round))
  if (rounds.length === 0 && faults.length === 0) faults.push(fault('no-rounds', {start: 0, end: 0}))
  const names = Array.from({length: players}, () => '')
  return {
    game: rounds.length === 0 ? null : {format: 'mahjong-soul', players, names, rules: {}, rounds},
    faults
  }
}

/** All records of a document, wherever converters put them, at most six levels deep. */
function namedRecords(value: unknown, document: number): readonly Named[] {
  const found: Named[] = []
  const open: {readonly value: unknown; readonly path: readonly (string | number)[]}[] = [{value, path: []}]
  for (let next = open.pop(); next; next = open.pop()) {
    const {value: one, path} = next
    if (path.length > 6) continue
    if (Array.isArray(one)) {
      for (let index = one.length - 1; index >= 0; index--)
        open.push({value: one[index], path: [...path, index]})
    } else if (isRecord(one)) {
      const name = textOf(one['name']).replace(/^\.?lq\./, '')
      if (name.startsWith('Record') && name !== 'RecordGame') {
        found.push({name, fields: isRecord(one['data']) ? one['data'] : one, place: {document, path}})
      } else {
        for (const key of ['result', 'actions', 'records', 'record', 'data']) {
          if (key in one) open.push({value: one[key], path: [...path, key]})
        }
      }
    }
  }
  return found
}

function newRound({fields, place}: Named, faults: ReadFault[]): OpenRound | null {
  const dealt = dealOf(fields)
  if (dealt === null) {
    faults.push(fault('bad-value', place, {name: 'RecordNewRound', value: ''}))
    return null
  }
  const round = openRound(dealt.deal)
  addEvent(round, {type: 'draw', player: dealt.deal.dealer, tile: dealt.drawn}, place)
  return round
}

/** The deal, and the dealer's fourteenth tile, which is the first draw. */
function dealOf(fields: Fields): {readonly deal: Deal; readonly drawn: Tile} | null {
  const dealer = fields['ju'] ?? 0
  const scores = numbersOf(fields['scores'])
  const indicator = listOf(fields['doras'])[0] ?? fields['dora']
  if (!isPlayer(dealer) || scores === null || scores.length < 3 || !isSoulTile(indicator)) return null
  const hands = [0, 1, 2, 3].map(player => listOf(fields[`tiles${player}`]))
  if (!hands.flat().every(isSoulTile)) return null
  const tiles = hands.map(hand => hand as readonly Tile[])
  const drawn = tiles[dealer]!.at(-1)
  if (tiles[dealer]!.length !== 14 || !drawn) return null
  return {
    deal: {
      kyoku: numberOf(fields['chang']) * 4 + dealer,
      honba: numberOf(fields['ben']),
      sticks: numberOf(fields['liqibang']),
      dealer,
      scores,
      indicator,
      haipai: tiles.map((hand, player) => (player === dealer ? hand.slice(0, 13) : hand))
    },
    drawn
  }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function isPlayer(value: unknown): value is Player {
  return value === 0 || value === 1 || value === 2 || value === 3
}

function isSoulTile(value: unknown): value is Tile {
  return typeof value === 'string' && isTile(value)
}

function readRecord(round: OpenRound, record: Named, players: 3 | 4): ReadFault | null {
  const {name, fields, place} = record
  turnIndicators(round, fields, place)
  switch (name) {
    case 'RecordHule':
      return readHule(round, fields, place) ? null : fault('bad-value', place, {name: 'hules', value: ''})
    case 'RecordNoTile':
      return readNoTile(round, fields, place, players)
    case 'RecordLiuJu':
      return readLiuJu(round, fields, place)
  }
  const event = eventOf(round, name, fields)
  if (event === undefined) return null
  if (event === null) return fault('bad-tile', place, {tile: textOf(fields['tile'])})
  addEvent(round, event, place)
  return null
}

/** Indicators are listed whole: those that are new are turned now. */
function turnIndicators(round: OpenRound, fields: Fields, place: Place): void {
  const all = listOf(fields['doras'])
  const turned = 1 + round.events.filter(({type}) => type === 'dora').length
  for (const tile of all.slice(turned)) if (isSoulTile(tile)) addEvent(round, {type: 'dora', tile}, place)
}

/** The event of a record; `null` where its tiles are none, `undefined` where it says nothing of the table. */
function eventOf(round: OpenRound, name: string, fields: Fields): Event | null | undefined {
  const player = fields['seat'] ?? 0
  const tile = fields['tile']
  if (!isPlayer(player)) return null
  switch (name) {
    case 'RecordDealTile':
      return isSoulTile(tile) ? {type: 'draw', player, tile} : null
    case 'RecordDiscardTile':
      if (!isSoulTile(tile)) return null
      return {
        type: 'discard',
        player,
        tile,
        tsumogiri: fields['moqie'] === true && lastDraw(round) === tile,
        riichi: fields['is_liqi'] === true || fields['is_wliqi'] === true
      }
    case 'RecordChiPengGang':
      return callOf(fields, player)
    case 'RecordAnGangAddGang':
      return kanOf(round, fields, player)
    case 'RecordBaBei':
      return {type: 'kita', player}
    default:
      return undefined
  }
}

function lastDraw({events}: OpenRound): Tile | null {
  const last = events.findLast(({type}) => type !== 'dora')
  return last?.type === 'draw' ? last.tile : null
}

const callTypes = ['chii', 'pon', 'daiminkan'] as const

/** `tiles` and `froms` go together; the called tile is the one that is not the caller's. */
function callOf(fields: Fields, player: Player): Event | null {
  const tiles = listOf(fields['tiles'])
  const froms = listOf(fields['froms'])
  const type = callTypes[numberOf(fields['type'])]
  const called = froms.findIndex(from => from !== player)
  const from = froms[called]
  if (!type || !isPlayer(from) || !tiles.every(isSoulTile) || !tiles[called]) return null
  const own = tiles.filter((_, index) => index !== called).sort(compareTiles)
  return {type, player, tile: tiles[called], own, from}
}

/** Type 3 is a concealed kan, of which one tile is named; 2 adds to a pon. */
function kanOf({events, deal}: OpenRound, fields: Fields, player: Player): Event | null {
  const tile = fields['tiles']
  if (!isSoulTile(tile)) return null
  if (numberOf(fields['type']) !== 3) return {type: 'kakan', player, tile}
  const held = [
    ...(deal.haipai[player] ?? []),
    ...events.flatMap(event =>
      event.type === 'draw' && event.player === player && event.tile ? [event.tile] : []
    )
  ]
  const tiles = held.filter(one => kindOf(one) === kindOf(tile)).sort(compareTiles)
  return tiles.length === 4 ? {type: 'ankan', player, tiles} : null
}

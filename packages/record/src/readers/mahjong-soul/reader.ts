/**
 * Reads decoded records of Mahjong Soul (雀魂): a list of named records, as converters write `GameDetailRecords` in JSON.
 *
 * The protobuf file itself is not read. Fields with the value 0 or `false` may be missing, as protobuf leaves them out.
 */
import {compareTiles, kindOf, type Tile} from '@tehai/riichi/tile'
import type {Event, Player} from '../../game/event.js'
import type {Place, RecordedRound} from '../../game/record.js'
import {fault, readingOf, type ReadFault, type Reading} from '../fault.js'
import {type JsonDocument, listOf, numbersOf, textOf} from '../json.js'
import {addEvent, closeRound, openRound, type Deal, type OpenRound} from '../open-round.js'
import {isPlayer, isTileText, numberOf} from '../values.js'
import {readHule, readLiuJu, readNoTile} from './ends.js'
import {headOf} from './head.js'
import {namedRecords, type Fields, type NamedRecord} from './named-records.js'

/** Whether a document looks like decoded records of Mahjong Soul. */
export function isMahjongSoul(value: unknown): boolean {
  return namedRecords(value, 0).some(({name}) => name === 'RecordNewRound')
}

/**
 * Records that only games with other rules have: hands of Sichuan (血戦到底), tiles that are exchanged or discarded face
 * down.
 */
const otherGames =
  /^Record(?:HuleXueZhan|SelectGap|ChangeTile|RevealTile|UnveilTile|LockTile|GangResult|FillAwaitingTiles)/

/** The game of the documents. */
export function readMahjongSoul(documents: readonly JsonDocument[]): Reading {
  const faults: ReadFault[] = []
  const rounds: RecordedRound[] = []
  let round: SoulRound | null = null
  let players: 3 | 4 = 4
  let other: ReadFault | null = null
  for (const {value, start} of documents) {
    for (const record of namedRecords(value, start)) {
      if (otherGames.test(record.name)) other ??= fault('other-game', record.place, {mode: record.name})
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
  const {names, rules, mode} = headOf(documents[0]?.value, players)
  if (mode) {
    const path = ['head', 'config', 'mode', 'detail_rule', mode]
    other = fault('other-game', {document: documents[0]!.start, path}, {mode})
  }
  if (other) return {game: null, faults: [other]}
  return readingOf({format: 'mahjong-soul', players, names, rules, rounds}, faults)
}

/**
 * A round with the tiles that each player was dealt or has drawn, by player and kind: needed because a concealed kan
 * names only one of its four tiles.
 */
interface SoulRound extends OpenRound {
  readonly taken: readonly Tile[][]
}

function take({taken}: SoulRound, player: Player, tile: Tile): void {
  taken[placeOf(player, tile)]!.push(tile)
}

const KINDS = 34
const placeOf = (player: Player, tile: Tile): number => player * KINDS + kindOf(tile)

function newRound({fields, place}: NamedRecord, faults: ReadFault[]): SoulRound | null {
  const dealt = dealOf(fields)
  if (dealt === null) {
    faults.push(fault('bad-value', place, {name: 'RecordNewRound', value: ''}))
    return null
  }
  const {deal, drawn} = dealt
  const taken = Array.from({length: 4 * KINDS}, (): Tile[] => [])
  const round: SoulRound = {...openRound(deal), taken}
  deal.haipai.forEach((hand, player) => hand?.forEach(tile => take(round, player as Player, tile)))
  take(round, deal.dealer, drawn)
  addEvent(round, {type: 'draw', player: deal.dealer, tile: drawn}, place)
  return round
}

/** The deal, and the dealer's fourteenth tile, which is the first draw. */
function dealOf(fields: Fields): {readonly deal: Deal; readonly drawn: Tile} | null {
  const dealer = fields['ju'] ?? 0
  const scores = numbersOf(fields['scores'])
  const indicator = listOf(fields['doras'])[0] ?? fields['dora']
  if (!isPlayer(dealer) || scores === null || scores.length < 3 || !isTileText(indicator)) return null
  const hands = [0, 1, 2, 3].map(player => listOf(fields[`tiles${player}`]))
  if (!hands.flat().every(isTileText)) return null
  const tiles = hands.map(hand => hand as readonly Tile[])
  const drawn = tiles[dealer]!.at(-1)
  if (tiles[dealer]!.length !== 14 || !drawn) return null
  return {
    deal: {
      kyoku: (numberOf(fields['chang']) ?? 0) * 4 + dealer,
      honba: numberOf(fields['ben']) ?? 0,
      sticks: numberOf(fields['liqibang']) ?? 0,
      dealer,
      scores,
      indicator,
      haipai: tiles.map((hand, player) => (player === dealer ? hand.slice(0, 13) : hand))
    },
    drawn
  }
}

function readRecord(round: SoulRound, record: NamedRecord, players: 3 | 4): ReadFault | null {
  const {name, fields, place} = record
  // An indicator turned with a discard counts only if no player wins by the discard.
  if (name !== 'RecordDiscardTile') turnIndicators(round, fields, place)
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
  if (event.type === 'draw' && event.tile) take(round, event.player, event.tile)
  addEvent(round, event, place)
  if (name === 'RecordDiscardTile') turnIndicators(round, fields, place)
  return null
}

/** The list has all indicators: the new ones are turned now. */
function turnIndicators(round: OpenRound, fields: Fields, place: Place): void {
  const all = listOf(fields['doras'])
  const turned = 1 + round.latest.indicators
  for (const tile of all.slice(turned)) if (isTileText(tile)) addEvent(round, {type: 'dora', tile}, place)
}

/** The event of a record; `null` if its tiles are invalid, `undefined` if it does not concern the table. */
function eventOf(round: SoulRound, name: string, fields: Fields): Event | null | undefined {
  const player = fields['seat'] ?? 0
  const tile = fields['tile']
  if (!isPlayer(player)) return null
  switch (name) {
    case 'RecordDealTile':
      return isTileText(tile) ? {type: 'draw', player, tile} : null
    case 'RecordDiscardTile':
      if (!isTileText(tile)) return null
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

function lastDraw({latest: {event}}: OpenRound): Tile | null {
  return event?.type === 'draw' ? event.tile : null
}

const callTypes = ['chii', 'pon', 'daiminkan'] as const

/** `tiles` and `froms` correspond; the called tile is the one not from the caller. */
function callOf(fields: Fields, player: Player): Event | null {
  const tiles = listOf(fields['tiles'])
  const froms = listOf(fields['froms'])
  const type = callTypes[numberOf(fields['type']) ?? 0]
  const called = froms.findIndex(from => from !== player)
  const from = froms[called]
  if (!type || !isPlayer(from) || !tiles.every(isTileText) || !tiles[called]) return null
  const own = tiles.filter((_, index) => index !== called).sort(compareTiles)
  return {type, player, tile: tiles[called], own, from}
}

/** Type 3 is a concealed kan, with one of its tiles named; type 2 adds a tile to a pon. */
function kanOf({taken}: SoulRound, fields: Fields, player: Player): Event | null {
  const tile = fields['tiles']
  if (!isTileText(tile)) return null
  if (fields['type'] !== 3) return {type: 'kakan', player, tile}
  const tiles = taken[placeOf(player, tile)]!
  return tiles.length === 4 ? {type: 'ankan', player, tiles: tiles.toSorted(compareTiles)} : null
}

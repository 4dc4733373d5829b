/**
 * `hora` and `ryukyoku`: how a round ends. Dialects differ in how much they say of it.
 */
import type {AgariEvent, DrawReason, Player} from '../../game/event.js'
import type {DrawResult, RecordedYaku, WinResult} from '../../game/record.js'
import {listOf, numbersOf, textOf} from '../json.js'
import type {OpenRound} from '../open-round.js'
import {tileOfText} from './tiles.js'
import {yakuOfMjai} from './yaku.js'

type Fields = Readonly<Record<string, unknown>>

const reasons: ReadonlyMap<unknown, DrawReason> = new Map<unknown, DrawReason>([
  ['nagashimangan', 'nagashi'],
  ['kyushukyuhai', 'kyuushu'],
  ['suchareach', 'suucha-riichi'],
  ['sanchaho', 'sanchahou'],
  ['sukaikan', 'suukaikan'],
  ['sufonrenta', 'suufon-renda']
])

/** The win of a `hora`; the tile is the last drawn or laid where the line does not name it. */
export function winOf(value: Fields, {events}: OpenRound): AgariEvent | null {
  const {actor: player, target: from} = value
  if (!isPlayer(player) || !isPlayer(from)) return null
  const last = events.findLast(event => event.type !== 'dora' && event.type !== 'agari')
  const lastTile = last && ('tile' in last ? last.tile : last.type === 'ankan' ? last.tiles[0]! : '4z')
  const tile = tileOfText(value['pai']) ?? lastTile
  if (!tile) return null
  const ura = listOf(value['ura_markers'] ?? value['uradora_markers']).map(tileOfText)
  return {type: 'agari', player, from, tile, ura: ura.filter(found => found !== null)}
}

/** What the line says of the win. */
export function winResult(value: Fields, {player, from}: AgariEvent): WinResult {
  const yaku = listOf(value['yakus']).map((entry): RecordedYaku => {
    const [name, han] = listOf(entry)
    return yakuOfMjai(textOf(name), typeof han === 'number' ? (han >= 100 ? 13 : han) : 0)
  })
  const times = yaku.reduce((sum, {han}) => sum + (han >= 13 ? 1 : 0), 0)
  return {
    type: 'win',
    player,
    from,
    pao: null,
    fu: numberOf(value['fu']),
    han: times > 0 ? null : numberOf(value['fan']),
    points: numberOf(value['hora_points']),
    limit: null,
    yaku,
    yakuman: times,
    before: null,
    delta: numbersOf(value['deltas'])
  }
}

/** What the line says of a draw. */
export function drawResult(value: Fields): DrawResult {
  const tenpai = listOf(value['tenpais'])
  return {
    type: 'draw',
    reason: reasons.get(value['reason']) ?? 'exhaustive',
    tenpai: tenpai.length > 0 && tenpai.every(one => typeof one === 'boolean') ? tenpai : null,
    before: null,
    delta: numbersOf(value['deltas'])
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function isPlayer(value: unknown): value is Player {
  return value === 0 || value === 1 || value === 2 || value === 3
}

/**
 * `hora` and `ryukyoku`: how a round ends. Dialects differ in how much they state.
 */
import type {AgariEvent} from '../../game/event.js'
import type {DrawResult, RecordedYaku, WinResult} from '../../game/record.js'
import {isRecord, listOf, numbersOf, textOf} from '../json.js'
import type {OpenRound} from '../open-round.js'
import {reasonOf} from '../draw-reason.js'
import {reasonOfWord} from '../draw-words.js'
import {isPlayer, numberOf} from '../values.js'
import {tileOfText} from './tiles.js'
import {yakuOfMjai} from './yaku.js'

type Fields = Readonly<Record<string, unknown>>

/** Field names of ura dora indicators: of Mortal, of the protocol, of akochan. */
const uraKeys = ['ura_markers', 'uradora_markers', 'uradora_marker']

/** The win of a `hora`; if the line does not name the tile, it is the last one drawn, discarded or added. */
export function winOf(value: Fields, {latest: {move: last}}: OpenRound): AgariEvent | null {
  const {actor: player} = value
  // Without a target, it is the player who has discarded, or the winner.
  const from = value['target'] ?? (last && 'player' in last ? last.player : undefined)
  if (!isPlayer(player) || !isPlayer(from)) return null
  const lastTile = last && ('tile' in last ? last.tile : last.type === 'ankan' ? last.tiles[0]! : '4z')
  const tile = tileOfText(value['pai']) ?? lastTile
  if (!tile) return null
  const ura = listOf(uraKeys.map(key => value[key]).find(list => list !== undefined)).map(tileOfText)
  return {type: 'agari', player, from, tile, ura: ura.filter(found => found !== null)}
}

/** What the line says of the win. */
export function winResult(value: Fields, {player, from}: AgariEvent): WinResult {
  const yaku = listOf(value['yakus'] ?? value['yaku']).map((entry): RecordedYaku => {
    const [name, han] = isRecord(entry) ? [entry['name'], entry['han'] ?? entry['fan']] : listOf(entry)
    return yakuOfMjai(textOf(name), typeof han === 'number' ? (han >= 100 ? 13 : han) : 0)
  })
  const times = yaku.reduce((sum, {han}) => sum + (han >= 13 ? 1 : 0), 0)
  return {
    type: 'win',
    player,
    from,
    pao: null,
    fu: roundedFu(numberOf(value['fu'])),
    han: times > 0 ? null : numberOf(value['fan'] ?? value['han']),
    points: numberOf(value['hora_points']),
    limit: null,
    yaku,
    yakuman: times,
    before: null,
    delta: numbersOf(value['deltas'])
  }
}

/** Fu as they are scored: akochan writes what it has counted, 38 for 40. */
function roundedFu(fu: number | null): number | null {
  return fu === null || fu === 25 ? fu : Math.ceil(fu / 10) * 10
}

/** What the line says about a draw; a missing reason is found from the table. */
export function drawResult(value: Fields, round: OpenRound, players: 3 | 4): DrawResult {
  const tenpai = listOf(value['tenpais'])
  return {
    type: 'draw',
    reason: reasonOfWord(textOf(value['reason'])) ?? reasonOf(round, players, numbersOf(value['deltas'])),
    tenpai: tenpai.length > 0 && tenpai.every(one => typeof one === 'boolean') ? tenpai : null,
    before: null,
    delta: numbersOf(value['deltas'])
  }
}

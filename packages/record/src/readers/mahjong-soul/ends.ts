/**
 * How a round ends in records of Mahjong Soul.
 */
import {isTile, type Tile} from '@tehai/riichi/tile'
import type {LimitId} from '@tehai/riichi'
import type {AgariEvent, DrawReason, Player} from '../../game/event.js'
import type {Place, WinResult} from '../../game/record.js'
import {fault, type ReadFault} from '../fault.js'
import {isRecord, listOf, numbersOf, textOf} from '../json.js'
import {addEvent, type OpenRound} from '../open-round.js'
import {yakuOfMahjongSoul} from './yaku.js'

type Fields = Readonly<Record<string, unknown>>

/** Wins, all in one record; the changes of scores are those of all together. */
export function readHule(round: OpenRound, fields: Fields, place: Place): boolean {
  const last = round.events.findLast(({type}) => type !== 'dora')
  const holder = last && 'player' in last ? last.player : 0
  const wins = listOf(fields['hules']).filter(isRecord)
  const delta = numbersOf(fields['delta_scores'])
  const before = numbersOf(fields['old_scores'])
  const isOne = wins.length === 1
  for (const win of wins) {
    const player = (win['seat'] ?? 0) as Player
    const tile = win['hu_tile']
    if (typeof tile !== 'string' || !isTile(tile) || !(player >= 0 && player <= 3)) return false
    const from = win['zimo'] === true ? player : holder
    const ura = win['liqi'] === true ? listOf(win['li_doras']).filter(isTileText) : []
    addEvent(round, {type: 'agari', player, from, tile, ura}, place)
    round.results.push(winResult(win, {player, from}, isOne ? before : null, isOne ? delta : null))
  }
  return wins.length > 0
}

function isTileText(value: unknown): value is Tile {
  return typeof value === 'string' && isTile(value)
}

function winResult(
  win: Fields,
  {player, from}: Pick<AgariEvent, 'player' | 'from'>,
  before: readonly number[] | null,
  delta: readonly number[] | null
): WinResult {
  const isYakuman = win['yiman'] === true
  const yaku = listOf(win['fans'])
    .filter(isRecord)
    .map(fan =>
      yakuOfMahjongSoul(numberOf(fan['id']), numberOf(fan['val']) * (isYakuman ? 13 : 1), textOf(fan['name']))
    )
  const count = numberOf(win['count'])
  return {
    type: 'win',
    player,
    from,
    pao: null,
    fu: isYakuman ? null : numberOf(win['fu']),
    han: isYakuman ? null : count,
    points: null,
    limit: limitOf(count, isYakuman),
    yaku,
    yakuman: isYakuman ? count : 0,
    before,
    delta
  }
}

/** The limit from five han on; below, it follows from fu as well and is left to the rules. */
function limitOf(han: number, isYakuman: boolean): LimitId | null {
  if (isYakuman) return 'yakuman'
  if (han >= 13) return 'kazoe-yakuman'
  if (han >= 11) return 'sanbaiman'
  if (han >= 8) return 'baiman'
  if (han >= 6) return 'haneman'
  return han === 5 ? 'mangan' : null
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** The wall is used up, or a river pays. */
export function readNoTile(round: OpenRound, fields: Fields, place: Place, players: 3 | 4): null {
  const reason: DrawReason = fields['liujumanguan'] === true ? 'nagashi' : 'exhaustive'
  const hands = listOf(fields['players'])
  const tenpai = Array.from({length: players}, (_, player) => {
    const hand = hands[player]
    return isRecord(hand) && hand['tingpai'] === true
  })
  const scores = listOf(fields['scores']).filter(isRecord)
  const delta = scores
    .map(one => numbersOf(one['delta_scores']) ?? [])
    .reduce(
      (sum, one) => sum.map((points, player) => points + (one[player] ?? 0)),
      Array<number>(players).fill(0)
    )
  addEvent(round, {type: 'ryuukyoku', reason}, place)
  round.results.push({type: 'draw', reason, tenpai, before: numbersOf(scores[0]?.['old_scores']), delta})
  return null
}

/** Draws by the number of their reason. */
const reasons: readonly (DrawReason | null)[] = [
  null,
  'kyuushu',
  'suufon-renda',
  'suukaikan',
  'suucha-riichi',
  'sanchahou'
]

/** The round is drawn before its end. */
export function readLiuJu(round: OpenRound, fields: Fields, place: Place): ReadFault | null {
  const reason = reasons[numberOf(fields['type'])]
  if (!reason) return fault('bad-value', place, {name: 'type', value: String(fields['type'])})
  addEvent(round, {type: 'ryuukyoku', reason}, place)
  round.results.push({
    type: 'draw',
    reason,
    tenpai: null,
    before: null,
    delta: round.deal.scores.map(() => 0)
  })
  return null
}

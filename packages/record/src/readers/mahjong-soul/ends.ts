/**
 * How a round ends in records of Mahjong Soul.
 */
import type {AgariEvent, DrawReason, Player} from '../../game/event.js'
import type {Place, WinResult} from '../../game/record.js'
import {fault, type ReadFault} from '../fault.js'
import {isRecord, listOf, numbersOf, textOf} from '../json.js'
import {addEvent, dropIndicator, type OpenRound} from '../open-round.js'
import {isTileText, limitOf, numberOf} from '../values.js'
import type {Fields} from './named-records.js'
import {yakuOfMahjongSoul} from './yaku.js'

/**
 * An indicator that was turned with the last discard does not count for a win by that discard: each win lists those
 * that count.
 */
function dropUnseenIndicators(round: OpenRound, fields: Fields): void {
  const [win] = listOf(fields['hules'])
  const counted = isRecord(win) ? listOf(win['doras']).length : 0
  const turned = 1 + round.latest.indicators
  if (counted === 0 || turned <= counted || round.events.at(-1)?.type !== 'dora') return
  dropIndicator(round)
}

/** Wins, all in one record; the changes of scores are their totals. */
export function readHule(round: OpenRound, fields: Fields, place: Place): boolean {
  dropUnseenIndicators(round, fields)
  const last = round.latest.event
  const holder = last && 'player' in last ? last.player : 0
  const wins = listOf(fields['hules']).filter(isRecord)
  const delta = numbersOf(fields['delta_scores'])
  const before = numbersOf(fields['old_scores'])
  const isOne = wins.length === 1
  for (const win of wins) {
    const player = (win['seat'] ?? 0) as Player
    const tile = win['hu_tile']
    if (!isTileText(tile) || !(player >= 0 && player <= 3)) return false
    const from = win['zimo'] === true ? player : holder
    const ura = win['liqi'] === true ? listOf(win['li_doras']).filter(isTileText) : []
    addEvent(round, {type: 'agari', player, from, tile, ura}, place)
    round.results.push(winResult(win, {player, from}, isOne ? before : null, isOne ? delta : null))
  }
  return wins.length > 0
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
      yakuOfMahjongSoul(
        numberOf(fan['id']) ?? 0,
        (numberOf(fan['val']) ?? 0) * (isYakuman ? 13 : 1),
        textOf(fan['name'])
      )
    )
  // A win never has 0 of these, so a missing field means that the value is not stated.
  const count = numberOf(win['count']) || null
  const fu = numberOf(win['fu']) || null
  return {
    type: 'win',
    player,
    from,
    pao: null,
    fu: isYakuman ? null : fu,
    han: isYakuman ? null : count,
    points: win['zimo'] === true ? null : numberOf(win['point_rong']),
    limit: isYakuman ? 'yakuman' : limitOf(count ?? 0, fu ?? 0),
    yaku,
    yakuman: isYakuman ? (count ?? 1) : 0,
    before,
    delta
  }
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
  const reason = reasons[numberOf(fields['type']) ?? 0]
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

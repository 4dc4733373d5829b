/**
 * `AGARI` and `RYUUKYOKU`: how a round ends, and what the server states about it.
 */
import type {LimitId} from '@tehai/riichi'
import type {AgariEvent, Player, RyuukyokuEvent} from '../../game/event.js'
import type {DrawResult, WinResult} from '../../game/record.js'
import {reasonOfWord} from '../draw-words.js'
import {fault, type ReadFault} from '../fault.js'
import {yakuOfNumber} from '../../game/tenhou-yaku.js'
import {numbersOf, points} from './numbers.js'
import type {Tag} from './tags.js'
import {tileOfId} from './tiles.js'

/** Limits by the number in `ten`. */
const limits: readonly (LimitId | null)[] = [null, 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman']

/** A win. */
export function readAgari({attributes, start, end}: Tag, hasReds: boolean): AgariEvent | ReadFault {
  const tile = tileOfId(Number(attributes.get('machi') ?? NaN), hasReds)
  if (tile === null) return fault('bad-tile', {start, end}, {tile: attributes.get('machi') ?? ''})
  const player = playerOf(attributes.get('who'))
  const from = playerOf(attributes.get('fromWho'))
  if (player === null || from === null) return fault('missing-value', {start, end}, {name: 'who'})
  const ura = (numbersOf(attributes.get('doraHaiUra')) ?? []).map(id => tileOfId(id, hasReds))
  return {type: 'agari', player, from, tile, ura: ura.filter(found => found !== null)}
}

/** What the server says of a win. */
export function agariResult({attributes}: Tag, players: 3 | 4): WinResult {
  const [fu = null, won = null, limit = 0] = numbersOf(attributes.get('ten')) ?? []
  const yaku = yakuOf(numbersOf(attributes.get('yaku')) ?? [])
  const yakuman = (numbersOf(attributes.get('yakuman')) ?? []).map(number => yakuOfNumber(number, 13))
  const han = yaku.reduce((sum, {han}) => sum + han, 0)
  const named = limits[limit] ?? null
  return {
    type: 'win',
    player: playerOf(attributes.get('who')) ?? 0,
    from: playerOf(attributes.get('fromWho')) ?? 0,
    pao: playerOf(attributes.get('paoWho')),
    fu,
    han: yakuman.length > 0 ? null : han,
    points: won,
    limit: named === 'yakuman' && yakuman.length === 0 ? 'kazoe-yakuman' : named,
    yaku: [...yaku, ...yakuman],
    yakuman: yakuman.length,
    ...scoresOf(attributes.get('sc'), players)
  }
}

function yakuOf(numbers: readonly number[]): WinResult['yaku'] {
  const pairs = Math.floor(numbers.length / 2)
  return Array.from({length: pairs}, (_, index) => yakuOfNumber(numbers[2 * index]!, numbers[2 * index + 1]!))
}

/** `sc` has the score and its change for each player, in hundreds; chips (祝儀) may follow, which are not points. */
function scoresOf(text: string | undefined, players: 3 | 4): Pick<WinResult, 'before' | 'delta'> {
  const numbers = numbersOf(text)
  if (numbers === null || numbers.length < 2 * players) return {before: null, delta: null}
  const all = numbers.slice(0, 8).map(points)
  return {before: all.filter((_, index) => index % 2 === 0), delta: all.filter((_, index) => index % 2 === 1)}
}

/** The round ends without a win; without a `type` the wall is used up. */
export function readRyuukyoku({attributes}: Tag): RyuukyokuEvent {
  return {type: 'ryuukyoku', reason: reasonOfWord(attributes.get('type') ?? '') ?? 'exhaustive'}
}

/** What the server states: who shows a hand, and what is paid. */
export function ryuukyokuResult(tag: Tag, players: 3 | 4): DrawResult {
  const {attributes} = tag
  const {reason} = readRyuukyoku(tag)
  const tenpai = [0, 1, 2, 3].map(player => attributes.has(`hai${player}`))
  return {type: 'draw', reason, tenpai, ...scoresOf(attributes.get('sc'), players)}
}

function playerOf(text: string | undefined): Player | null {
  const player = Number(text ?? NaN)
  return player >= 0 && player <= 3 ? (player as Player) : null
}

/**
 * The result of a round in tenhou.net/6.
 *
 *     ["和了", [-1300,-700,3700,-700], [2, 2, 2, "20符3飜700-1300点", "立直(1飜)", "平和(1飜)"]]
 *     ["流局", [-3000,1000,1000,1000]]
 */
import type {LimitId} from '@tehai/riichi'
import type {DrawResult, RecordedYaku, WinResult} from '../../game/record.js'
import {reasonOfWord} from '../draw-words.js'
import {listOf, numbersOf, textOf} from '../json.js'
import {isPlayer} from '../values.js'
import {isYakumanNumber, yakuOfName} from '../../game/tenhou-yaku.js'

/** What the record says about the end; `null` for anything that is not a result. */
export type End =
  | {readonly type: 'win'; readonly wins: readonly WinResult[]}
  | {readonly type: 'draw'; readonly result: DrawResult}

/** A win, in the languages of the converters. */
const wins: ReadonlySet<unknown> = new Set(['和了', 'Agari'])

/** The beginning of an amount, in the languages of the converters. */
const limits: readonly (readonly [limit: LimitId, ...words: string[]])[] = [
  ['kazoe-yakuman', '数え役満', 'Kazoe Yakuman', 'Counted Yakuman'],
  ['yakuman', '役満', 'Yakuman'],
  ['sanbaiman', '三倍満', 'Sanbaiman'],
  ['baiman', '倍満', 'Baiman'],
  ['haneman', '跳満', 'Haneman'],
  ['mangan', '満貫', '切り上げ満貫', 'Mangan', 'Kiriage Mangan', 'Rounded Mangan']
]

/** Whether the end is left open: by an empty list, or as the editor of tenhou.net/6 writes it (不明). */
export function isLeftOpen(value: unknown): boolean {
  return Array.isArray(value) && (value.length === 0 || value[0] === '不明')
}

/** Reads the last entry of a round. */
export function readEnd(value: unknown, players: 3 | 4): End | null {
  const [word, ...rest] = listOf(value)
  if (wins.has(word)) {
    const wins: WinResult[] = []
    for (let index = 0; index + 1 < rest.length; index += 2) {
      const win = readWin(numbersOf(rest[index]), listOf(rest[index + 1]), players)
      if (win === null) return null
      wins.push(win)
    }
    return wins.length === 0 ? null : {type: 'win', wins}
  }
  const reason = reasonOfWord(textOf(word))
  if (reason === undefined) return null
  const delta = numbersOf(rest[0]) ?? [0, 0, 0, 0]
  return {type: 'draw', result: {type: 'draw', reason, tenpai: null, before: null, delta}}
}

function readWin(
  delta: readonly number[] | null,
  parts: readonly unknown[],
  players: 3 | 4
): WinResult | null {
  const [player, from, pao, amount, ...names] = parts
  if (!isPlayer(player) || !isPlayer(from)) return null
  const yaku = names.map(name => readYaku(textOf(name)))
  const yakuman = yaku.filter(({number}) => isYakumanNumber(number))
  const worth = readAmount(textOf(amount), players)
  const han = yaku.reduce((sum, one) => sum + one.han, 0)
  return {
    type: 'win',
    player,
    from,
    pao: isPlayer(pao) && pao !== player && pao !== from ? pao : null,
    fu: worth.fu,
    // If the rest is left open, the editor writes only who has won from whom.
    han: yakuman.length > 0 ? null : (worth.han ?? (yaku.length > 0 ? han : null)),
    points: worth.points,
    limit: worth.limit === 'yakuman' && yakuman.length === 0 ? 'kazoe-yakuman' : worth.limit,
    yaku,
    yakuman: yaku.filter(({han: times}) => times >= 13).reduce((sum, one) => sum + one.han / 13, 0),
    before: null,
    delta
  }
}

/** `立直(1飜)`, `大三元(役満)`. */
function readYaku(text: string): RecordedYaku {
  const open = text.lastIndexOf('(')
  const name = open < 0 ? text : text.slice(0, open)
  const inside = open < 0 ? '' : text.slice(open + 1, -1)
  const han = inside.endsWith('飜') || inside.endsWith('翻') ? Number(inside.slice(0, -1)) : 13
  return yakuOfName(name, Number.isFinite(han) ? han : 0)
}

/** `30符3飜3900点`, `満貫2000-4000点`, `40符4飜3900点∀`, `跳満12000点`. */
function readAmount(text: string, players: 3 | 4): Pick<WinResult, 'fu' | 'han' | 'points' | 'limit'> {
  const limit = limits.find(([, ...words]) => words.some(word => text.startsWith(word)))
  const sized = /^(\d{1,3})符(\d{1,2})[飜翻]/.exec(text)
  const amount = /(\d{1,6})(?:-(\d{1,6}))?点(∀?)$/.exec(text)
  return {
    fu: sized ? Number(sized[1]) : null,
    han: sized ? Number(sized[2]) : null,
    points: amount && pointsOf(Number(amount[1]), amount[2], amount[3] === '∀', players),
    limit: limit?.[0] ?? null
  }
}

/** The total payment: for a tsumo, the amounts are per player. */
function pointsOf(first: number, second: string | undefined, fromEach: boolean, players: 3 | 4): number {
  if (second !== undefined) return first * (players - 2) + Number(second)
  return fromEach ? first * (players - 1) : first
}

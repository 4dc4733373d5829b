/**
 * Results of tenhou.net/6: what is paid together, limits, yaku and who is liable.
 */
import {expect, test} from 'vitest'
import type {WinResult} from '../../game/record.js'
import {isLeftOpen, readEnd} from './ends.js'

const delta = [-3900, 3900, 0, 0]
const winOf = (amount: string, names: readonly string[] = [], players: 3 | 4 = 4): WinResult => {
  const end = readEnd(['和了', delta, [1, 0, 1, amount, ...names]], players)
  if (end?.type !== 'win') throw new TypeError('Expected a win')
  return end.wins[0]!
}

test.each<[string, Partial<WinResult>]>([
  ['30符3飜3900点', {fu: 30, han: 3, points: 3900, limit: null}],
  ['110符1翻3600点', {fu: 110, han: 1, points: 3600}],
  ['30符3飜1000-2000点', {fu: 30, han: 3, points: 4000}],
  ['40符2飜1300点∀', {fu: 40, han: 2, points: 3900}],
  ['満貫8000点', {fu: null, points: 8000, limit: 'mangan'}],
  ['切り上げ満貫8000点', {limit: 'mangan'}],
  ['Kiriage Mangan 8000点', {limit: 'mangan'}],
  ['満貫2000-4000点', {points: 8000, limit: 'mangan'}],
  ['跳満12000点', {points: 12000, limit: 'haneman'}],
  ['倍満16000点', {points: 16000, limit: 'baiman'}],
  ['三倍満24000点', {points: 24000, limit: 'sanbaiman'}],
  ['数え役満32000点', {points: 32000, limit: 'kazoe-yakuman'}],
  ['Sanbaiman 24000点', {limit: 'sanbaiman'}],
  ['Baiman 16000点', {limit: 'baiman'}],
  ['Haneman 12000点', {limit: 'haneman'}],
  ['', {fu: null, han: null, points: null, limit: null}]
])('%s', (amount, expected) => {
  expect(winOf(amount)).toMatchObject({type: 'win', player: 1, from: 0, delta, before: null, ...expected})
})

test('of three players two pay a tsumo', () => {
  expect(winOf('30符3飜1000-2000点', [], 3).points).toBe(3000)
  expect(winOf('40符2飜1300点∀', [], 3).points).toBe(2600)
})

test('yaku with their han, of which the sum counts where the amount has none', () => {
  const win = winOf('満貫8000点', ['立直(1飜)', '平和(1翻)', 'ドラ(3飜)'])
  expect(win.yaku.map(({id, han}) => [id, han])).toEqual([
    ['riichi', 1],
    ['pinfu', 1],
    ['dora', 3]
  ])
  expect(win).toMatchObject({han: 5, yakuman: 0})
  expect(winOf('30符3飜3900点', ['立直(1飜)']).han).toBe(3)
  expect(winOf('満貫8000点').han).toBeNull()
  expect(winOf('', ['立直(x飜)']).yaku).toMatchObject([{id: 'riichi', han: 0}])
  expect(winOf('', ['立直']).yaku).toMatchObject([{id: 'riichi', han: 13}])
})

test('yakuman have no han; a limit of 32000 without one is counted', () => {
  expect(winOf('役満32000点', ['大三元(役満)'])).toMatchObject({
    han: null,
    limit: 'yakuman',
    yakuman: 1,
    yaku: [{id: 'daisangen', han: 13}]
  })
  expect(winOf('役満64000点', ['大三元(役満)', '字一色(役満)'])).toMatchObject({yakuman: 2})
  expect(winOf('役満32000点', ['立直(1飜)'])).toMatchObject({limit: 'kazoe-yakuman', yakuman: 0})
})

test('who is liable is neither the winner nor who has discarded', () => {
  const paoOf = (pao: unknown): unknown => {
    const end = readEnd(['和了', delta, [1, 0, pao, '']], 4)
    return end?.type === 'win' && end.wins[0]!.pao
  }
  expect([0, 1, 2, 3, 4, null].map(paoOf)).toEqual([null, null, 2, 3, null, null])
})

test('several wins follow each other', () => {
  const end = readEnd(['和了', [1, -1, 0, 0], [0, 1, 0, ''], [0, -2, 2, 0], [2, 1, 2, '']], 4)
  expect(end?.type === 'win' && end.wins.map(({player, delta}) => [player, delta])).toEqual([
    [0, [1, -1, 0, 0]],
    [2, [0, -2, 2, 0]]
  ])
})

test('a draw pays what is written, or nothing', () => {
  const result = {type: 'draw', reason: 'exhaustive', tenpai: null, before: null}
  expect(readEnd(['流局', [3000, -1000, -1000, -1000]], 4)).toEqual({
    type: 'draw',
    result: {...result, delta: [3000, -1000, -1000, -1000]}
  })
  expect(readEnd(['九種九牌'], 4)).toEqual({
    type: 'draw',
    result: {...result, reason: 'kyuushu', delta: [0, 0, 0, 0]}
  })
})

test.each<[unknown]>([
  [['和了']],
  [['和了', delta]],
  [['和了', delta, [4, 0, 1, '']]],
  [['和了', delta, [1, 'x', 1, '']]],
  [['和了', delta, [1, 0, 1, ''], delta, []]],
  [['不明']],
  [[]],
  ['和了'],
  [null]
])('%j is no result', value => {
  expect(readEnd(value, 4)).toBeNull()
})

test('an end that is left open', () => {
  expect([[], ['不明']].map(isLeftOpen)).toEqual([true, true])
  expect([null, 'x', ['和了']].map(isLeftOpen)).toEqual([false, false, false])
})

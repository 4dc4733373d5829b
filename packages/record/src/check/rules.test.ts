import {presets} from '@tehai/riichi'
import {expect, test} from 'vitest'
import type {RecordedGame} from '../game/record.js'
import {gameOf, playRound} from './playout.js'
import {rulesOfRecord} from './rules.js'

const rulesOf = (change: Partial<RecordedGame>, players: 3 | 4 = 4) =>
  rulesOfRecord({...gameOf([playRound({seed: 1, players})], players), ...change})

test.each([
  ['tenhou-xml', 4, 'tenhou'],
  ['tenhou6', 4, 'tenhou'],
  ['mjai', 3, 'tenhou-sanma'],
  ['kobalab', 4, 'default'],
  ['mahjong-soul', 4, 'mahjong-soul'],
  ['mahjong-soul', 3, 'mahjong-soul-sanma']
] as const)('a record of %s with %i players is checked by the rules %s', (format, players, preset) => {
  expect(rulesOf({format}, players)).toEqual(presets[preset])
})

test('what a record says of its rules holds', () => {
  expect(rulesOf({format: 'tenhou6', rules: {service: 'mahjong-soul'}})).toEqual(presets['mahjong-soul'])
  expect(rulesOf({rules: {league: 'jpml'}})).toEqual(presets.jpml)
  expect(rulesOf({rules: {kuitan: false, south: true}})).toEqual({...presets.tenhou, kuitan: false})
  expect(rulesOf({rules: {kuikae: true, riichiWithoutDraw: true}})).toEqual({
    ...presets.tenhou,
    kuikae: true,
    riichiWithoutDraw: true
  })
  expect(rulesOf({rules: {riichiStick: 0, notenPayments: [500, 500, 500]}})).toEqual({
    ...presets.tenhou,
    riichiStick: 0,
    notenPayments: [500, 500, 500]
  })
  expect(rulesOf({rules: {kuikae: false, riichiWithoutDraw: false}})).toEqual(presets.tenhou)
})

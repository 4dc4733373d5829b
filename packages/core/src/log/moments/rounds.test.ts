import {checkRecord} from '@tehai/record'
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {findRound, roundMeant} from './rounds.js'

const file = new URL('../../../../record/test/logs/sanma2.xml', import.meta.url)
const game = checkRecord(readFileSync(file, 'utf8')).game!

const names = game.rounds.map(({kyoku, honba}) => `${kyoku} ${honba}`)
const named = (value: string): string | undefined => names[findRound(value, game) ?? -1]

test.each([
  '東2局2本場',
  '東2局（2本場）',
  '東2局2本',
  '東二局二本',
  '東2局【2本場】',
  '东2局（2本场）',
  '东2局2本',
  '东风2局2本场',
  '東風二局二本場',
  '동2국(2본장)',
  '동2국 2본장',
  '동2국 2본',
  'East 2-2',
  'East 2 - 2',
  'East 2 (2 honba)',
  'East 2, 2 honba',
  'East 2 - 2 honba',
  'East 2 honba 2',
  'East 2, honba 2',
  'E2 (honba 2)',
  'E2-2'
])('%s', value => {
  expect(named(value)).toBe('1 2')
})

test.each([
  ['第3局', '1 1'],
  ['オーラス', names.find(name => name[0] === names.at(-1)![0])!],
  ['all last', names.find(name => name[0] === names.at(-1)![0])!],
  ['제3국', '1 1'],
  ['3국', '1 1'],
  ['东一局零本场', '0 0'],
  ['东1局〇本场', '0 0']
])('%s is a round as well', (value, round) => {
  expect(named(value)).toBe(round)
})

test.each(['East 2 foo', 'E2 S2', 'East 2 south seat', '東2局 9本場', '東2局 供託9本', 'East'.repeat(20)])(
  '%s is none',
  value => {
    expect(findRound(value, game)).toBeNull()
  }
)

test.each([
  ['East 2 foo', '1 0'],
  ['East 2-2 foo', '1 2'],
  ['East 2-9', '1 0'],
  ['東2局（2本場）？', '1 2']
])('%s is near %s', (value, expected) => {
  expect(names[roundMeant(value, game)!]).toBe(expected)
})

test.each([
  ['東2局', '1 0'],
  ['東2局平場', '1 0'],
  ['3rd', names[2]],
  ['第3局', names[2]],
  ['#3', names[2]]
])('%s is %s', (value, expected) => {
  expect(named(value)).toBe(expected)
})

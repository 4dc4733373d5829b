import {expect, test} from 'vitest'
import {fu, points, score, yaku} from './of-scores.js'

const written = (forms: readonly (string | undefined)[]) => forms.filter(form => form !== undefined)

test.each([
  [
    '2 han 40 fu 2600 points',
    ['2 han 40 fu 2600', '2 han 40 fu', '2600', '2 han 40 fu 2600 points', '2 han 40 fu']
  ],
  [
    'mangan (5 han) 8000',
    ['mangan 8000', '5 han mangan 8000', 'mangan', '8000', 'mangan (5 han) 8000', '5 han 8000', '5 han']
  ],
  [
    '4 han 20 fu 1300/2600 points',
    [
      '4 han 20 fu 1300/2600',
      '4 han 20 fu',
      '1300/2600 (5200)',
      '1300/2600',
      '4 han 20 fu 1300/2600 points',
      '4 han 20 fu'
    ]
  ],
  ['2翻30符 2000点', ['2翻30符 2000点', '2翻30符 2000', '2翻30符', '2000', '2翻30符 2000点', '2翻30符']],
  ['12', ['12', '12']]
])('the score %s', (claim, forms) => {
  expect(written(score(claim))).toEqual(forms)
})

test('yaku have han where they are dora', () => {
  expect(yaku('riichi 1 han, dora 2 han')).toEqual([
    'riichi, dora 2',
    'riichi, dora',
    'riichi, dora 2',
    'riichi',
    'dora',
    'riichi 1 han, dora 2 han'
  ])
  expect(yaku('立直 1翻')).toEqual(['立直', '立直', '立直', '立直 1翻'])
})

test('yaku of cards have their Japanese names too, in English', () => {
  expect(yaku('Red Poetry Ribbons (6)', [], [], 'en')).toContain('akatan')
  expect(yaku('Five Brights (15), Animals (1)', [], [], 'en')).toContain('goko, tane')
  expect(yaku('Red Poetry Ribbons (6)', [], [], 'ja')).not.toContain('akatan')
})

test('one triplet of honors is yakuhai, two are named', () => {
  expect(yaku('riichi 1 han, red dragon 1 han')).toContain('riichi, yakuhai')
  expect(yaku('役牌 白 1翻、立直 1翻', [], [], 'ja').join()).not.toContain('undefined')
  expect(yaku('white dragon 1 han, red dragon 1 han').join()).not.toContain('yakuhai')
})

test('points of players are numbers, with names after them', () => {
  expect(points('East 32000 / South seat −1000')).toEqual([
    '32000 -1000',
    'East 32000 South -1000',
    'East 32000, South -1000'
  ])
})

test('the fu of a closed ron are next to the base', () => {
  expect(fu('base 20 + triplet 8 + closed ron 10 + rounded up 2 = 40 fu')).toEqual([
    '40 fu',
    '20+10+8',
    'base 20 + triplet 8 + closed ron 10 + rounded up 2 = 40 fu',
    '40'
  ])
})

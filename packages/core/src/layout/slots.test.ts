import {expect, test} from 'vitest'
import type {Meld} from '@tehai/riichi/tile'
import {slotsOf} from './slots.js'

/** `-` before a lying tile, `/` before one that lies on it, `#` for a back. */
function picture(meld: Meld): string {
  return slotsOf(meld)
    .map(
      ({face, lying, above}) =>
        `${lying ? '-' : ''}${face === 'back' ? '#' : face}${above ? `/${above}` : ''}`
    )
    .join(' ')
}

// [why the row is here, meld, the tile at each place]
const rows: readonly [string, Meld, string][] = [
  [
    'chii from kamicha: first',
    {type: 'chii', tiles: ['1p', '2p', '3p'], called: 0, from: 'kamicha'},
    '-1p 2p 3p'
  ],
  [
    'chii typed with the called tile last is drawn with it first',
    {type: 'chii', tiles: ['7p', '8p', '9p'], called: 2, from: 'kamicha'},
    '-9p 7p 8p'
  ],
  [
    'pon from toimen: middle',
    {type: 'pon', tiles: ['5s', '5s', '5s'], called: 1, from: 'toimen'},
    '5s -5s 5s'
  ],
  [
    'pon from shimocha: last',
    {type: 'pon', tiles: ['0m', '5m', '5m'], called: 0, from: 'shimocha'},
    '5m 5m -0m'
  ],
  [
    'kan from toimen: second, though quote marks the third',
    {type: 'daiminkan', tiles: ['3m', '3m', '3m', '3m'], called: 2, from: 'toimen'},
    '3m -3m 3m 3m'
  ],
  [
    'kan from shimocha: last, though 新篠 marks the third',
    {type: 'daiminkan', tiles: ['4s', '4s', '4s', '4s'], called: 2, from: 'shimocha'},
    '4s 4s 4s -4s'
  ],
  [
    'kakan: the added tile lies on the called one',
    {type: 'kakan', tiles: ['5p', '5p', '5p', '0p'], called: 1, added: 3, from: 'toimen'},
    '5p -5p/0p 5p'
  ],
  [
    'ankan: the outer tiles lie face down',
    {type: 'ankan', tiles: ['1z', '1z', '1z', '1z'], faceDown: null},
    '# 1z 1z #'
  ],
  [
    'ankan as typed: the inner ones',
    {type: 'ankan', tiles: ['4s', '4s', '4s', '4s'], faceDown: 'inner'},
    '4s # # 4s'
  ],
  [
    'ankan: a red five shows',
    {type: 'ankan', tiles: ['0m', '5m', '5m', '5m'], faceDown: 'outer'},
    '# 5m 0m #'
  ],
  [
    'ankan: a red five shows outside too',
    {type: 'ankan', tiles: ['5p', '5p', '0p', '5p'], faceDown: 'inner'},
    '5p # # 0p'
  ],
  [
    'ankan: two red fives show',
    {type: 'ankan', tiles: ['5p', '0p', '0p', '5p'], faceDown: 'outer'},
    '# 0p 0p #'
  ]
]

for (const [why, meld, expected] of rows) {
  test(why, () => {
    expect(picture(meld)).toBe(expected)
  })
}

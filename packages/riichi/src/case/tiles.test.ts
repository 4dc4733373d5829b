import {expect, test} from 'vitest'
import {isRed, kinds, seats, type Meld, type Tile} from '../tile/index.js'
import {answerOf, answerWin, type WinCase} from './case.js'
import {readMeld} from './tiles.js'
import {score} from '../score/score.js'
import type {Win} from '../hand/situation.js'

/** All orders of three tiles. */
const ordersOf = ([a, b, c]: readonly [Tile, Tile, Tile]): readonly (readonly Tile[])[] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a]
]

const redOf = (tile: Tile): Tile => `0${tile[1]}` as Tile
const isFive = (tile: Tile) => tile[0] === '5' && tile[1] !== 'z'

const runs = kinds
  .slice(0, 27)
  .flatMap((tile, index) => (index % 9 > 6 ? [] : ordersOf([tile, kinds[index + 1]!, kinds[index + 2]!])))
const sets = (size: number) => kinds.map(tile => Array.from({length: size}, () => tile))

/** The tiles as they are, and with each of their fives red. */
function spellings(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  const red = tiles.flatMap((tile, at) => (isFive(tile) ? [tiles.with(at, redOf(tile))] : []))
  return [tiles, ...red]
}

/** Every meld there is, in every order of its tiles, with every place of a red five, from everyone. */
const melds: readonly Meld[] = [
  ...runs.flatMap(spellings).map((tiles): Meld => ({type: 'chii', tiles, called: 0, from: 'kamicha'})),
  ...sets(3)
    .flatMap(spellings)
    .flatMap(tiles => seats.map((from): Meld => ({type: 'pon', tiles, called: 0, from}))),
  ...sets(4)
    .flatMap(spellings)
    .flatMap((tiles): Meld[] => [
      {type: 'ankan', tiles, faceDown: null},
      ...seats.flatMap((from): Meld[] => [
        {type: 'daiminkan', tiles, called: 0, from},
        {type: 'kakan', tiles, called: 0, added: 3, from}
      ])
    ])
]

/** A meld as JSON has it. */
function written(meld: Meld): string {
  const mark = meld.type === 'ankan' ? 'a' : meld.type === 'kakan' ? 'k' : ''
  const digits = meld.tiles.map(([rank]) => rank).join('')
  const seat = meld.type === 'ankan' ? '' : `@${3 - seats.indexOf(meld.from)}`
  return `${mark}${digits}${meld.tiles[0]![1]}${seat}`
}

test('every meld in every spelling is read as what it is', () => {
  expect(melds.length).toBeGreaterThan(500)
  expect(melds.some(({tiles}) => isRed(tiles[0]!))).toBe(true)
  const differing = melds.filter(meld => JSON.stringify(readMeld(written(meld), [])) !== JSON.stringify(meld))
  expect(differing.map(written)).toEqual([])
})

test('a hand with any of them is worth the same by JSON as by the functions', () => {
  const differing = melds.filter(meld => {
    // Three runs and a pair of tiles that the meld does not need.
    const suits = ['m', 'p', 's'].filter(suit => suit !== meld.tiles[0]![1])
    const [one, other = one] = suits
    const hand = [
      ...[2, 3, 4, 5, 6, 7].map(rank => `${rank}${one}`),
      ...[2, 3, 8, 8].map(rank => `${rank}${other}`)
    ]
    const indicator: Tile = meld.tiles[0] === '3m' ? '4m' : '3m'
    const win: Win = {
      hand: hand as Tile[],
      win: `4${other}` as Tile,
      by: 'ron',
      melds: [meld],
      situation: {houtei: true, loser: 'toimen', dora: [indicator]}
    }
    const given: WinCase = {
      hand: hand.join(''),
      win: win.win,
      by: 'ron',
      melds: [written(meld)],
      situation: {houtei: true, loser: 2, dora: [indicator]}
    }
    const result = score(win)
    const expected = result.outcome === 'win' ? answerOf(result) : {win: false, reason: result.outcome}
    return JSON.stringify(answerWin(given)) !== JSON.stringify(expected)
  })
  expect(differing.map(written)).toEqual([])
})

// [text, type, tiles]
const rows: ReadonlyArray<[string, Meld['type'], string]> = [
  ['067p@3', 'chii', '0p 6p 7p'],
  ['340s@3', 'chii', '3s 4s 0s'],
  ['406m@3', 'chii', '4m 0m 6m'],
  ['055p@1', 'pon', '0p 5p 5p'],
  ['505p@2', 'pon', '5p 0p 5p'],
  ['0555s@2', 'daiminkan', '0s 5s 5s 5s'],
  ['k5550m@1', 'kakan', '5m 5m 5m 0m'],
  ['a0555m', 'ankan', '0m 5m 5m 5m'],
  ['123m', 'chii', '1m 2m 3m']
]
test.each(rows)('%s is a %s', (text, type, tiles) => {
  const meld = readMeld(text, [])
  expect([meld?.type, meld?.tiles.join(' ')]).toEqual([type, tiles])
})

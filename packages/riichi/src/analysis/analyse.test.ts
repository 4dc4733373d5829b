import {describe, expect, test} from 'vitest'
import {countTiles, kindOf, tileOf} from '../tile/index.js'
import {analyse} from './analyse.js'
import {answerHand, readMeld, readTiles} from '../case/case.js'
import {goodShape, improvements} from './prospects.js'
import {shanten} from '../shanten/shanten.js'
import {waits} from './waits.js'

const countsOf = (text: string) => countTiles(readTiles(text, 'hand', []))
const meldsOf = (...texts: string[]) => texts.map(text => readMeld(text, [])!)

describe('shanten', () => {
  // [why, hand, shanten]. −1 is complete, 0 is tenpai.
  const rows: ReadonlyArray<[string, string, number]> = [
    ['complete: four melds and a pair', '123m456p789s11222z', -1],
    ['complete: seven pairs', '1188m288p55s1177z2p', -1],
    ['tenpai: shanpon', '123m456p789s1122z', 0],
    ['tenpai: chiitoitsu is closer than the standard form', '1188m288p55s1177z', 0],
    ['tenpai: kokushi, thirteen-sided', '19m19p19s1234567z', 0],
    ['a red five counts as a five', '123m406p789s1122z', 0],
    ['14 tiles, far from home', '199m146779p12s246z', 4],
    ['four equal tiles are one pair of chiitoitsu', '1111m2299p4477s6z', 2],
    ['a wait on a fifth tile is no tenpai', '1111m222p333s444z', 1],
    ['a part of a hand', '1234m', 0]
  ]
  for (const [why, hand, expected] of rows) {
    test(`${why} (${hand})`, () => {
      expect(shanten(countsOf(hand))).toBe(expected)
    })
  }
  test('by shape alone, a wait on a fifth tile is tenpai', () => {
    expect(shanten(countsOf('1111m222p333s444z'), {shape: true})).toBe(0)
    expect(waits(countsOf('1111m222p333s444z'), {shape: true}).map(({tile}) => tileOf(tile))).toEqual(['1m'])
  })
  test('a kanchan on one’s own kan is no tenpai', () => {
    const melds = meldsOf('a5555m', '222s@1', '333s@1')
    expect([shanten(countsOf('46m11p'), {melds}), shanten(countsOf('46m11p'), {melds, shape: true})]).toEqual(
      [1, 0]
    )
  })
  test('counts that cannot be are a mistake', () => {
    expect(() => shanten(countsOf('11111m2p'))).toThrow('Expected counts from 0 to 4, got 5')
    expect(() => shanten([1])).toThrow('Expected `TileCounts` of length 34, got 1')
  })
  test.each(['123m', '', '111222333444m11122z'])('other than 3n+1 or 3n+2 tiles is a mistake: %j', hand => {
    expect(() => shanten(countsOf(hand))).toThrow(/Expected 3n\+1 or 3n\+2 tiles/)
  })
})

describe('waits', () => {
  // [why, hand, waits with shapes]
  const rows: ReadonlyArray<[string, string, string]> = [
    ['two-sided', '234m34p567s11199s', '2p ryanmen, 5p ryanmen'],
    ['edge', '12m456p789s11122z', '3m penchan'],
    ['closed', '13m456p789s11122z', '2m kanchan'],
    ['two pairs', '123m456p789s1122z', '1z shanpon, 2z shanpon'],
    ['pair', '123m456p789s1112z', '2z tanki'],
    [
      '2234 is a run and a pair, or the pair is waited for',
      '2234m456p789s111z',
      '2m ryanmen tanki, 5m ryanmen'
    ],
    ['seven pairs', '1188m2299p4477s6z', '6z tanki'],
    ['kokushi on one tile', '19m19p19s1234566z', '7z kokushi'],
    ['not tenpai', '199m146779p12s24z', '']
  ]
  for (const [why, hand, expected] of rows) {
    test(`${why} (${hand})`, () => {
      const found = waits(countsOf(hand)).map(({tile, shapes}) => [tileOf(tile), ...shapes].join(' '))
      expect(found.join(', ')).toBe(expected)
    })
  }
})

describe('analysis', () => {
  test('thirteen tiles: waits, tiles left, visible ones gone', () => {
    expect(answerHand({id: 'a', hand: '234m34p567s11199s', visible: ['2p', '25p']})).toEqual({
      id: 'a',
      shanten: {standard: 0, chiitoitsu: 4, kokushi: 10, best: 0},
      waits: [
        {tile: '2p', shapes: ['ryanmen']},
        {tile: '5p', shapes: ['ryanmen']}
      ],
      ukeire: {'2p': 2, '5p': 3},
      total: 5
    })
  })
  test('a wait of which all tiles are visible is still one', () => {
    const answer = answerHand({hand: '13m456p789s11122z', visible: '2222m'})
    expect([answer.waits?.length, answer.ukeire, answer.total]).toEqual([1, {}, 0])
  })
  test('melds rule out chiitoitsu and kokushi', () => {
    const {shanten: of} = answerHand({hand: '13m456p11222z', melds: ['789s@3']})
    expect(of).toEqual({standard: 0, chiitoitsu: null, kokushi: null, best: 0})
  })
  test('fourteen tiles: every discard, with what is left after it', () => {
    const {discards} = answerHand({hand: '13m456p789s111224z'})
    const summary = discards?.map(({tile, shanten: after, total}) => `${tile} ${after} ${total}`).join(', ')
    expect(summary).toBe(
      '1m 1 23, 3m 1 15, 4p 1 11, 5p 1 7, 6p 1 11, 7s 1 7, 8s 1 7, 9s 1 11, 1z 1 7, 2z 1 9, 4z 0 4'
    )
    expect(discards?.find(({tile}) => tile === '4z')).toEqual({
      tile: '4z',
      shanten: 0,
      ukeire: {'2m': 4},
      total: 4,
      goodShape: null
    })
  })
  test('impossible hands name what is wrong', () => {
    expect(answerHand({hand: '11111m222p333s44z'}).problems).toEqual([
      {id: 'too-many-copies', values: {tile: '1m', copies: 5}}
    ])
    expect(answerHand({hand: '1111m222p333s44z3p', visible: ['1m', '3p']}).problems).toEqual([
      {id: 'too-many-copies', values: {tile: '1m', copies: 5}}
    ])
    expect(answerHand({hand: '123456789m'}).problems).toEqual([
      {id: 'hand-size', values: {tiles: 9, expected: 13}}
    ])
    expect(answerHand({hand: '1m', melds: ['123z@3']}).problems?.map(({id}) => id)).toEqual([
      'chii-of-honors',
      'hand-size'
    ])
    expect(answerHand({hand: 'x'}).problems).toEqual([{id: 'bad-field', values: {field: 'hand', value: 'x'}}])
  })
  test('as an object', () => {
    expect(analyse({hand: ['1z']})).toMatchObject({
      outcome: 'waiting',
      waits: [{tile: '1z', shapes: ['tanki']}],
      total: 3
    })
  })
})

describe('one draw further', () => {
  test('good shape: the share of tiles that leave a wait on five or more', () => {
    // 33m 45p 78p, and the rest complete: 3p 6p 9p bring tenpai, always on the other run or on it and the pair.
    expect(goodShape(countsOf('339m4578p123s111z'))).toBe(1)
    // 13m 79p: 2m leaves 8p, 8p leaves 2m, four tiles each.
    expect(goodShape(countsOf('13m79p12355s1114z'))).toBe(0)
    // 13m 45p: 2m leaves a two-sided wait, 3p and 6p a closed one.
    expect(goodShape(countsOf('13m45p12355s1114z'))).toBeCloseTo(4 / 12, 10)
  })
  test('tenpai and 2-shanten have no share', () => {
    expect([goodShape(countsOf('123m456p789s1122z')), goodShape(countsOf('147m258p369s1234z'))]).toEqual([
      null,
      null
    ])
  })
  test('improvements: a closed wait becomes a two-sided one', () => {
    const found = improvements(countsOf('24m456p789s11199s'))
    const toFive = found.find(({tile}) => tile === kindOf('5m'))
    expect(toFive).toEqual({tile: kindOf('5m'), left: 4, discard: kindOf('2m'), total: 8})
    expect(found.every(({total}) => total > 4)).toBe(true)
  })
})

test('good shapes are found only where they are wanted', () => {
  const hand = readTiles('123m456p3466788s9m', 'hand', [])
  const all = analyse({hand})
  const without = analyse({hand, goodShapes: false})
  if (all.outcome !== 'discarding' || without.outcome !== 'discarding') throw new Error(all.outcome)
  expect(all.discards.some(({goodShape: share}) => share !== null)).toBe(true)
  expect(without.discards).toEqual(all.discards.map(one => ({...one, goodShape: null})))
})

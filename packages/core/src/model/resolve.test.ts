import {describe, expect, test} from 'vitest'
import {parse} from '../notation/parse.js'
import {resolve, treeOf} from './resolve.js'

const handOf = (text: string) => {
  const diagram = resolve(parse(text).tree)
  return diagram.mode === 'hand' ? diagram.hand : null
}

describe('hands', () => {
  test('concealed tiles, melds and the drawn tile', () => {
    expect(handOf("234m345p3s 5'55z 66'6s 2m")).toEqual({
      concealed: ['2m', '3m', '4m', '3p', '4p', '5p', '3s'],
      draw: '2m',
      win: null,
      melds: [
        {type: 'pon', tiles: ['5z', '5z', '5z'], called: 0, from: 'kamicha'},
        {type: 'pon', tiles: ['6s', '6s', '6s'], called: 1, from: 'toimen'}
      ],
      kita: 0,
      riichi: false,
      complete: true
    })
  })
  test('norths put aside are no part of the hand, and the tile before or after them may be set apart', () => {
    for (const text of [
      '123p777p234s789s1z 1z f44z',
      '123p777p234s789s1z f4zf4z 1z',
      '123p777p234s789s1z f北北 1z'
    ]) {
      const {concealed, draw, kita, complete} = handOf(text)
      expect([concealed.length, draw, kita, complete], text).toEqual([13, '1z', 2, true])
    }
  })
  test('a tile that was won stays among the concealed ones', () => {
    expect(handOf('123m 5pl')).toMatchObject({
      concealed: ['1m', '2m', '3m', '5p'],
      draw: null,
      win: {tile: '5p', by: 'ron'}
    })
  })
  test('tiles that are not shown are not counted, and the hand is not complete', () => {
    for (const text of ['0x', 'o5m', '?', '_', '___', '…', 'リ']) {
      expect(handOf(`12m${text}`), text).toMatchObject({concealed: ['1m', '2m'], complete: false})
    }
    expect(handOf('')).toMatchObject({concealed: [], complete: false})
    expect(handOf('1m 2m')).toMatchObject({complete: true})
  })
})

describe('rivers', () => {
  test('what is said of each discard', () => {
    const river = resolve(parse('j1=m0+-po2s').tree)
    expect(river).toMatchObject({
      mode: 'river',
      discards: [
        {tile: '1m', tsumogiri: true, riichi: false, called: false},
        {tile: '0p', tsumogiri: false, riichi: true, called: true},
        {tile: null, tsumogiri: false, riichi: false, called: false}
      ]
    })
  })
})

test('the tree of a diagram is the tree it was made of', () => {
  for (const text of ['3456s3s', "5'55z 1m", 'j123m\nj1z']) {
    const {tree} = parse(text)
    expect(treeOf(resolve(tree))).toEqual(tree)
  }
})

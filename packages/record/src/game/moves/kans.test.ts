/**
 * Kans of one's own turn, and norths put aside.
 */
import {kindOf} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {discard, draw, idOf, tableAfter, tiles} from '../../../test/table.js'
import type {Event} from '../event.js'
import type {TableState} from '../state.js'

const hands = ['0555m 9m 19p 19s 1234z', '234m 55p 456p 45s 555z', null, null]
const after = (...events: readonly Event[]): TableState => tableAfter(hands, events)
const ankan = (text: string): Event => ({type: 'ankan', player: 0, tiles: tiles(text)})

test('four equal tiles of the hand are a concealed kan, a red five among them', () => {
  const table = after(draw(0, '7z'), ankan('0555m'))
  expect(table).toMatchObject({phase: 'draw', turn: 0, isReplacement: true, hiddenDora: 1})
  expect(table.open).toEqual({tile: '0m', player: 0, by: 'ankan'})
  expect(table.hands[0]).toMatchObject({
    drawn: null,
    melds: [{type: 'ankan', tiles: tiles('0555m'), faceDown: null}],
    tiles: tiles('9m 19p 19s 12347z')
  })
})

test.each([
  ['three tiles', '555m', 'not-a-meld'],
  ['five tiles', '05555m', 'not-a-meld'],
  ['tiles that are not equal', '0559m', 'not-a-meld'],
  ['tiles that are not held', '7777z', 'tile-not-in-hand']
])('no concealed kan: %s', (_, text, id) => {
  expect(idOf(after(draw(0, '7z')), ankan(text))).toBe(id)
})

test('a kan is laid down by who has drawn', () => {
  expect(idOf(after(), ankan('0555m'))).toBe('draw-missing')
  expect(idOf(after(draw(0, '7z')), {type: 'ankan', player: 1, tiles: tiles('5555z')})).toBe('not-your-turn')
  const pon: Event = {type: 'pon', player: 1, tile: '2z', own: tiles('22z'), from: 0}
  const called = tableAfter(
    ['2z 19m 19p 19s 134567z', '2225555z 123456m', null, null],
    [draw(0, '9m'), discard(0, '2z'), pon]
  )
  expect(idOf(called, {type: 'ankan', player: 1, tiles: tiles('5555z')})).toBe('draw-missing')
})

/** South calls white, and has drawn the fourth. */
const added: readonly Event[] = [
  draw(0, '7z'),
  discard(0, '7z', true),
  draw(1, '9p'),
  discard(1, '9p', true),
  draw(2, null),
  discard(2, '5z'),
  {type: 'pon', player: 1, tile: '5z', own: tiles('55z'), from: 2},
  discard(1, '5p'),
  draw(2, null),
  discard(2, '9s', true),
  draw(3, null),
  discard(3, '9s', true),
  draw(0, '8s'),
  discard(0, '8s', true),
  draw(1, '9m')
]

test('the fourth tile is added to a pon, which keeps where it was called from', () => {
  const table = after(...added, {type: 'kakan', player: 1, tile: '5z'})
  expect(table).toMatchObject({phase: 'draw', turn: 1, isReplacement: true, hiddenDora: 1})
  expect(table.open).toEqual({tile: '5z', player: 1, by: 'kakan'})
  expect(table.hands[1]!.melds).toEqual([
    {type: 'kakan', tiles: tiles('5555z'), called: 0, from: 'shimocha', added: 3}
  ])
  expect(table.hands[1]!.tiles).toContain('9m')
})

test('nothing is added without a pon of the tile', () => {
  expect(idOf(after(...added), {type: 'kakan', player: 1, tile: '9m'})).toBe('no-pon-for-kakan')
  expect(idOf(after(draw(0, '7z')), {type: 'kakan', player: 0, tile: '5m'})).toBe('no-pon-for-kakan')
  const chii: Event = {type: 'chii', player: 1, tile: '7p', own: tiles('56p'), from: 0}
  const run = tableAfter(
    ['7p 9m 19p 19s 1234567z', hands[1]!, null, null],
    [draw(0, '9m'), discard(0, '7p'), chii]
  )
  expect(idOf(run, {type: 'kakan', player: 1, tile: '5p'})).toBe('no-pon-for-kakan')
})

test('a north is put aside, counted, and no kan', () => {
  const three = ['19p 129s 11223344z', null, null]
  const table = tableAfter(three, [draw(0, '6p'), {type: 'kita', player: 0}])
  expect(table).toMatchObject({phase: 'draw', isReplacement: true, hiddenDora: 0})
  expect(table.open).toEqual({tile: '4z', player: 0, by: 'kita'})
  expect(table.hands[0]).toMatchObject({kita: 1, tiles: tiles('169p 129s 1122334z')})
  expect(
    idOf(tableAfter(['19p 129s 11223335z', null, null], [draw(0, '6p')]), {type: 'kita', player: 0})
  ).toBe('tile-not-in-hand')
})

test('a hand waits while its kan may be won by', () => {
  const tenpai = ['1111m 234p 55p 45s 99s', null, null, null]
  const table = tableAfter(tenpai, [draw(0, '9s'), {type: 'ankan', player: 0, tiles: tiles('1111m')}])
  expect(table.hands[0]!.waits).toEqual([kindOf('3s'), kindOf('6s')])
})

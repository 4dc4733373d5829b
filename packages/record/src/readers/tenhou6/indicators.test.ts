/**
 * When indicators are turned, by the rule of tenhou.
 */
import type {Tile} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {discard, draw, tiles} from '../../../test/table.js'
import type {Event} from '../../game/event.js'
import {withIndicators} from './indicators.js'

const ankan: Event = {type: 'ankan', player: 0, tiles: tiles('1111m')}
const kakan: Event = {type: 'kakan', player: 0, tile: '2m'}
const daiminkan: Event = {type: 'daiminkan', player: 0, tile: '3m', own: tiles('333m'), from: 1}
const next = [draw(0, '5z'), discard(0, '5z')]

const typesOf = (
  events: readonly Event[],
  indicators: readonly Tile[] = ['1p', '2p', '3p', '4p']
): readonly string[] =>
  withIndicators(
    events,
    events.map(() => ({start: 0, end: 0})),
    indicators,
    () => ({start: 1, end: 1})
  ).events.map(event => (event.type === 'dora' ? event.tile : event.type))

test('after a concealed kan at once', () => {
  expect(typesOf([ankan, ...next])).toEqual(['ankan', '2p', 'draw', 'discard'])
})

test.each([kakan, daiminkan])('after another one before the next discard', kan => {
  expect(typesOf([kan, ...next])).toEqual([kan.type, 'draw', '2p', 'discard'])
})

test('or after the next kan', () => {
  expect(typesOf([kakan, draw(0, '1m'), kakan, ...next])).toEqual([
    'kakan',
    'draw',
    'kakan',
    '2p',
    'draw',
    '3p',
    'discard'
  ])
  expect(typesOf([kakan, draw(0, '1m'), ankan, ...next])).toEqual([
    'kakan',
    'draw',
    'ankan',
    '2p',
    '3p',
    'draw',
    'discard'
  ])
})

test('a record may have fewer than kans, and none without a kan', () => {
  expect(typesOf([ankan, ...next], ['1p'])).toEqual(['ankan', 'draw', 'discard'])
  expect(typesOf(next)).toEqual(['draw', 'discard'])
})

test('each has its own place', () => {
  const places = [draw(0, '1m'), ankan].map((_, index) => ({start: index, end: index}))
  const {places: all} = withIndicators([draw(0, '1m'), ankan], places, ['1p', '2p'], index => ({
    document: 0,
    path: [2, index]
  }))
  expect(all).toEqual([...places, {document: 0, path: [2, 1]}])
})

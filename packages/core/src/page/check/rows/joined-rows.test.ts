import {expect, test} from 'vitest'
import {drawnRow} from '../../row/row.js'
import {joinedRow} from './joined-rows.js'

const secondIn = (source: string, mode: 'hand' | 'river' = 'hand'): readonly string[] | undefined =>
  joinedRow(source, drawnRow(source, {mode, checked: true}).diagram, 0)?.expected

const hand = '234m345p567s66p78s'

test('two hands on one line', () => {
  expect(secondIn(`${hand} 123m456p789s1122z`)).toEqual(['123m456p789s1122z'])
})

test('a hand behind a river', () => {
  expect(secondIn(`1z9m5z3p ${hand}`, 'river')).toEqual([hand])
})

test.each([
  ['one hand and its drawn tile', `${hand} 9s`, 'hand'],
  ['a long river in rows', '1z9m5z3p2s1m 7p8p1s4m5m6z 2p2s3m4s', 'river'],
  ['two shapes', '34m 123m456p', 'hand']
] as const)('%s', (_, source, mode) => {
  expect(secondIn(source, mode)).toBeUndefined()
})

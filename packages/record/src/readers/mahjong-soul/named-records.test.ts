/**
 * Records in a document of Mahjong Soul, wherever they lie.
 */
import {expect, test} from 'vitest'
import {fieldsOf, namedRecords} from './named-records.js'

const shown = (value: unknown): readonly unknown[] =>
  namedRecords(value, 7).map(({name, fields}) => [name, fields])

test.each([
  [{name: '.lq.RecordHule', data: {a: 1}}],
  [{name: 'RecordHule', data: {a: 1}}],
  [{name: 'Hule', data: {a: 1}}],
  [{type: 'Hule', data: {a: 1}}],
  [{_wrapper_type: '.lq.RecordHule', data: {a: 1}}],
  [{'@type': 'type.googleapis.com/lq.RecordHule', data: {a: 1}}]
])('the name of %j', record => {
  expect(shown(record)).toEqual([['RecordHule', {a: 1}]])
})

test('without `data` the fields are those of the record itself', () => {
  expect(shown({name: 'RecordHule', a: 1})).toEqual([['RecordHule', {name: 'RecordHule', a: 1}]])
  // A short name may be anything.
  expect(shown({name: 'Hule', a: 1})).toEqual([])
})

test.each([
  'NewRound',
  'DealTile',
  'DiscardTile',
  'ChiPengGang',
  'AnGangAddGang',
  'BaBei',
  'Hule',
  'NoTile',
  'LiuJu'
])('the short name %s', name => {
  expect(shown({name, data: {}})).toEqual([[`Record${name}`, {}]])
})

test.each(['result', 'actions', 'events', 'rounds', 'records', 'record', 'details', 'data'])(
  'records in `%s`',
  key => {
    expect(shown({[key]: [{name: 'RecordHule', data: {}}]})).toEqual([['RecordHule', {}]])
    expect(namedRecords({[key]: [5, {name: 'RecordHule', data: {}}]}, 7)[0]!.place).toEqual({
      document: 7,
      path: [key, 1]
    })
  }
)

test('in their order, and no deeper than records lie', () => {
  const hule = {name: 'RecordHule', data: {}}
  const names = namedRecords({actions: [{result: {name: 'RecordNewRound', data: {}}}, {result: hule}]}, 0)
  expect(names.map(({name}) => name)).toEqual(['RecordNewRound', 'RecordHule'])
  const nested = (depth: number): unknown => (depth === 0 ? hule : [nested(depth - 1)])
  expect(shown(nested(8))).toHaveLength(1)
  expect(shown(nested(9))).toEqual([])
  expect(shown({other: [hule]})).toEqual([])
  expect(shown({name: 'RecordGame', records: [hule]})).toEqual([['RecordHule', {}]])
})

test('fields in one spelling, those in lists and objects as well', () => {
  expect(fieldsOf({isLiqi: true, oldScores: [1], hules: [{huTile: {liDoras: 1}}]})).toEqual({
    is_liqi: true,
    old_scores: [1],
    hules: [{hu_tile: {li_doras: 1}}]
  })
})

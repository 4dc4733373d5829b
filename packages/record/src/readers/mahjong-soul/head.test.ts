/**
 * The head of a record of Mahjong Soul: names by seat, and other games.
 */
import {expect, test} from 'vitest'
import {headOf} from './head.js'

const withRule = (rule: object, key = 'detail_rule'): object => ({head: {config: {mode: {[key]: rule}}}})

test('names by seat; the seat 0 may be left out', () => {
  const head = {accounts: [{nickname: 'a'}, {seat: 2, nickname: 'c'}, {seat: 4, nickname: 'x'}, {seat: 3}, 5]}
  expect(headOf({head}, 4).names).toEqual(['a', '', 'c', ''])
  expect(headOf({record: {head}}, 4).names).toEqual(['a', '', 'c', ''])
  expect(
    headOf(
      {
        head: {
          accounts: [
            {seat: 3, nickname: 'd'},
            {seat: 2, nickname: 'c'}
          ]
        }
      },
      3
    ).names
  ).toEqual(['', '', 'c'])
  expect(headOf(null, 4)).toEqual({names: ['', '', '', ''], rules: {}, mode: ''})
})

test.each([
  'guyi_mode',
  'dora3_mode',
  'xuezhandaodi',
  'huansanzhang',
  'chuanma',
  'reveal_discard',
  'zhanxing'
])('the mode %s is another game', mode => {
  expect(headOf(withRule({[mode]: 1}), 4).mode).toBe(mode)
  expect(headOf(withRule({[mode]: 0}), 4).mode).toBe('')
})

test('fields in the other spelling', () => {
  expect(headOf(withRule({guyiMode: 1}, 'detailRule'), 4).mode).toBe('guyi_mode')
})

test('rules are those of a room or a tournament, else of a ranked game', () => {
  const rulesWith = (meta: object): unknown =>
    headOf({head: {config: {meta, mode: {detail_rule: {dora_count: 4}}}}}, 4).rules
  expect(rulesWith({room_id: 5})).toEqual({redFives: 4, kuitan: false})
  expect(rulesWith({contest_uid: 5})).toEqual({redFives: 4, kuitan: false})
  expect(rulesWith({mode_id: 5})).toEqual({redFives: 4})
})

/**
 * What documents of tenhou.net/6 say of their rules.
 */
import {expect, test} from 'vitest'
import {rulesOf} from './rules.js'

const named = (disp: string, more: object = {}, players: 3 | 4 = 4) =>
  rulesOf({rule: {disp, ...more}}, players)

test('the names of tenhou say all of them', () => {
  expect(named('鳳南喰赤')).toEqual({redFives: 3, kuitan: true, south: true})
  expect(named('般東')).toEqual({redFives: 0, kuitan: false, south: false})
  expect(named('三般東喰赤速', {}, 3)).toEqual({redFives: 2, kuitan: true, south: false})
})

test('of another name only red fives and open tanyao follow', () => {
  expect(named('最強戦')).toEqual({})
  expect(named('最強戦喰')).toEqual({kuitan: true})
  expect(named('最強戦赤')).toEqual({redFives: 3})
  expect(rulesOf({}, 4)).toEqual({})
})

test.each(['aka', 'aka51', 'aka52', 'aka53'])('red fives by `%s`', key => {
  expect(named('', {[key]: 1})).toEqual({redFives: 3})
  expect(named('', {[key]: 0})).toEqual({redFives: 0})
  expect(named('', {[key]: 'x'})).toEqual({})
})

test.each(['玉の間南喰赤', '王座の間', '金之间', '王座之间', '雀魂', '友人戦', 'Jade Room South'])(
  '%s is of Mahjong Soul',
  disp => {
    expect(named(disp).service).toBe('mahjong-soul')
  }
)

test('a league in the title, and rules as a field', () => {
  expect(rulesOf({title: ['', '日本プロ麻雀連盟公式ルール']}, 4)).toEqual({league: 'jpml'})
  expect(rulesOf({title: ['x', 'y']}, 4)).toEqual({})
  expect(named('', {tehaiRules: {honba: 500}})).toEqual({honba: 500})
})

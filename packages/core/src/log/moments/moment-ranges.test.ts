import {expect, test} from 'vitest'
import {momentsInRange} from './moment-ranges.js'
import {readMoments} from './moments.js'

test.each([
  ['8-10', ['8', '9', '10']],
  ['turn 8-10', ['turn 8', 'turn 9', 'turn 10']],
  ['turns 8 to 10', ['turn 8', 'turn 9', 'turn 10']],
  ['from turn 8 to turn 9', ['turn 8', 'turn 9']],
  ['turn 8–9, toimen discards', ['turn 8, toimen discards', 'turn 9, toimen discards']],
  ['8〜10巡目', ['8巡目', '9巡目', '10巡目']],
  ['８～９巡目', ['8巡目', '9巡目']],
  ['8巡目から10巡目', ['8巡目', '9巡目', '10巡目']],
  ['南家8巡目〜9巡目', ['南家8巡目', '南家9巡目']],
  ['8〜9巡目 対面の打牌', ['8巡目 対面の打牌', '9巡目 対面の打牌']],
  ['第8至9巡', ['第8巡', '第9巡']],
  ['第八到九巡', ['第8巡', '第9巡']],
  ['八〜十巡目', ['8巡目', '9巡目', '10巡目']],
  ['第8到第9巡', ['第8巡', '第9巡']],
  ['从第8巡到第9巡', ['第8巡', '第9巡']],
  ['第8——9巡', ['第8巡', '第9巡']],
  ['8~9순째', ['8순째', '9순째']],
  ['8순째부터 9순째까지', ['8순째', '9순째']],
  ['8巡目から9巡目まで', ['8巡目', '9巡目']],
  ['8순째부터 9순째', ['8순째', '9순째']],
  ['event 41-43', ['event 41', 'event 42', 'event 43']],
  ['events 41–42', ['event 41', 'event 42']],
  ["west's 8th-9th discard", ["west's 8th discard", "west's 9th discard"]],
  ['10-8', null],
  ['8-8', null],
  ['1-200', null],
  ['end', null],
  ['turn 8 to event 41', null],
  ['2026-11-30', null]
])('%s', (text, expected) => {
  expect(momentsInRange(text)).toEqual(expected)
})

test('moments of a range stay together with what is beside it, and keep what was typed', () => {
  expect(readMoments('deal, 8-9, end').map(({text, part}) => [text, part])).toEqual([
    ['deal', 'deal'],
    ['8', '8-9'],
    ['9', '8-9'],
    ['end', 'end']
  ])
})

test('a comma before a player belongs to a range as to a turn', () => {
  expect(readMoments('turn 8-9, toimen discards').map(({moment}) => moment)).toEqual(
    [8, 9].map(turn => ({type: 'turn', turn, who: {player: 'toimen'}, does: 'discard'}))
  )
})

test.each(['8-x', 'soon 8-10', '8-10-12'])('%s is no range of moments', text => {
  expect(readMoments(text)).toEqual([{text, part: text, moment: null}])
})

test('ranges of a long value do not grow beyond what a block shows', () => {
  expect(readMoments('1-100,'.repeat(300)).length).toBeLessThan(600)
})

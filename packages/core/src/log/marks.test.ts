/**
 * Marks of several moments: a panel of each has one, to choose it by.
 */
import {gameOf, playRound, toTenhou6} from '@tehai/record'
import {expect, test} from 'vitest'
import {recordReader} from './reader.js'

const log = JSON.stringify(
  toTenhou6(gameOf([playRound({seed: 3, kyoku: 0, scores: Array(4).fill(25000), sticks: 0})], 4))
)

const answerTo = (at: string) =>
  recordReader(null).read({
    log,
    kyoku: null,
    at,
    seat: 'south',
    isOpen: false,
    view: 'board',
    needsPosition: false,
    language: 'en',
    page: undefined
  })

/** The mark of each panel. */
const marksOf = (at: string): readonly string[] =>
  [...answerTo(at).board.matchAll(/^#(\S*) /gm)].map(([, mark]) => mark!)

test.each([
  ['deal, turn 2, turn 3, east discards, event 9, end', ['◦', '2', '3', '·', '●']],
  ['2, 3', ['2', '3']],
  ['turns 2-4', ['2', '3', '4']],
  ['deal, 2〜3巡目', ['◦', '2', '3']],
  ['2', []]
])('%s', (at, marks) => {
  expect(marksOf(at)).toEqual(marks)
})

test('a range that is longer than the round shows what there is, and is reported once', () => {
  const {faults} = answerTo('turn 2-90')
  expect(faults.map(({id, part}) => [id, part])).toEqual([['no-such-turn', 'turn 2-90']])
  expect(marksOf('turn 2-90').length).toBeGreaterThan(5)
})

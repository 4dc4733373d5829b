/**
 * Marks of several moments: a panel of each has one, to choose it by.
 */
import {gameOf, playRound, toTenhou6} from '@tehai/record'
import {expect, test} from 'vitest'
import {recordReader} from './reader.js'

const log = JSON.stringify(
  toTenhou6(gameOf([playRound({seed: 3, kyoku: 0, scores: Array(4).fill(25000), sticks: 0})], 4))
)

/** The mark of each panel. */
function marksOf(at: string): readonly string[] {
  const {board} = recordReader(null).read({
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
  return [...board.matchAll(/^#(\S*) /gm)].map(([, mark]) => mark!)
}

test.each([
  ['deal, turn 2, turn 3, east discards, event 9, end', ['◦', '2', '3', '·', '●']],
  ['2, 3', ['2', '3']],
  ['2', []]
])('%s', (at, marks) => {
  expect(marksOf(at)).toEqual(marks)
})

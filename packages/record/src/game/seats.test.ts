import {expect, test} from 'vitest'
import {fromOf, nextOf, playerOf, windOf} from './seats.js'

test('turns go round the table', () => {
  expect(nextOf(0, 4)).toBe(1)
  expect(nextOf(3, 4)).toBe(0)
  expect(nextOf(2, 3)).toBe(0)
})

test('the dealer is East, and the winds follow the turns', () => {
  expect([0, 1, 2, 3].map(player => windOf(player as 0, 2, 4))).toEqual(['west', 'north', 'east', 'south'])
  expect([0, 1, 2].map(player => windOf(player as 0, 1, 3))).toEqual(['west', 'east', 'south'])
  expect(playerOf('east', 2, 4)).toBe(2)
  expect(playerOf('north', 2, 4)).toBe(1)
  expect(playerOf('west', 1, 3)).toBe(0)
})

test('who comes next is the shimocha, who came before the kamicha', () => {
  expect([1, 2, 3].map(other => fromOf(other as 1, 0, 4))).toEqual(['shimocha', 'toimen', 'kamicha'])
  expect([0, 1, 2].map(other => fromOf(other as 0, 3, 4))).toEqual(['shimocha', 'toimen', 'kamicha'])
  expect([1, 2].map(other => fromOf(other as 1, 0, 3))).toEqual(['shimocha', 'kamicha'])
  expect(fromOf(0, 2, 3)).toBe('shimocha')
})

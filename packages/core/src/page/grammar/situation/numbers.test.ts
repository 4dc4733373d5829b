import {expect, test} from 'vitest'
import {beyondOf, isOtherTurn, roundOrTurnMeant} from './numbers.js'

test('a turn in other characters, or with swapped digits', () => {
  expect(['7順', '7周目', 'turn 81', 'turn 0', '第0巡', 'turn 42', 'East 1'].map(roundOrTurnMeant)).toEqual([
    ['7巡目'],
    ['7巡目'],
    ['turn 18'],
    ['turn 1'],
    ['第1巡'],
    null,
    null
  ])
  expect([isOtherTurn('7順'), isOtherTurn('7巡目')]).toEqual([true, false])
})

test('a round after the last of its wind is that, or the first of the next wind', () => {
  expect(['East 5', '東5局', 'north 5', 'West 9', 'South 0'].map(roundOrTurnMeant)).toEqual([
    ['East 4', 'South 1'],
    ['東4局', '南1局'],
    ['north 4'],
    ['West 4'],
    ['South 1']
  ])
})

test('what is beyond the rounds and turns of a game', () => {
  expect(['East 5', 'turn 42', 'turn 0', 'turn 12', '7順'].map(beyondOf)).toEqual([
    'round',
    'turn',
    'turn',
    null,
    null
  ])
})

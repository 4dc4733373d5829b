import {expect, test} from 'vitest'
import {guessesOf} from './guesses.js'

test('what the hand alone says is tried where it is something else', () => {
  expect(
    guessesOf('ukeire', ['3p 25 tiles', '2m 14 tiles'], ['3p 25 tiles', '2m 15 tiles'], '', 'en')
  ).toEqual(['2m 15 tiles'])
  expect(guessesOf('ukeire', ['8 kinds'], ['8 kinds'], '', 'en')).toEqual([])
})

test('a wait on both sides is named where no shape is', () => {
  expect(guessesOf('waits', ['69s', '6-9s', '69s 7장'], [], '', 'ko')).toEqual(['69s 양면 7장'])
  expect(guessesOf('waits', ['69s', '6-9s', '69s 7 tiles', '69s ryanmen 7 tiles'], [], '', 'en')).toEqual([])
  expect(guessesOf('waits', ['3s', '3s 4 tiles'], [], '', 'en')).toEqual([])
})

test('waits of which the hand has all four tiles may be left out', () => {
  expect(guessesOf('waits', ['2m 25p'], [], '2222m34678p345s44s', 'en')).toEqual(['25p', '2m'])
  expect(guessesOf('waits', ['2m 25p'], [], '2234m34678p345s44s', 'en')).toEqual([])
})

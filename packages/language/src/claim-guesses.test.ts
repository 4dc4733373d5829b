import {expect, test} from 'vitest'
import {guessesOf} from './claim-guesses.js'

test('what the hand alone says is tried where it is something else', () => {
  expect(
    guessesOf('ukeire', {
      truths: ['3p 25 tiles', '2m 14 tiles'],
      alone: ['3p 25 tiles', '2m 15 tiles'],
      rows: '',
      language: 'en'
    })
  ).toEqual(['2m 15 tiles'])
  expect(guessesOf('ukeire', {truths: ['8 kinds'], alone: ['8 kinds'], rows: '', language: 'en'})).toEqual([])
})

test('a wait on both sides is named where no shape is', () => {
  expect(
    guessesOf('waits', {truths: ['69s', '6-9s', '69s 7장'], alone: [], rows: '', language: 'ko'})
  ).toEqual(['69s 양면 7장'])
  expect(
    guessesOf('waits', {
      truths: ['69s', '6-9s', '69s 7 tiles', '69s ryanmen 7 tiles'],
      alone: [],
      rows: '',
      language: 'en'
    })
  ).toEqual([])
  expect(guessesOf('waits', {truths: ['3s', '3s 4 tiles'], alone: [], rows: '', language: 'en'})).toEqual([])
})

test('waits of which the hand has all four tiles may be left out', () => {
  expect(
    guessesOf('waits', {truths: ['2m 25p'], alone: [], rows: '2222m34678p345s44s', language: 'en'})
  ).toEqual(['25p', '2m'])
  expect(
    guessesOf('waits', {truths: ['2m 25p'], alone: [], rows: '2234m34678p345s44s', language: 'en'})
  ).toEqual([])
})

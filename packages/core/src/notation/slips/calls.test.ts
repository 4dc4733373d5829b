import {expect, test} from 'vitest'
import {places, withCalls, wordInBrackets} from './calls.js'

const readings = (text: string) => places.map(place => withCalls(text, place))

test.each([
  ['(222z)', ['2-22z', '22-2z', '222-z', '222-z']],
  ['チー123m', ['1-23m', '2-13m', '3-12m', '3-12m']],
  ['kan 1111s', ['1-111s', '11-11s', '111-1s', '1111+s']],
  ['ankan 1111s', ['1111+s', '1111+s', '1111+s', '1111+s']],
  ['pon 505p', ['5-05p', '50-5p', '505-p', '505-p']],
  ['123m', ['123m', '123m', '123m', '123m']]
])('%s by the tile that was called', (text, expected) => {
  expect(readings(text)).toEqual(expected)
})

test('a word in brackets comes out of them', () => {
  expect('[pon 555z]'.replace(wordInBrackets, '$1 $2')).toBe('pon 555z')
})

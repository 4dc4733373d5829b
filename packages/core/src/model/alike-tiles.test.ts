import {expect, test} from 'vitest'
import {alikeTiles, kindsPresent} from './alike-tiles.js'

test('tiles of the same rank may be meant, a red five as a five, an honor for a tile of sou only', () => {
  expect(alikeTiles('9m', ['9p', '8m', '9s', '9s'])).toEqual(['9p', '9s', '8m'])
  expect(alikeTiles('5p', ['0m', '5m'])).toEqual(['5m'])
  expect(alikeTiles('2z', ['2m', '2p', '2s'])).toEqual(['2s'])
  expect(alikeTiles('9m', ['1m', '8p'])).toEqual([])
  expect(alikeTiles('7p', ['6p', '8p', '9p', '6m'])).toEqual(['6p', '8p'])
})

test('kinds of counts, each once', () => {
  expect(kindsPresent([2, 0, 1])).toEqual(['1m', '3m'])
})

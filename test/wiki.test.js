/**
 * The wiki in `examples/astro`: the sources of its generated pages are complete.
 */
import {dialectIds} from '@tehai/core'
import {expect, test} from 'vitest'
import {examples} from '../examples/astro/dialects.js'
import {optionsOf} from '../examples/astro/options.js'
import {optionWords} from '../examples/astro/words.js'

test('every option has words in Japanese, and no other', () => {
  const names = optionsOf('@tehai/astro', import.meta.url).map(({name}) => name)
  expect(names).toContain('onError')
  expect(Object.keys(optionWords).toSorted()).toEqual(names.toSorted())
})

test('every option has a comment', () => {
  const bare = optionsOf('@tehai/astro', import.meta.url).filter(({text}) => text.length < 10)
  expect(bare).toEqual([])
})

test('examples are of dialects that there are', () => {
  expect(Object.keys(examples).filter(id => !dialectIds.includes(id))).toEqual([])
  expect(Object.values(examples).filter(rows => rows.length === 0)).toEqual([])
})

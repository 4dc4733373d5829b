import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {writeFragment} from '../../examples/astro/src/playground/fragment.js'
import {defaults, palettes, readFragment, sizes} from '../../examples/astro/src/playground/state.js'

test('what is as usual is left out', () => {
  expect(writeFragment({...defaults, text: '123m'})).toBe('#text=123m')
  expect(writeFragment({text: '', dialect: 'quote', palette: 'black', size: 'xl'})).toBe(
    '#text=&dialect=quote&palette=black&size=xl'
  )
})

test('an address without a text says none', () => {
  expect(readFragment('')).toEqual({text: null, ...defaults})
  expect(readFragment('#size=m')).toEqual({text: null, ...defaults, size: 'm'})
})

test('impossible choices fall back to the defaults', () => {
  const state = readFragment('#text=1m&dialect=klingon&palette=__proto__&size=99&more=1')
  expect(state).toEqual({...defaults, text: '1m'})
})

test('every text comes back from its fragment', () => {
  const states = fc.record({
    text: fc.string({unit: 'grapheme'}),
    dialect: fc.constantFrom('auto', 'quote', 'tenhou-json'),
    palette: fc.constantFrom(...palettes),
    size: fc.constantFrom(...sizes)
  })
  fc.assert(
    fc.property(states, state => {
      expect(readFragment(writeFragment(state))).toEqual(state)
    })
  )
})

test('no fragment throws', () => {
  fc.assert(fc.property(fc.string({unit: 'binary'}), text => void readFragment(text)))
  expect(readFragment('#text=%E3%8').text).toBeTypeOf('string')
})

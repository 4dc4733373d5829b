import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {stretchesOf} from '../../examples/astro/src/playground/spots.js'

const message = (start, end, severity = 'error') => ({start, end, severity})

test('a text is parted where messages begin and end', () => {
  expect(stretchesOf('123m8z', [message(4, 6)])).toEqual([
    {text: '123m', severity: null},
    {text: '8z', severity: 'error'}
  ])
})

test('an error takes precedence over a warning', () => {
  const found = stretchesOf('abc', [message(0, 3, 'warning'), message(1, 2)])
  expect(found.map(({severity}) => severity)).toEqual(['warning', 'error', 'warning'])
})

test('what has no length has a place all the same', () => {
  expect(stretchesOf('12', [message(2, 2)])).toEqual([
    {text: '1', severity: null},
    {text: '2', severity: 'error'}
  ])
  expect(stretchesOf('', [message(0, 0)])).toEqual([])
})

test('nothing is lost', () => {
  const offsets = fc.nat({max: 12})
  const messages = fc.array(
    fc.tuple(offsets, offsets).map(([start, length]) => message(start, start + length))
  )
  fc.assert(
    fc.property(fc.string({maxLength: 10}), messages, (text, said) => {
      const found = stretchesOf(text, said)
      expect(found.map(one => one.text).join('')).toBe(text)
    })
  )
})

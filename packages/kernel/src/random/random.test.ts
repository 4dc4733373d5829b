import {expect, test} from 'vitest'
import {mulberry32, randomBelow, shuffled} from './index.js'

test('the first numbers of a seed', () => {
  const random = mulberry32(1)
  expect([random.next(), random.next()]).toEqual([0.6270739405881613, 0.002735721180215478])
})

test('a stream goes on from its saved state', () => {
  const random = mulberry32(42)
  random.next()
  const again = mulberry32(random.state())
  expect(again.next()).toBe(random.next())
})

test('a shuffle has every value, and the list stays as it is', () => {
  const list = [1, 2, 3, 4, 5, 6]
  const order = shuffled(list, mulberry32(3))
  expect(order.toSorted((a, b) => a - b)).toEqual(list)
  expect(order).not.toEqual(list)
})

test('whole numbers stay below their bound', () => {
  const random = mulberry32(7)
  const seen = new Set(Array.from({length: 1000}, () => randomBelow(random, 6)))
  expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
})

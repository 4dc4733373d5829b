import {expect, test} from 'vitest'
import {perObject} from './per-object.js'

test('a value is made once for an object, and again for an equal one', () => {
  let made = 0
  const count = perObject((list: readonly string[]) => ({length: list.length, number: ++made}))
  const list = ['a', 'b']
  expect(count(list)).toEqual({length: 2, number: 1})
  expect(count(list)).toBe(count(list))
  expect(count(['a', 'b'])).toEqual({length: 2, number: 2})
  expect(made).toBe(2)
})

import {expect, test} from 'vitest'
import {recent} from './recent.js'

const make = (key: string) => () => ({key})

test('a value that is kept is not made again', () => {
  const values = new Map<string, {key: string}>()
  const first = recent(values, 2, 'a', make('a'))
  expect(recent(values, 2, 'a', make('other'))).toBe(first)
})

test('the value that was requested least recently is given up', () => {
  const values = new Map<string, {key: string}>()
  const [a, b] = ['a', 'b'].map(key => recent(values, 2, key, make(key)))
  recent(values, 2, 'a', make('a'))
  recent(values, 2, 'c', make('c'))
  expect([...values.keys()]).toEqual(['a', 'c'])
  expect(recent(values, 2, 'a', make('a'))).toBe(a)
  expect(recent(values, 2, 'b', make('b'))).not.toBe(b)
  expect(values.size).toBe(2)
})

test('what is not worth keeping is made each time, and nothing is given up for it', () => {
  const values = new Map<string, {key: string}>()
  const first = recent(values, 1, 'a', make('a'))
  const once = recent(values, 1, 'b', make('b'), () => false)
  expect(recent(values, 1, 'b', make('b'), () => false)).not.toBe(once)
  expect(recent(values, 1, 'a', make('a'))).toBe(first)
})

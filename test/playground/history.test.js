import {expect, test} from 'vitest'
import {
  differenceOf,
  historyOf,
  redone,
  undone,
  withText
} from '../../examples/astro/src/playground/history.js'

const through = (...texts) =>
  texts.reduce((history, [text, at]) => withText(history, text, at), historyOf('', 0))

test('keys in quick succession are one step', () => {
  const history = through(['1', 100], ['12', 300], ['12m', 500], ['12m4', 2000])
  expect(undone(history).text).toBe('12m')
  expect(undone(undone(history)).text).toBe('')
})

test('a text that comes at once is a step of its own', () => {
  const history = through(['1', 100], ['123m456p', 200], ['123m456p7', 300])
  expect(history.past).toEqual(['', '1', '123m456p'])
})

test('back and forth lead to the same text, and what is typed then ends the way forth', () => {
  const history = through(['123m', 0], ['456p', 0])
  expect(redone(undone(history))).toEqual({...history, isTyped: false})
  expect(withText(undone(history), '789s', 9).future).toEqual([])
})

test('at the ends nothing changes, and the same text is no step', () => {
  const history = through(['123m', 0])
  expect(undone(undone(history)).text).toBe('')
  expect(redone(history).text).toBe('123m')
  expect(withText(history, '123m', 9)).toBe(history)
})

test('the smallest edit between two texts', () => {
  const pairs = ['', '1', '123m', '12m', '1223m', '🀇🀈', '🀇🀉', '🀇', 'm🀈']
  for (const before of pairs)
    for (const after of pairs) {
      const {start, end, text} = differenceOf(before, after)
      expect(before.slice(0, start) + text + before.slice(end)).toBe(after)
      expect(text).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/)
    }
  expect(differenceOf('123m', '1223m')).toEqual({start: 2, end: 2, text: '2'})
})

import fc from 'fast-check'
import {expect, test} from 'vitest'
import {editsNear} from './edits.js'
import type {RepairWords} from '../words.js'

const none: ReadonlySet<string> = new Set()
const words: RepairWords = {
  words: ['waits', 'wait', 'score', 'scores', 'mangan', 'haneman', 'South', 'turn', '南', '局', '立直'],
  isKey: name => ['waits', 'score', 'scores'].includes(name),
  suits: 'mpsz',
  unread: none,
  weak: none,
  guessed: none,
  elsewhere: none,
  around: none,
  narrow: none,
  light: text => text
}

/** The lines that edits make of a line, the cheapest first. */
const meant = (line: string, start = 0, end = line.length): readonly string[] =>
  editsNear(line, {start, end}, words).map(
    ({start, end, text}) => line.slice(0, start) + text + line.slice(end)
  )

test.each([
  // [what is typed, what is among the edits]
  ['a word is near', 'mangen', 'mangan'],
  ['a capital stays', 'Sauth', 'South'],
  ['a colon is missing', 'waits 69s', 'waits: 69s'],
  ['another mark for the colon', 'waits→ 69s', 'waits: 69s'],
  ['a mark of a list', '- waits: 69s', 'waits: 69s'],
  ['the value before the key', '69s: waits', 'waits: 69s'],
  ['another key is near', 'scores: mangan', 'score: mangan'],
  ['a mark again and again', 'score: 6s: 55, 9s: 27', 'score: 6s 55, 9s 27'],
  ['a character typed twice', '123pp', '123p'],
  ['two neighbours', '12m3 45p', '123m 45p'],
  ['a suit before its digits', 'p123', '123p'],
  ['the letter beside it', '66o', '66p'],
  ['no letter', '123 456m', '123m 456m'],
  ['separators in a number', '2,0000', '20000'],
  ['a blank in a word', 'man gan', 'mangan'],
  ['no blank between words', 'turn6', 'turn 6'],
  ['a character of full width', 'ｗａｉｔｓ： 69s', 'waits: 69s'],
  ['a bracket without its other', '(mangan', 'mangan'],
  ['two lines in one', '234m567p, waits: 69s', '234m567p\nwaits: 69s'],
  ['a unit beside a number', '南3極', '南3局']
])('%s: %s', (_, typed, expected) => expect(meant(typed)).toContain(expected))

test('edits are in the line of the range, and each changes it in another way', () => {
  const text = 'waits 1\nturn 6 tu rn\nscore 2'
  const edits = editsNear(text, {start: 8, end: 14}, words)
  expect(edits.length).toBeGreaterThan(10)
  for (const {start, end} of edits) expect([start >= 8, end <= 20]).toEqual([true, true])
  const results = edits.map(({start, end, text: by}) => text.slice(0, start) + by + text.slice(end))
  expect(new Set(results).size).toBe(results.length)
  expect(results).not.toContain(text)
  const costs = edits.map(({cost}) => cost)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
})

test('any text has edits within it, and no more than grow with a line', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', maxLength: 80}), fc.nat(80), fc.nat(20), (text, at, length) => {
      const start = Math.min(at, text.length)
      const edits = editsNear(text, {start, end: Math.min(text.length, start + length)}, words)
      for (const edit of edits) {
        expect(edit.start).toBeGreaterThanOrEqual(0)
        expect(edit.end).toBeLessThanOrEqual(text.length)
        expect(edit.start).toBeLessThanOrEqual(edit.end)
      }
      expect(edits.length).toBeLessThan(1500)
    })
  )
})

test('a long line is left alone', () => {
  expect(editsNear('waits '.repeat(100), {start: 0, end: 5}, words)).toEqual([])
})

test('a row in words stays one', () => {
  const text = 'note: see :tiles[xyz] there'
  const edits = editsNear(text, {start: 17, end: 20}, words)
  const results = edits.map(({start, end, text: one}) => text.slice(0, start) + one + text.slice(end))
  expect(results.length).toBeGreaterThan(0)
  for (const one of results) expect(one).toMatch(/:\p{L}+\[[^[\]]+\]/u)
})

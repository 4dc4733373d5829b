import {expect, test} from 'vitest'
import {editBetween} from './text-difference.js'

const long = 'Draw :tiles[45m], then discard. '.repeat(240)

for (const [before, after, edit] of [
  ['', '', {start: 0, end: 0, newEnd: 0}],
  ['abc', 'abc', {start: 3, end: 3, newEnd: 3}],
  ['abc', 'abxc', {start: 2, end: 2, newEnd: 3}],
  ['aaa', 'aaaa', {start: 3, end: 3, newEnd: 4}],
  ['abc', 'c', {start: 0, end: 2, newEnd: 0}],
  // Longer than what is compared at once, and of a length that is a multiple of it or not.
  [`${long}1${long}`, `${long}2${long}`, {start: long.length, end: long.length + 1, newEnd: long.length + 1}],
  ['a'.repeat(4096), 'a'.repeat(6144), {start: 4096, end: 4096, newEnd: 6144}],
  [`b${'a'.repeat(4095)}`, 'a'.repeat(4095), {start: 0, end: 1, newEnd: 0}]
] as const)
  test(`${before.length} to ${after.length} characters`, () => {
    expect(editBetween(before, after)).toEqual(edit)
    const {start, end, newEnd} = editBetween(before, after)
    expect(before.slice(0, start) + after.slice(start, newEnd) + before.slice(end)).toBe(after)
  })

import {expect, test} from 'vitest'
import {groupsAround} from './groups.js'

const groupOf = (text: string, start: number, end: number): string => {
  const group = groupsAround(text, {start, end}, {start: 0, end: text.length})
  return text.slice(group.start, group.end)
}

test.each([
  ['234n345p567s', 3, 4, '234n'],
  ['234m345p567s66d', 14, 15, '66d'],
  ['234345p567s1z', 3, 3, '234345p'],
  ['123m456p78s', 4, 4, '123m'],
  ['123m4o6p789s', 5, 6, '4o'],
  ['123n456', 3, 4, '123n456']
])('%s: what is changed from %i to %i is in %s', (text, start, end, group) => {
  expect(groupOf(text, start, end)).toBe(group)
})

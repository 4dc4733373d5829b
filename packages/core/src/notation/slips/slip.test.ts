import {expect, test} from 'vitest'
import {rewritten, type Slip} from './slip.js'

const slips: readonly Slip[] = [
  {pattern: /a/g, meant: 'bb'},
  {pattern: /b/g, meant: found => found + 'c'},
  {pattern: /c/g, meant: '', river: true}
]

test('slips apply one after the other, those of rivers in rivers alone', () => {
  expect(rewritten('a', slips, false, 9)).toBe('bcbc')
  expect(rewritten('a', slips, true, 9)).toBe('bb')
})

test('a text that grows too long was something else', () => {
  expect(rewritten('aa', slips, false, 4)).toBeNull()
})

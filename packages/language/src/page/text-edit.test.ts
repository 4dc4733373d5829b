import {expect, test} from 'vitest'
import {applyEdit, applyEdits, joinedEdit} from './text-edit.js'

const at = (start: number, end: number, text: string) => ({start, end, text})

test('edits in order, one of them at the end of another', () => {
  expect(applyEdits('abcdef', [at(0, 1, 'X'), at(1, 1, 'Y'), at(5, 6, '')])).toBe('XYbcde')
  expect(applyEdit('abc', at(3, 3, 'd'))).toBe('abcd')
})

test.each([
  ['behind it', at(1, 3, 'XY!'), at(5, 6, 'Z')],
  ['before it', at(3, 3, 'X'), at(0, 1, '')],
  ['in it', at(2, 4, 'XYZ'), at(3, 4, '..')],
  ['around it', at(2, 4, 'X'), at(1, 5, 'Y')]
])('two edits as one, the second %s', (_, first, second) => {
  const between = applyEdit('abcdef', first)
  expect(applyEdit('abcdef', joinedEdit(between, first, second))).toBe(applyEdit(between, second))
})

// [what is wrong, edits, what the error says]
const wrong: readonly (readonly [string, ReturnType<typeof at>[], string])[] = [
  ['they overlap', [at(0, 3, 'X'), at(1, 2, 'Y')], 'Expected an edit from 3 to 6, got `[1,2]`'],
  ['they are not in order', [at(3, 4, 'X'), at(0, 1, 'Y')], 'got `[0,1]`'],
  ['beyond the text', [at(7, 8, 'X')], 'got `[7,8]`'],
  ['before the text', [at(-1, 0, 'X')], 'got `[-1,0]`'],
  ['the end before the start', [at(2, 1, 'X')], 'got `[2,1]`'],
  ['no number', [at(NaN, 1, 'X')], 'got `[NaN,1]`']
]
test.each(wrong)('edits throw if %s', (_, edits, says) => {
  expect(() => applyEdits('abcdef', edits)).toThrow(TypeError)
  expect(() => applyEdits('abcdef', edits)).toThrow(says)
  if (edits.length === 1) expect(() => applyEdit('abcdef', edits[0]!)).toThrow(says)
})

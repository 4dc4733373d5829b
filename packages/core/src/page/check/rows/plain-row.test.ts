import fc from 'fast-check'
import {expect, test} from 'vitest'
import {dialectIds} from '../../../notation/dialects/index.js'
import {claimChecker} from '../../../claims/check.js'
import {checkBlock, checkWhole} from '../../check-block.js'
import {defaultSettings, type Settings} from '../../grammar/keys/options.js'
import {isPlainRow} from './plain-row.js'

const row = fc
  .array(fc.constantFrom(...'0123456789mpsz '), {minLength: 1, maxLength: 24})
  .map(letters => letters.join(''))
  .filter(isPlainRow)

const settings: fc.Arbitrary<Settings> = fc.record({
  dialect: fc.constantFrom(...dialectIds),
  y: fc.constantFrom('auto' as const, 'prefix' as const),
  size: fc.constantFrom(null, 's' as const, 3),
  lang: fc.constantFrom('en' as const, 'ja' as const),
  rules: fc.constantFrom(null, 'tenhou', 'sanma'),
  claims: fc.constantFrom('mark' as const, 'off' as const)
})

test('a plain row is checked as any other block is', () => {
  fc.assert(
    fc.property(row, settings, (text, chosen) => {
      const options = {settings: chosen, ...claimChecker()}
      expect(checkBlock(text, options)).toEqual(checkWhole(text, options))
    })
  )
})

test.each([
  ['123m456p789s1122z', true],
  ['123m 456p 5p', true],
  [' 123m', false],
  ['123m ', false],
  ['123m\n', false],
  ['j123m', false],
  ['hand: 123m', false],
  ['# 123m', false],
  ['', false]
])('%j is a plain row: %s', (text, plain) => {
  expect(isPlainRow(text)).toBe(plain)
})

test('a text of ten megabytes is no trouble', () => {
  const text = '1 '.repeat(5_000_000)
  expect([isPlainRow(`${text}m`), isPlainRow(`${text}!`), isPlainRow(text)]).toEqual([true, false, false])
})

test('typing errors in a plain row are reported', () => {
  const {messages} = checkBlock('11111m8z', {settings: defaultSettings})
  expect(messages.map(({id, start, end}) => [id, start, end])).toEqual([
    ['too-many-copies', 4, 6],
    ['bad-rank', 6, 7]
  ])
})

import {expect, test} from 'vitest'
import {claimForms} from './forms.js'

const shown = (value: string) => [{type: 'text', value} as const]

test('forms are listed once, none of them empty or a question mark', () => {
  expect(claimForms('waits', shown('4m'))).toEqual(['4m'])
  expect(claimForms('waits', shown('?'))).toEqual([])
})

test('a key without forms of its own is claimed as it is shown', () => {
  expect(claimForms('safe', shown('all  of\nthem'))).toEqual(['all of them'])
})

test('shanten is a sentence or its number', () => {
  expect(claimForms('shanten', shown('2-shanten'))).toEqual(['2-shanten', '2'])
})

test('numbers have no separators of thousands', () => {
  expect(claimForms('payments', shown('East +12,000・South −12,000'))[0]).toBe('+12000 -12000')
})

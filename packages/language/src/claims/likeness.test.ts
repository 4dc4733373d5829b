import {expect, test} from 'vitest'
import {likeThose} from './likeness.js'

test('forms that look like other claims are first, whatever their numbers and suits', () => {
  expect(likeThose(['69s', '6-9s', '69s 7 tiles'], ['1-4m'])).toEqual(['6-9s', '69s', '69s 7 tiles'])
  expect(likeThose(['2 han 30 fu 2000', '2 han 30 fu'], ['4 han 25 fu'])).toEqual([
    '2 han 30 fu',
    '2 han 30 fu 2000'
  ])
  expect(likeThose(['a', 'b'], [])).toEqual(['a', 'b'])
})

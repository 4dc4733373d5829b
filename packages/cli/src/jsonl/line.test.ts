import {expect, test} from 'vitest'
import {answerLine} from './line.js'

const answered = {answer: {id: 7, shanten: 0}, isFault: false}

test('a line has the answer that is given to it', () => {
  expect(answerLine('{"id": 7}', 1, 'en', () => answered)).toEqual({
    text: '{"id":7,"shanten":0}',
    isFault: false
  })
})

test('a fault of our own is the answer of its line, with the id that was given', () => {
  const failing = () => {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const {text, isFault} = answerLine('{"id": 7, "hand": "123m"}', 3, 'en', failing)
  expect(isFault).toBe(true)
  const {id, errors} = JSON.parse(text) as {
    id: number
    errors: {code: string; line: number; message: string}[]
  }
  expect(id).toBe(7)
  expect(errors).toMatchObject([{code: 'not-answered', line: 3}])
  // The sentence of an engine says nothing to an author.
  expect(errors[0]!.message).not.toContain('call stack')
})

// [line, code, the field that is named]
const rows: readonly (readonly [string | null, string, string?])[] = [
  [null, 'line-too-long'],
  ['{"id": ', 'bad-json'],
  ['', 'bad-json'],
  ['[1]', 'not-an-object'],
  ['null', 'not-an-object'],
  [`{"id": 1, "hand": ${'['.repeat(40)}${']'.repeat(40)}}`, 'too-deep', 'hand'],
  [`{"id": ${'['.repeat(40)}${']'.repeat(40)}}`, 'too-deep', 'id']
]
test.each(rows)('%j is answered with %s', (content, code, field) => {
  const {text, isFault} = answerLine(content, 1, 'en', () => answered)
  expect(isFault).toBe(true)
  const {errors} = JSON.parse(text) as {errors: {code: string; field?: string}[]}
  expect(errors).toMatchObject([field === undefined ? {code} : {code, field}])
})

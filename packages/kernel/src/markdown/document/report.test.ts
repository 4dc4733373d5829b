import {expect, test} from 'vitest'
import {documentOf, positionOf} from './document.js'
import {frameOf} from './report.js'

/** The frame of the first `x` run in a text. */
function frame(text: string): string {
  const document = documentOf(text)
  const {index, 0: found} = /x+/.exec(text)!
  return frameOf(document, positionOf(document, index, index + found.length))
}

test('a line with carets', () => {
  expect(frame('a\n  牌xx b\n')).toBe('2 |   牌xx b\n  |     ^^')
})

test('of a long line, the part around the place', () => {
  expect(frame(`${'😀'.repeat(200)}xx${'b'.repeat(200)}`)).toBe(
    `1 | …${'😀'.repeat(36)}xx${'b'.repeat(72)}…\n  |  ${' '.repeat(72)}^^`
  )
  expect(frame('x'.repeat(1000)).length).toBeLessThan(400)
})

test('a place that goes on in the next line', () => {
  const document = documentOf('ab\ncd')
  expect(frameOf(document, positionOf(document, 1, 4))).toBe('1 | ab\n  |  ^')
})

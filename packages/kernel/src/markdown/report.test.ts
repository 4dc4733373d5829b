import {expect, test} from 'vitest'
import {documentOf, positionOf} from './document.js'
import {errorOfBuild, frameOf} from './report.js'

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

test('the error of a build names ten places at most', () => {
  const places = Array.from({length: 12}, (_, index) => `a.md:${index + 1}:1`)
  const {message} = errorOfBuild(places)
  expect(message).toMatch(/^Expected pages without errors, got 12: a\.md:1:1, a\.md:2:1, .*a\.md:10:1, …$/)
  expect(errorOfBuild(['b.md:1:2']).message).toBe('Expected pages without errors, got 1: b.md:1:2')
})

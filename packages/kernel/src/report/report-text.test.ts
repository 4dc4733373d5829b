import {expect, test} from 'vitest'
import {errorOfBuild} from './report-text.js'

test('the error of a build names ten places at most', () => {
  const places = Array.from({length: 12}, (_, index) => `a.md:${index + 1}:1`)
  const {message} = errorOfBuild(places)
  expect(message).toMatch(/^Expected pages without errors, got 12: a\.md:1:1, a\.md:2:1, .*a\.md:10:1, …$/)
  expect(errorOfBuild(['b.md:1:2']).message).toBe('Expected pages without errors, got 1: b.md:1:2')
})

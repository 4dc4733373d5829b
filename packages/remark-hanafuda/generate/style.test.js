import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {styleSheet} from './style.js'

test('style.css is the rules and the style of the shipped set', () => {
  expect(readFileSync(new URL('../style.css', import.meta.url), 'utf8')).toBe(styleSheet())
})

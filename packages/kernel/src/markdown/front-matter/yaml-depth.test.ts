import {expect, test} from 'vitest'
import {isDeepYaml} from './yaml-depth.js'

// [why, a text, whether it is deep].
const rows: ReadonlyArray<readonly [string, string, boolean]> = [
  ['a page', 'title: A [b] {c}\nmahjong:\n  dialect: quote\n  rules: {kuitan: false}\n', false],
  ['a long list', '- a: 1\n'.repeat(1000), false],
  ['many pairs of brackets', 'a: [1]\n'.repeat(1000), false],
  ['a few levels', '[[[[]]]]', false],
  ['brackets', `a: ${'['.repeat(17)}`, true],
  ['maps that are keys of maps', `mahjong: ${'{'.repeat(34)}`, true],
  ['keys of several lines', '? a\n'.repeat(17), true],
  ['as many as a page may have', `a: ${'{'.repeat(16)}`, false],
  ['braces over several lines', '{a:\n'.repeat(65), true],
  ['dashes', '- '.repeat(65), true],
  ['question marks', '? '.repeat(65), true],
  ['tags', `a: ${'!!map '.repeat(65)}`, true],
  ['anchors', `a: ${'&a '.repeat(65)}`, true],
  ['indents', Array.from({length: 65}, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), true],
  ['indents that end', 'a:\n  b:\n    c: 1\n'.repeat(100), false]
]
for (const [why, text, deep] of rows) test(why, () => expect(isDeepYaml(text)).toBe(deep))

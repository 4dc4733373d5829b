import {expect, test} from 'vitest'
import {compact} from './compact.js'

// [why the row is here, code, what is published]
const rows = [
  ['comments go', '/**\n * A.\n */\nexport const a = 1 // one\n', 'export const a=1;\n'],
  ['plus and minus stay apart', 'a = b + +c - -d', 'a=b + +c - -d;\n'],
  ['a line of a template keeps its blanks', 'a(`\n b = c\n`)', 'a(`\n b = c\n`);\n'],
  [
    'texts and patterns that look like comments stay',
    "a('// b', /[/*]/, `/* ${1 /* c */} */`)",
    'a("// b", /[/*]/, `/* ${1} */`);\n'
  ],
  ['blanks inside a text stay', 'a(`\n    b`)', 'a(`\n    b`);\n'],
  [
    'names stay',
    'function longName(value) {\n    return value\n}',
    'function longName(value){\nreturn value;\n}\n'
  ],
  ['a line of a template keeps its tab', 'if (a) {\n  b(`\n\tc`)\n}', 'if (a) {\n\tb(`\n\tc`);\n}\n'],
  ['a text needs no blanks beside it', "import a from './a.js'\n", 'import a from"./a.js";\n'],
  ['a template needs none either', 'a(`b ${c} d`, e)', 'a(`b ${c} d`,e);\n'],
  ['a pattern keeps its blanks', 'const a = /b c = d/', 'const a=/b c = d/;\n'],
  ['a program stays one', '#!/usr/bin/env node\n// a\na()\n', '#!/usr/bin/env node\na();\n']
]
test.each(rows)('%s', (_, code, expected) => {
  expect(compact(code)).toBe(expected)
  expect(compact(expected)).toBe(expected)
})

test('sentences of messages have no blanks between them', () => {
  expect(compact("export const en = {\n  a: 'b c'\n}\n", 'claims/words/en/messages.js')).toBe(
    'export const en={a:`b c`};'
  )
})

test('what is no JavaScript is not written', () => {
  expect(() => compact('const = 1', 'a.js')).toThrow('Expected JavaScript in a.js')
})

import {expect, test} from 'vitest'
import {withoutComments} from './without-comments.js'

// [why the row is here, code, what is left]
const rows = [
  ['a comment on lines of its own', '/**\n * A.\n */\nconst a = 1\n', 'const a = 1\n'],
  ['two in a row', '// a\n// b\na()\n', 'a()\n'],
  ['two on one line', '/* a */ /* b */\na()\n', ' \na()\n'],
  ['after code', 'a() // b\nb()\n', 'a() \nb()\n'],
  ['inside an expression', 'a(/* one */ 1)', 'a( 1)'],
  [
    'a string and a pattern that look like one',
    "a('// b', /[/*]/, `/* ${1 /* c */} */`)",
    "a('// b', /[/*]/, `/* ${1 } */`)"
  ],
  [
    'what tools read',
    'const a = /* @__PURE__ */ b()\n//# sourceMappingURL=a.js.map\n',
    'const a = /* @__PURE__ */ b()\n//# sourceMappingURL=a.js.map\n'
  ],
  ['a program', '#!/usr/bin/env node\n// a\na()\n', '#!/usr/bin/env node\na()\n'],
  ['nothing but a comment', '// a\n', '']
]
test.each(rows)('%s', (_, code, expected) => {
  expect(withoutComments(code)).toBe(expected)
})

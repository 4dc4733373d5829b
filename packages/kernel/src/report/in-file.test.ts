import {expect, test} from 'vitest'
import {documentOf} from '../markdown/document/document.js'
import {inFile, linesBefore} from './in-file.js'

const front = '---\ntitle: a\n---\n'

// [why the row is here, the file, the text that a host renders, lines before it]
const rows: readonly (readonly [why: string, file: string, text: string, lines: number])[] = [
  ['the whole file', 'a\nb\n', 'a\nb\n', 0],
  ['without front matter', `${front}a\nb\n`, 'a\nb\n', 3],
  ['without blanks around', `${front}\n\na\nb\n`, 'a\nb', 5],
  ['blank lines in place of the front matter', `${front}a\n`, '\n\n\na\n', 0],
  ['CRLF', '---\r\nx: y\r\n---\r\na\r\n', 'a\r\n', 3],
  ['TOML', '+++\nx = 1\n+++\na\n', 'a\n', 3],
  ['a text that occurs twice', `---\nb: a\n---\na\n\na\n`, 'a\n', 5],
  ['changed by a template', `${front}\n{{ a }}\nb\n`, 'x\nb', 4],
  ['changed in length by a template', `${front}a\n{% for %}\nb\n{% end %}\n`, 'a\nb\nb\nb\n', 3],
  ['no front matter, changed', 'a\n{{ b }}\n', 'a', 0],
  ['nothing', front, '', 0]
]
for (const [why, file, text, lines] of rows) {
  test(`lines before: ${why}`, () => {
    expect(linesBefore(documentOf(file), documentOf(text))).toBe(lines)
  })
}

test('without a file places stay', () => {
  const text = documentOf('a')
  const range = {start: {line: 1, column: 1}, end: {line: 1, column: 2}}
  for (const path of [undefined, '/no/such/file']) {
    const {document, move} = inFile(text, path)
    expect(document).toBe(text)
    expect(move(range)).toBe(range)
  }
})

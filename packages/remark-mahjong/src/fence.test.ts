import * as fc from 'fast-check'
import {documentOf, fenceSource, metaOffset, valueOffsets} from '@tehai/kernel/markdown'
import type {Code, Nodes} from 'mdast'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'

function fencesOf(markdown: string): {document: ReturnType<typeof documentOf>; fences: Code[]} {
  const fences: Code[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'code') fences.push(node)
    if ('children' in node) node.children.forEach(walk)
  }
  walk(unified().use(remarkParse).parse(markdown))
  return {document: documentOf(markdown), fences}
}

// [why the row is here, Markdown with a fence that holds `9x`]
const rows: readonly (readonly [why: string, markdown: string])[] = [
  ['plain', '```mahjong\n12m\n3p9xs\n```'],
  ['CRLF', '```mahjong\r\n12m\r\n3p9xs\r\n```\r\n'],
  ['a lone CR', '```mahjong\r12m\r3p9xs\r```\r'],
  ['indented by two', '  ```mahjong\n  12m\n   3p9xs\n  ```'],
  ['indented less than its fence', '   ```mahjong\n 9x\n   ```'],
  ['in a block quote', '> ```mahjong\n> 12m\n> 9x\n> ```'],
  ['in a block quote, no blanks', '>```mahjong\n>12m\n>9x\n>```'],
  ['in a list', '- a\n\n  ```mahjong\n  12m\n  9x\n  ```'],
  ['in an ordered list in a quote', '> 10. ```mahjong\n>     12m\n>     9x\n>     ```'],
  ['a blank line before', '> ```mahjong\n>\n> 12m\n>\n> 9x\n> ```'],
  ['a list with tabs', '-\t```mahjong\n\t12m\n\t9x\n\t```'],
  ['a tab cut in two by a list', '- ```mahjong\n\t12m\n\t9x\n  ```'],
  ['a tab cut in two by a quote', '>\t```mahjong\n>\t12m\n>\t9x\n>\t```'],
  ['tabs inside', '```mahjong\n\t12m\t9x\n```'],
  ['tildes, unclosed', '~~~mahjong\n12m\n9x'],
  ['unclosed at the end of a quote', '> ```mahjong\n> 9x\n\nb'],
  ['astral characters', '```mahjong\n😀 🀄 9x\n```'],
  ['NUL', '```mahjong\n\0 9x\n```'],
  ['a byte order mark', '\uFEFF```mahjong\n9x\n```'],
  ['the same line twice', '```mahjong\n1m\n1m\n9x\n```'],
  ['a line that repeats its marks', '> ```mahjong\n> > > 9x\n> ```']
]
for (const [why, markdown] of rows) {
  test(`value: ${why}`, () => {
    const {document, fences} = fencesOf(markdown)
    const node = fences[0]!
    const offset = node.value.indexOf('9x')
    const toDocument = valueOffsets(document, node)!
    expect(document.text.slice(toDocument(offset), toDocument(offset + 2))).toBe('9x')
  })
}

test('every unit of every fence is found, whatever contains it', () => {
  const line = fc.array(fc.constantFrom('1', 'm', ' ', '\t', '>', '-', '牌', '😀', '`'), {maxLength: 6})
  const marks = fc.constantFrom('', '> ', '>', '- ', '-\t', '1. ', '> - ', '>\t', '  ')
  const ending = fc.constantFrom('\n', '\r\n', '\r')
  fc.assert(
    fc.property(fc.array(line, {maxLength: 5}), marks, ending, (lines, mark, eol) => {
      const rest = mark.replace(/[-1.]/g, ' ')
      const body = lines.map(units => units.join(''))
      const markdown = ['```mahjong', ...body, '```'].map((text, i) => (i ? rest : mark) + text).join(eol)
      const {document, fences} = fencesOf(markdown)
      for (const node of fences) {
        const toDocument = valueOffsets(document, node)
        if (!toDocument) expect(node.value).toBe('')
        else {
          for (let offset = 0; offset < node.value.length; offset++) {
            const typed = document.text[toDocument(offset)]
            const unit = node.value[offset]
            // A blank may come from a tab that the container cut: then its place is that of the rest of the line.
            if (/[\r\n]/.test(unit!)) expect(typed).toMatch(/[\r\n]/)
            else if (unit === ' ')
              expect([' ', '\t', '\r', '\n', /[^ ]/.exec(node.value.slice(offset))?.[0]]).toContain(typed)
            else expect(typed).toBe(unit)
          }
        }
      }
    }),
    {numRuns: 300}
  )
})

test('a value that the document does not hold has no places', () => {
  const {document, fences} = fencesOf('```mahjong\n1m\n```')
  expect(valueOffsets(document, {...fences[0]!, value: '2m'})).toBe(null)
  expect(valueOffsets(document, {value: '1m'})).toBe(null)
})

// [Markdown, source of its fence]
const sources: readonly (readonly [string, string])[] = [
  ['> ````mahjong title="a"\n> 1m\n> `````', '````mahjong title="a"\n1m\n`````'],
  ['- ~~~ mahjong\n  1m\n\n  2m\n  ~~~  ', '~~~ mahjong\n1m\n\n2m\n~~~'],
  ['```mahjong\n1m', '```mahjong\n1m\n```'],
  ['```mahjong\n```', '```mahjong\n```'],
  ['```mahjong\n\n```', '```mahjong\n\n```'],
  ['```mahjong', '```mahjong\n```'],
  ['> ```mahjong\n> x ```\n\na', '```mahjong\nx ```\n```']
]
for (const [markdown, source] of sources) {
  test(`source: ${JSON.stringify(markdown)}`, () => {
    const {document, fences} = fencesOf(markdown)
    expect(fenceSource(document, fences[0]!)).toBe(source)
  })
}

test('meta is found unless it holds character references', () => {
  const plain = fencesOf('> ```mahjong title="a" size=l\n> ```')
  expect(metaOffset(plain.document, plain.fences[0]!)).toBe(13)
  const referenced = fencesOf('```mahjong title="&amp;"\n```')
  expect(metaOffset(referenced.document, referenced.fences[0]!)).toBe(null)
})

import * as fc from 'fast-check'
import type {Nodes} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import {gameFromMarkdown} from '../from-markdown.js'
import type {Mahjong, MahjongText} from '../nodes.js'
import {deepest, labelMachine, readDirective} from '@tehai/kernel/markdown'
import {gameSyntax} from './index.js'

const names = new Set(['tiles', '牌'])

function nodesOf(markdown: string): (Mahjong | MahjongText)[] {
  const processor = unified().use(remarkParse).use(remarkGfm)
  const data = processor.data()
  ;(data.micromarkExtensions ??= []).push(gameSyntax(names, 'mahjong'))
  ;(data.fromMarkdownExtensions ??= []).push(gameFromMarkdown('mahjong'))
  const found: (Mahjong | MahjongText)[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'mahjong' || node.type === 'mahjongText') found.push(node)
    if ('children' in node) node.children.forEach(walk)
  }
  walk(processor.parse(markdown))
  return found
}

// [why the row is here, Markdown, sources of the nodes found]
const rows: readonly (readonly [why: string, markdown: string, sources: readonly string[]])[] = [
  ['a tile', 'a :tiles[4m] b', [':tiles[4m]']],
  ['the Japanese name, no blanks', 'ここで:牌[4m]を引く', [':牌[4m]']],
  ['two in a row', ':tiles[4m]:tiles[5m]', [':tiles[4m]', ':tiles[5m]']],
  [
    'characters of Markdown',
    ':tiles[1*2*3m _a_ ~b~ `c` "d" 5\'5 <i> {e}]',
    [':tiles[1*2*3m _a_ ~b~ `c` "d" 5\'5 <i> {e}]']
  ],
  ['balanced brackets', ':tiles[a [b [c]] d]', [':tiles[a [b [c]] d]']],
  ['escaped brackets', String.raw`:tiles[a\]b\[c\\]`, [String.raw`:tiles[a\]b\[c\\]`]],
  ['an empty label', ':tiles[]', [':tiles[]']],
  ['attributes', ':tiles[4m]{size=l label="} {" .a}', [':tiles[4m]{size=l label="} {" .a}']],
  ['a quote left open in attributes', ':tiles[4m]{label="a} b', [':tiles[4m]{label="a}']],
  ['braces that do not close stay text', ':tiles[4m]{a', [':tiles[4m]']],
  ['nested braces stay text', ':tiles[4m]{a{b}}', [':tiles[4m]']],
  ['a line end in the label', ':tiles[4m\n5m]', []],
  ['a line end in the attributes', ':tiles[4m]{a\nb}', [':tiles[4m]']],
  ['not closed', ':tiles[4m', []],
  ['escaped', String.raw`\:tiles[4m]`, []],
  ['in code', '`:tiles[4m]`', []],
  ['two colons inside a line', 'a ::tiles[4m]', []],
  ['after an escaped colon', String.raw`\::tiles[4m]`, [':tiles[4m]']],
  ['another name', ':tile[4m] :tilesx[4m] :Tiles[4m]', []],
  [
    'in emphasis, links, headings',
    '# *:tiles[1m]* [:tiles[2m]](x) **a:tiles[3m]b**',
    [':tiles[1m]', ':tiles[2m]', ':tiles[3m]']
  ],
  ['in a table, with a bar', '| a |\n|-|\n| :tiles[1m\\|2m] |', [':tiles[1m\\|2m]']],
  ['in a footnote', 'a[^1]\n\n[^1]: :tiles[1m]', [':tiles[1m]']],
  ['tabs', ':tiles[1m\t2m]', [':tiles[1m\t2m]']],
  ['a row of its own', '::tiles[4m]', ['::tiles[4m]']],
  ['a row, indented, with blanks after it', '   ::牌[4m]{size=xl} \t', ['::牌[4m]{size=xl}']],
  ['a row ends a paragraph', 'a\n::tiles[4m]\nb', ['::tiles[4m]']],
  ['rows in quotes and lists', '> ::tiles[1m]\n\n- ::tiles[2m]', ['::tiles[1m]', '::tiles[2m]']],
  ['text after a row', '::tiles[4m] a', []],
  ['32 brackets', `:tiles${'['.repeat(32)}${']'.repeat(32)}`, [`:tiles${'['.repeat(32)}${']'.repeat(32)}`]],
  ['33 brackets', `:tiles${'['.repeat(33)}${']'.repeat(33)}`, []]
]
for (const [why, markdown, sources] of rows) {
  test(`syntax: ${why}`, () => {
    expect(nodesOf(markdown).map(node => node.source)).toEqual(sources)
  })
}

test('the label is unescaped, the attributes are not', () => {
  const [node] = nodesOf(String.raw`:tiles[a\]\|\x]{label="\""}`)
  expect(node).toMatchObject({type: 'mahjongText', value: String.raw`a]|\x`, meta: String.raw`label="\""`})
})

test('no attributes are null, empty ones are empty', () => {
  expect(nodesOf(':tiles[a] :tiles[a]{}').map(node => node.meta)).toEqual([null, ''])
})

test('positions are those of the source', () => {
  const markdown = '> - a :tiles[4m]\r\n> - 😀\t:牌[5m] b'
  for (const {position, source} of nodesOf(markdown)) {
    expect(markdown.slice(position!.start.offset, position!.end.offset)).toBe(source)
  }
})

test('a label of 100,000 characters is read', () => {
  expect(nodesOf(`:tiles[${'1'.repeat(100_000)}m]`)[0]?.value).toHaveLength(100_001)
})

test('the tokenizer and the reader of sources agree', () => {
  const piece = fc.constantFrom('[', ']', '{', '}', '"', "'", '\\', '1m', ' ', 'a=b', ':tiles[', '|', '`')
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 12}), pieces => {
      const text = `:tiles[${pieces.join('')}`
      const read = readDirective(text)
      const [node] = nodesOf(`${text}\n`)
      const end = read && (read.attributes ? read.attributes.end : read.label.end) + 1
      expect(node?.position?.start.offset === 0 ? node.source : null).toBe(
        end === null ? null : text.slice(0, end)
      )
    }),
    {numRuns: 500}
  )
})

test('an attempt on a line of unclosed labels gives up early, so the line takes linear time', () => {
  const read = labelMachine()
  const line = '[:tiles'.repeat(10_000)
  let taken = 0
  while (read(line.charCodeAt(taken)) === 'more') taken++
  expect(taken).toBe(deepest * '[:tiles'.length)
})

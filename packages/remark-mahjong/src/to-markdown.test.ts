import * as fc from 'fast-check'
import type {Root} from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {describe, expect, test} from 'vitest'
import remarkMahjong from './index.js'

const plain = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkMahjong, {inlineCode: 'mj:'})
const pipelines = {
  'without remark-directive': plain().use(remarkStringify).freeze(),
  'with remark-directive': plain().use(remarkDirective).use(remarkStringify).freeze()
}
type Pipeline = (typeof pipelines)[keyof typeof pipelines]

const pass = (pipeline: Pipeline, markdown: string) => String(pipeline.processSync(markdown))

describe.each(Object.entries(pipelines))('%s', (_, pipeline) => {
  // Markdown that comes back byte for byte.
  const kept = [
    ':tiles[1*2*3m _a_ \\[ `b` {c} <d>] and :牌[5\'55z]{size=l .a label="}"}\n',
    '::tiles[4m]{  size = l }\n',
    '````mahjong  title="a &amp; b"\n```\n\n  123m\t\n````\n',
    '~~~mahjong\n\n~~~\n',
    '* a\n\n  ```mahjong\n  1m\n\n  2m\n  ```\n',
    '> ```mahjong\n> 1m\n> ```\n',
    '| a                |\n| ---------------- |\n| :tiles[1m \\| 2m] |\n',
    '\\:tiles\\[4m] and \\::tiles[4m] and \\:tiles{a}\n',
    ':tiles[1m]\\{a}\n',
    '`mj:123m` and `` mj:4`5 ``\n',
    '---\nmahjong:\n  size: m\n---\n\n# A :tiles[1z]\n'
  ]
  test.each(kept)('%j', markdown => {
    expect(pass(pipeline, markdown)).toBe(markdown)
  })

  test('stringify∘parse is stable from the second pass, and keeps every construct', () => {
    const piece = fc.constantFrom(
      ':tiles[1m]',
      ':tiles[1m|2m]',
      ':tiles[a [b]]{size=l}',
      '::tiles[2m]',
      ':牌[\\]]',
      '\\:tiles[3m]',
      ':tiles[4m',
      ':tiles',
      ':',
      '{a}',
      '\\',
      '*',
      ' ',
      'a',
      '\n',
      '\n\n',
      '\n\n::tiles[5m]\n\n',
      '\n```mahjong title="x"\n1m\n```\n',
      '\n> ',
      '\n- ',
      '10:30',
      '`mj:6m`',
      '\n\n| a |\n|-|\n| :tiles[7m\\|8m] |\n\n'
    )
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 12}), pieces => {
        const once = pass(pipeline, pieces.join(''))
        const twice = pass(pipeline, once)
        expect(pass(pipeline, twice)).toBe(twice)
        expect(sourcesOf(pipeline, twice)).toEqual(sourcesOf(pipeline, once))
      }),
      {numRuns: 200}
    )
  })
})

function sourcesOf(pipeline: Pipeline, markdown: string): string[] {
  const tree = pipeline.runSync(pipeline.parse(markdown), new VFile(markdown))
  return [...JSON.stringify(tree).matchAll(/"source":("(?:[^"\\]|\\.)*")/g)].map(([, source]) => source!)
}

test('nodes made by hand', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {type: 'paragraph', children: [{type: 'mahjongText', value: '1m]', meta: 'size=l'}]},
      {type: 'mahjong', value: '```\n1m', meta: 'title="`"'},
      {type: 'mahjong', value: ''}
    ]
  }
  expect(pipelines['without remark-directive'].stringify(tree)).toBe(
    ':tiles[1m\\]]{size=l}\n\n````mahjong title="&#96;"\n```\n1m\n````\n\n```mahjong\n```\n'
  )
})

test('a node that a plugin changed is written again', () => {
  const pipeline = pipelines['without remark-directive']
  const tree = pipeline.parse(':tiles[1m]')
  const paragraph = tree.children[0] as Root['children'][number] & {children: {value: string}[]}
  paragraph.children[0]!.value = '2m'
  expect(pipeline.stringify(tree)).toBe(':tiles[2m]\n')
})

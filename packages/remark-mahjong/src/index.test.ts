import * as fc from 'fast-check'
import {compile} from '@mdx-js/mdx'
import type {Heading, Nodes, Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkSmartypants from 'remark-smartypants'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {describe, expect, test} from 'vitest'
import remarkMahjong, {type Mahjong, type MahjongMessage, type MahjongText, type Options} from './index.js'

const hosts = ['alone', 'directive before', 'directive after'] as const
type Host = (typeof hosts)[number]

/** Run the plugin over a text; the tree, the file and the nodes found. */
function run(value: string | VFile, options: Options = {}, host: Host = 'alone') {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkSmartypants)
  if (host === 'directive before') processor.use(remarkDirective)
  processor.use(remarkMahjong, options)
  if (host === 'directive after') processor.use(remarkDirective)
  const file = new VFile(value)
  const tree = processor.runSync(processor.parse(file), file) as Root
  const nodes: (Mahjong | MahjongText)[] = []
  visit(tree, node => {
    if (node.type === 'mahjong' || node.type === 'mahjongText') nodes.push(node)
  })
  return {tree, file, nodes, ids: file.messages.map(message => message.ruleId)}
}

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node)
  if ('children' in node) for (const child of node.children) visit(child, see)
}

/** `line:column-line:column id` of each message. */
function placesOf(file: VFile): string[] {
  return file.messages.map(({place, ruleId}) => {
    if (!place || !('start' in place)) return `- ${ruleId}`
    const {start, end} = place
    return `${start.line}:${start.column}-${end.line}:${end.column} ${ruleId}`
  })
}

describe.each(hosts)('%s', host => {
  test('labels come from the source', () => {
    const {nodes, ids} = run(':tiles[5"5z--6m...] *:tiles[1\'23p]* ~:tiles[~1m~]~ :tiles[`4`56s]', {}, host)
    expect(nodes.map(node => node.value)).toEqual(['5"5z--6m...', "1'23p", '~1m~', '`4`56s'])
    expect(nodes.map(node => node.data?.hChildren)).toEqual(nodes.map(({value}) => [{type: 'text', value}]))
    expect(ids).not.toContain('almost-directive')
  })

  test('rows of their own', () => {
    const {tree, nodes} = run('a\n\n::tiles[1m]{size=xl}\n\n- ::牌[2m]', {}, host)
    expect(nodes.map(({type, meta}) => [type, meta])).toEqual([
      ['mahjong', 'size=xl'],
      ['mahjong', null]
    ])
    expect(tree.children[1]).toBe(nodes[0])
  })

  test('places in labels and attributes', () => {
    const markdown = '> - :tiles[12m 8z]\r\n>   :tiles[\\[8z]{size=huge}\r\n\r\n::tiles[9z]{sice=l}'
    expect(placesOf(run(markdown, {}, host).file)).toEqual([
      '1:16-1:17 bad-rank',
      '2:12-2:14 bad-char',
      '2:14-2:15 bad-rank',
      '2:23-2:27 bad-value',
      '4:9-4:10 bad-rank',
      '4:13-4:17 unknown-option'
    ])
  })

  test('prose stays prose', () => {
    const {tree} = run('At 10:30 it was East:25000; 待ち:147m *3:4*', {}, host)
    const [paragraph] = tree.children
    const texts: string[] = []
    visit(paragraph!, node => {
      expect(['paragraph', 'text', 'emphasis']).toContain(node.type)
      if (node.type === 'text') texts.push(node.value)
    })
    expect(texts).toEqual(['At 10:30 it was East:25000; 待ち:147m ', '3:4'])
    const text = paragraph && 'children' in paragraph ? paragraph.children[0] : undefined
    expect(text?.position?.end.column).toBe(37)
  })

  test('almost-directives are reported', () => {
    const {file} = run('：tiles［４ｍ］ a ::tiles[1m] b\n:tiles[2m\n3m] :tiles{a=b} \\:tiles[4m', {}, host)
    expect(placesOf(file)).toEqual([
      '1:1-1:11 almost-directive',
      '1:14-1:22 bad-colons',
      '2:1-2:10 unclosed-label',
      '3:5-3:11 missing-label'
    ])
    expect((file.messages[0] as MahjongMessage).expected).toEqual([':tiles[4m]'])
  })
})

test('directives of others are left alone', () => {
  const {tree} = run(':a[b] :c{d=e} ::f\n\n::g\n\n:::h\ni\n:::', {}, 'directive before')
  const names: string[] = []
  visit(tree, node => {
    if ('name' in node) names.push(`${node.type} ${node.name}`)
  })
  expect(names).toEqual(['textDirective a', 'textDirective c', 'leafDirective g', 'containerDirective h'])
})

test('a container with a label is reported, and left alone', () => {
  const {file, tree} = run('a\n\n:::tiles[1m]\n:::', {}, 'directive before')
  expect(placesOf(file)).toEqual(['3:1-3:9 bad-colons'])
  expect(tree.children[1]?.type).toBe('containerDirective')
})

test.each(hosts)('a container is a block, and comes back as it was typed: %s', host => {
  const source = '> :::tiles{size=l}\n> 123m *a*\n> :::\n'
  const {tree, nodes, ids} = run(source, {}, host)
  expect(nodes).toMatchObject([{type: 'mahjong', value: '123m *a*', meta: 'size=l'}])
  expect(ids).not.toEqual([])
  expect(unified().use(remarkMahjong).use(remarkStringify).stringify(tree)).toBe(source)
})

test('braces that remark-directive cannot read are taken from the text after it', () => {
  const {tree, nodes, ids} = run(':tiles[1m]{label="a} b :tiles[2m]{a"b}', {}, 'directive after')
  expect(nodes.map(node => node.source)).toEqual([':tiles[1m]{label="a}', ':tiles[2m]{a"b}'])
  expect(toString(tree)).toBe('1m b 2m')
  expect(ids).toContain('bad-attribute')
})

test('directives that are not in the document are read from their children', () => {
  const processor = unified().use(remarkDirective).use(remarkParse).use(remarkMahjong)
  const tree = processor.parse(':tiles[8z]{size=l .a} 10:30 :x\n\n::tiles[1m]')
  const file = new VFile('nothing of this')
  processor.runSync(tree, file)
  expect(toString(tree)).toBe('8z 10:30 1m')
  expect(file.messages.map(message => message.ruleId)).toEqual(['bad-rank'])
  expect(JSON.stringify(tree)).toContain('"dataMahjong":"size=l lang=en checked"')
})

test('a directive that another plugin has marked is left alone, its position data is no mark', () => {
  const processor = unified().use(remarkParse).use(remarkDirective).use(remarkMahjong)
  const tree = processor.parse(':1 :2 :3')
  const [paragraph] = tree.children
  if (paragraph?.type !== 'paragraph') throw new TypeError('Expected a paragraph')
  const directives = paragraph.children.filter(node => node.type !== 'text')
  directives[0]!.data = {hName: 'b'} as never
  directives[1]!.data = {position: {}} as never
  processor.runSync(tree, new VFile(':1 :2 :3'))
  expect(paragraph.children.map(node => node.type)).toEqual(['textDirective', 'text'])
})

test('directives of other plugins live, whichever runs first', () => {
  const text = 'a :br b :icon c 10:30 待ち:147m **待ち**:147m'
  const {file, tree} = run(text, {}, 'directive before')
  const names = [...JSON.stringify(tree).matchAll(/"textDirective","name":"(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['br', 'icon'])
  expect(toString(tree)).toBe('a  b  c 10:30 待ち:147m 待ち:147m')
  expect(file.messages).toEqual([])
})

test('restoreProse: false leaves directives to other plugins', () => {
  const {tree} = run('10:30', {restoreProse: false}, 'directive before')
  expect(JSON.stringify(tree)).toContain('textDirective')
})

test('the plugin twice is the plugin once', async () => {
  const markdown = ':tiles[8z]\n\n```mahjong\n9z\n```'
  const once = unified().use(remarkParse).use(remarkMahjong)
  const file = new VFile(markdown)
  const tree = once.runSync(once.parse(markdown), file)
  const again = new VFile(markdown)
  expect(once.runSync(tree, again)).toBe(tree)
  expect(file.messages).toHaveLength(2)
  expect(again.messages).toEqual([])
})

test('headings: the contents list gets the notation', () => {
  for (const host of hosts) {
    const {tree} = run('# A *:tiles[4m]* wait', {}, host)
    expect(toString(tree.children[0] as Heading)).toBe('A 4m wait')
  }
  const raw = unified().use(remarkParse).use(remarkMahjong).parse('# A :tiles[4m]')
  expect(toString(raw)).toBe('A 4m') // before any transform has run
})

test('MDX: braces and tags in labels are raw', async () => {
  const markdown = 'a :tiles[1m{A}2m<b>] {1 + 1}\n\n::tiles[{}<]\n\n```mahjong\n1m{A}\n```\n'
  for (const remarkPlugins of [[remarkMahjong], [remarkDirective, remarkMahjong]]) {
    const file = await compile(markdown, {remarkPlugins})
    expect(String(file)).toContain('1m{A}2m<b>')
  }
})

test('quotes beside tiles are those of text, and no child is left', () => {
  const {tree, nodes} = run('":tiles[4m]" and \'*:tiles[5m]*\' and "a :tiles[6m]".')
  const texts: string[] = []
  visit(tree, node => {
    if (node.type === 'text') texts.push(node.value)
  })
  expect(texts).toEqual(['“', '” and ‘', '’ and “a ', '”.'])
  for (const node of nodes) expect(node).not.toHaveProperty('children')
})

test('inline code with a prefix', () => {
  const {nodes, file} = run('`mj:123m` ``mj:8z`` `123m` ` mj:1m`', {inlineCode: 'mj:'})
  expect(nodes.map(({value, source}) => [value, source])).toEqual([
    ['123m', '`mj:123m`'],
    ['8z', '``mj:8z``']
  ])
  expect(placesOf(file)).toEqual(['1:16-1:17 bad-rank'])
  expect(run('`mj:123m`').nodes).toEqual([])
})

test('names', () => {
  expect(run(':t[1m] :tiles[2m]', {names: 't'}).nodes.map(node => node.source)).toEqual([':t[1m]'])
  expect(run(':tiles[2m] ：tiles［1m］', {names: []}).nodes).toEqual([])
})

test('front matter: options and language, with places', () => {
  const markdown =
    '---\nlang: ja\nmahjong:\n  dialect: kobalab\n  size: huge\n  "sice": 1\n---\n\n:tiles[m12]'
  const {file, nodes} = run(markdown)
  expect(placesOf(file)).toEqual(['5:9-5:13 bad-value', '6:3-6:9 unknown-option'])
  expect(nodes[0]?.data?.hProperties).toMatchObject({dataMahjong: 'dialect=kobalab lang=ja checked'})
  expect(file.messages[0]?.reason).toMatch(/[ぁ-ん]/)
  expect(placesOf(run('---\nmahjong: [1]\n---').file)).toEqual(['2:10-2:13 bad-front-matter'])
  expect(placesOf(run('---\nmahjong:\n---').file)).toEqual([])
  expect(placesOf(run('---\nmahjong: {\n---').file).length).toBeLessThan(2)
})

test('front matter that a host has read', () => {
  const file = new VFile(':tiles[m12] :tiles[m]')
  file.data.astro = {frontmatter: {lang: 'ja-JP', mahjong: {dialect: 'kobalab', sice: 1}}}
  const {nodes} = run(file)
  expect(nodes[0]?.data?.hProperties).toMatchObject({dataMahjong: 'dialect=kobalab lang=ja checked'})
  expect(placesOf(file)[0]).toBe('1:20-1:21 missing-rank')
  expect(placesOf(file)[1]).toBe('- unknown-option')
  const matter = new VFile('')
  matter.data.matter = {mahjong: 'kobalab'}
  expect(run(matter).ids).toEqual(['bad-front-matter'])
})

test('lang: the option overrides the language of the page', () => {
  const markdown = '---\nlang: ja\n---\n:tiles[8z]'
  expect(run(markdown).file.messages[0]?.reason).toMatch(/[ぁ-ん]/)
  expect(run(markdown, {lang: 'en'}).file.messages[0]?.reason).toMatch(/^Unexpected/)
  expect(run(':tiles[8z]').file.messages[0]?.reason).toMatch(/^Unexpected/)
})

describe('onError', () => {
  const markdown = ':tiles[8z] :tiles[12-3p]\n\n```mahjong\n123m\nwiats: 5m\n```\n'

  test('warn: messages with everything a reporter shows', () => {
    const {file} = run(markdown)
    expect(file.messages[0]).toMatchObject({
      place: {start: {line: 1, column: 8, offset: 7}, end: {line: 1, column: 9, offset: 8}},
      ruleId: 'bad-rank',
      source: 'remark-mahjong',
      severity: 'error',
      actual: '8',
      expected: [],
      note: '1 | :tiles[8z] :tiles[12-3p]\n  |        ^',
      url: expect.stringMatching(/^https:.*#bad-rank$/)
    })
    expect(file.messages.map(message => message.ruleId)).toEqual([
      'bad-rank',
      'chii-not-from-kamicha',
      'unknown-key'
    ])
  })

  test('throw: all errors of the file, then once', () => {
    const file = new VFile({path: 'a/post.md', value: markdown})
    let thrown: unknown
    try {
      run(file, {onError: 'throw'})
    } catch (error) {
      thrown = error
    }
    expect(thrown).toMatchObject({
      fatal: true,
      ruleId: 'bad-rank',
      line: 1,
      column: 8,
      source: 'remark-mahjong'
    })
    expect((thrown as MahjongMessage).reason.split('\n').map(line => line.slice(0, 18))).toEqual([
      'Unexpected `8z`, e',
      '5:1: Unexpected ke'
    ])
    expect(file.messages).toHaveLength(4) // each of them, and the one thrown
  })

  test('throw: warnings never do', () => {
    expect(run(':tiles[12-3p] ：tiles［1m］', {onError: 'throw'}).ids).toEqual([
      'chii-not-from-kamicha',
      'almost-directive'
    ])
  })

  test('ignore: silence', () => {
    expect(run(markdown, {onError: 'ignore'}).ids).toEqual([])
  })
})

test('wrong options throw', () => {
  const wrong: readonly [options: unknown, message: RegExp][] = [
    [{onError: 'explode'}, /Expected `onError` to be `warn`, `throw` or `ignore`, got `explode`/],
    [{onEror: 'throw'}, /got `onEror`; did you mean `onError`/],
    [{inlineCode: ''}, /Expected `inlineCode`/],
    [{names: ['a b']}, /Expected `names`/],
    [{dialect: 'qoute'}, /Expected `dialect`/]
  ]
  for (const [options, message] of wrong) {
    expect(() =>
      unified()
        .use(remarkMahjong, options as Options)
        .freeze()
    ).toThrow(message)
  }
  expect(() =>
    unified()
      .use(remarkMahjong, {output: 'defs'} as Options)
      .freeze()
  ).not.toThrow()
})

test('JSON-only options do all', () => {
  const options: Options = {
    names: ['t'],
    inlineCode: 'mj:',
    onError: 'warn',
    lang: 'ja',
    dialect: 'auto',
    size: 2
  }
  expect(JSON.parse(JSON.stringify(options))).toEqual(options)
  expect(run(':t[1m]', JSON.parse(JSON.stringify(options)) as Options).nodes).toHaveLength(1)
})

test('HTML: text is escaped, inline output is phrasing', () => {
  const processor = unified().use(remarkParse).use(remarkMahjong).use(remarkRehype).use(rehypeStringify)
  const html = String(
    processor.processSync(':tiles[<script>]{label="<b>"}\n\n```mahjong title="<i>"\n<script>\n```')
  )
  const tags = html.replace(/"[^"]*"/g, '""') // in a quoted value, `<` is itself
  expect(tags).not.toMatch(/<(?:script|b|i)>/)
  expect(tags).toMatch(/^<p><code class="" data-mahjong="">&#x3C;script><\/code><\/p>\n<figure class="">/)
})

test('what the default schema of rehype-sanitize leaves is readable, and can still be drawn', () => {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMahjong)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .use(rehypeStringify)
  const markdown = ':tiles[m12-3]{dialect=kobalab}\n\n```mahjong title="Riichi"\nj 1z9m\ndora: 5s\n```'
  expect(String(processor.processSync(markdown)).split('\n')).toEqual([
    '<p><code class="language-mahjong language-mahjong-kobalab">m12-3</code></p>',
    expect.stringMatching(
      /Riichi.*<code class="language-mahjong language-mahjong-river">j 1z9m<\/code>.*Dora.*5s/
    )
  ])
})

const length = process.env['THOROUGH'] ? 100_000 : 20_000

test(`${length} characters in a label: clear errors, nothing lost, no blow-up`, () => {
  for (const label of [
    `${'1m'.repeat(length / 2 - 1)}8z`,
    '[]'.repeat(length / 2),
    '\\[\\]'.repeat(length / 4),
    'q'.repeat(length)
  ]) {
    const {nodes, file} = run(`a :tiles[${label}] b`)
    expect(nodes[0]?.source).toBe(`:tiles[${label}]`)
    expect(file.messages.length).toBeGreaterThan(0)
    expect(Math.max(...file.messages.map(({note}) => note!.length))).toBeLessThan(1000)
  }
})

test('any text: never throws, messages lie inside it', () => {
  const piece = fc.oneof(
    fc.string({unit: 'binary', maxLength: 8}),
    fc.constantFrom(
      '\n',
      '\r\n',
      '\t',
      '> ',
      '- ',
      ':tiles[',
      ']',
      '{',
      '}',
      '"',
      '：牌［',
      '```mahjong\n',
      '```',
      '8z'
    )
  )
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 20}), fc.constantFrom(...hosts), (pieces, host) => {
      const markdown = pieces.join('')
      const {file} = run(markdown, {inlineCode: '8'}, host)
      for (const {place} of file.messages) {
        if (!place || !('start' in place)) throw new TypeError('Expected a place')
        const {start, end} = place
        expect(0 <= start.offset! && start.offset! <= end.offset! && end.offset! <= markdown.length).toBe(
          true
        )
      }
    }),
    {numRuns: 100}
  )
})

test('a tree without positions', () => {
  const processor = unified().use(remarkMahjong)
  const tree: Root = {
    type: 'root',
    children: [
      {type: 'code', lang: 'mahjong', value: '8z'},
      {type: 'paragraph', children: [{type: 'mahjongText', value: '9z'}]}
    ]
  }
  const file = new VFile('')
  processor.runSync(tree, file)
  expect(placesOf(file)).toEqual(['- bad-rank', '- bad-rank'])
  expect(tree.children[0]?.type).toBe('mahjong')
})

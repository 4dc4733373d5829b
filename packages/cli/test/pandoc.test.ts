/**
 * The filter of Pandoc, on a document as Pandoc 2.17 passes it (`fixtures/pandoc-page.json`, of the Markdown beside it).
 * With `THOROUGH=1`, Pandoc itself makes HTML, EPUB and docx with it, where it is installed, and EPUBCheck reads the EPUB.
 */
import {execFileSync} from 'node:child_process'
import {chmodSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {SaxesParser} from 'saxes'
import {expect, test} from 'vitest'
import type {Attr, Node, Pandoc} from '../src/pandoc/ast.js'
import {fixtures, runHere, temporaryFolder, type Setting} from './tehai.js'

const page = readFileSync(join(fixtures, 'pandoc-page.json'), 'utf8')

/** A document of Pandoc. */
const documentOf = (blocks: readonly object[], meta: object = {}) =>
  JSON.stringify({'pandoc-api-version': [1, 22, 2, 1], meta, blocks})
const para = (text: string) => ({t: 'Para', c: [{t: 'Str', c: text}]})
const inlines = (text: string) => ({t: 'MetaInlines', c: [{t: 'Str', c: text}]})
const options = (entries: Readonly<Record<string, string>>) => ({
  tehai: {
    t: 'MetaMap',
    c: Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, inlines(value)]))
  }
})

async function filter(format: string, input: string = page, setting: Setting = {}) {
  const {code, stdout, stderr} = await runHere(['pandoc', format], {input, ...setting})
  return {code, stderr, stdout, document: stdout === '' ? null : (JSON.parse(stdout) as Pandoc)}
}

/** All nodes of a kind in a tree. */
function nodesOf(value: unknown, name: string): Node[] {
  if (Array.isArray(value)) return value.flatMap(one => nodesOf(one, name))
  if (typeof value !== 'object' || value === null) return []
  const own = (value as Node).t === name ? [value as Node] : []
  return [...own, ...Object.values(value).flatMap(one => nodesOf(one, name))]
}

const rawOf = (value: unknown) =>
  [...nodesOf(value, 'RawInline'), ...nodesOf(value, 'RawBlock')].map(({c}) => c as [string, string])

test('pandoc: HTML has figures and pictures in place, and the style sheet once', async () => {
  const {code, document, stdout} = await filter('html')
  expect(code).toBe(0)
  const html = rawOf(document!.blocks).map(([format, text]) => {
    expect(format).toBe('html')
    return text
  })
  expect(html.filter(text => text.startsWith('<span class="mahjong-row"')).length).toBeGreaterThan(3)
  expect(html.filter(text => text.startsWith('<figure class="mahjong"'))).toHaveLength(3)
  expect(html.filter(text => text.startsWith('<figure class="hanafuda">'))).toHaveLength(1)
  expect(html.join('')).toContain('<figure class="mahjong" id="win"><figcaption>')
  const header = document!.meta['header-includes']!.c as readonly Node[]
  expect(header[0]).toEqual((JSON.parse(page) as Pandoc).meta['header-includes'])
  expect(rawOf(header.slice(1)).map(([, text]) => /^<style>[^]*\.hanafuda[^]*<\/style>$/.test(text))).toEqual(
    [true]
  )
  // What is around constructs is as it was, and code is no construct.
  expect(stdout).toContain('{"t":"Quoted","c":[{"t":"DoubleQuote"},[{"t":"Str","c":"Draw"}')
  expect(stdout).toContain('{"t":"Str","c":"it’s"}')
  expect(nodesOf(document, 'Code').map(({c}) => (c as [Attr, string])[1])[0]).toBe(':tiles[code]')
  expect(stdout.match(/:tiles\[/g)).toHaveLength(1)
})

test('pandoc: a closing mark stays beside its tile', async () => {
  const {document} = await filter('html', documentOf([para(':tiles[4m], x')]))
  const [{c}] = document!.blocks as [Node]
  expect(c).toMatchObject([
    {
      t: 'RawInline',
      c: ['html', expect.stringMatching(/^<span class="mahjong-nowrap"><span .*<\/span>,<\/span>$/)]
    },
    {t: 'Str', c: ' x'}
  ])
})

test('pandoc: an opening mark stays beside its tile', async () => {
  const {document} = await filter('html', documentOf([para('x「:tiles[4m]」')]))
  const [{c}] = document!.blocks as [Node]
  expect(c).toMatchObject([
    {t: 'Str', c: 'x'},
    {
      t: 'RawInline',
      c: ['html', expect.stringMatching(/^<span class="mahjong-nowrap">「<span .*<\/span>」<\/span>$/)]
    },
    {t: 'Str', c: ''}
  ])
})

test('pandoc: EPUB gets well-formed XHTML, and headings with notation', async () => {
  const {document} = await filter('epub3')
  const html = rawOf(document!.blocks).map(([, text]) => text)
  expect(html.length).toBeGreaterThan(8)
  for (const text of html) {
    const parser = new SaxesParser({xmlns: true, fragment: true})
    parser.on('error', error => expect.unreachable(`${error.message} in ${text}`))
    parser.on('opentag', ({name, uri}) =>
      expect(uri !== '' || !/^(?:svg|path|g|text)$/.test(name)).toBe(true)
    )
    parser.write(text).close()
  }
  expect(JSON.stringify(nodesOf(document!.blocks, 'Header'))).toMatch(
    /"Code","c":\[\["",\["language-mahjong"\],\[\]\],"34m"\]/
  )
})

test('pandoc: docx gets images with words, tables and lists', async () => {
  const {document} = await filter('docx')
  expect(rawOf(document!.blocks)).toEqual([])
  const images = nodesOf(document!.blocks, 'Image').map(
    ({c}) => c as [Attr, readonly Node[], [string, string]]
  )
  const alts = images.map(([, alt]) => alt.map(({c}) => c ?? ' ').join(''))
  expect(alts).toContain('4 man')
  expect(alts).toContain('2 3 4 man, 3 4 5 pin, 4 5 6 sou, 6 6 pin, 7 8 sou; drawn: 9 sou')
  expect(alts.every(alt => alt !== '')).toBe(true)
  for (const [[, , attributes], , [address]] of images) {
    expect(address).toMatch(/^data:image\/png;base64,iVBORw0KGgo/)
    expect(Object.fromEntries(attributes)).toEqual({
      width: expect.stringMatching(/em$/),
      height: expect.stringMatching(/em$/)
    })
  }
  expect(images[0]![0][2]).toEqual([
    ['width', '2.13em'],
    ['height', '1.38em']
  ])
  const [win] = nodesOf(document!.blocks, 'Div')
  expect(nodesOf(win, 'DefinitionList')).toHaveLength(1)
  expect(JSON.stringify(nodesOf(win, 'BulletList'))).toContain('"riichi"')
  expect(nodesOf(document!.blocks, 'Table')).toHaveLength(2) // the author's own, and that of the discards
})

test('pandoc: TeX lowers images in a line, and takes files', async () => {
  const cwd = temporaryFolder()
  const {document} = await filter('latex', documentOf([para(':tiles[4m]')], options({images: 'tiles'})), {
    cwd
  })
  const [{c}] = document!.blocks as [Node]
  const [open, image, close] = c as readonly Node[]
  expect([open, close]).toEqual([
    {t: 'RawInline', c: ['latex', '\\raisebox{-0.34em}{']},
    {t: 'RawInline', c: ['latex', '}']}
  ])
  const [, , [address]] = image!.c as [Attr, readonly Node[], [string, string]]
  expect(readdirSync(join(cwd, 'tiles')).map(name => `tiles/${name}`)).toEqual([address])
})

test('pandoc: other formats get notation and words', async () => {
  const {document} = await filter('plain')
  expect(rawOf(document!.blocks)).toEqual([])
  expect(nodesOf(document, 'Image')).toEqual([])
  const notation = nodesOf(document!.blocks, 'Code').map(({c}) => (c as [Attr, string])[1])
  expect(notation.slice(0, 6)).toEqual(['34m', '4m', "1'23p", ':tiles[code]', "1'35p", '東'])
  expect(JSON.stringify(document)).toContain('{"t":"Str","c":"riichi"}')
})

test.each(['html', 'docx', 'plain'])(
  'pandoc: a document without tiles comes back as it was (%s)',
  async format => {
    const given = documentOf(
      [para('10:30'), {t: 'CodeBlock', c: [['', ['js'], []], '1']}, {t: 'HorizontalRule'}],
      {
        title: inlines('x')
      }
    )
    expect(await filter(format, given)).toMatchObject({code: 0, stderr: '', stdout: given})
  }
)

test('pandoc: a paragraph that begins with tiles is no definition', async () => {
  const line = (text: string) => [{t: 'Str', c: text}]
  const list = (text: string) => ({t: 'DefinitionList', c: [[line('A'), [[{t: 'Para', c: line(text)}]]]]})
  const {document} = await filter('plain', documentOf([list('tiles[4m] b'), list('a tile')]))
  expect(document!.blocks).toMatchObject([
    {t: 'Para', c: line('A')},
    {
      t: 'Para',
      c: [
        {t: 'Code', c: [['', ['language-mahjong'], []], '4m']},
        {t: 'Str', c: ' b'}
      ]
    },
    list('a tile')
  ])
})

test('pandoc: what is wrong is said of its block', async () => {
  const {stderr, code} = await filter('html')
  expect(code).toBe(0)
  expect(stderr).toContain(
    `block 2  error  Unexpected meld \`1'35p\`, expected three equal tiles or three in a row`
  )
  expect(stderr).toContain('block 4  error  Unexpected waits `36s`')
  expect(stderr).toContain('   | waits: 36s\n   |        ^^^\n')
  expect(stderr).toContain('block 9  error  Unexpected `mahjong title="oops"` after the backticks')
  expect(stderr).toContain('did you mean `{.mahjong title="oops"}`?')
  expect(stderr).toContain('block 10  error  Unexpected text in `:::tiles` that Pandoc reads as lists')
})

// [code that is alone in a paragraph, the options it should have]
const codes: readonly (readonly [code: string, braces: string | null])[] = [
  ['mahjong title="A win" 123m', '{.mahjong title="A win"}'],
  ['mahjong .wide title=x waits: 3m', '{.mahjong .wide title=x}'],
  ['mahjong {title="x"} 123m waits: 3m', '{.mahjong title="x"}'],
  ['mahjong build', null],
  ['mahjong title="A win"', null],
  ['mahjong', null],
  ['hanafuda is a game', null]
]
test.each(codes)('pandoc: code that may have been a fence: %s', async (code, braces) => {
  const {stderr} = await filter('html', documentOf([{t: 'Para', c: [{t: 'Code', c: [['', [], []], code]}]}]))
  expect(/did you mean `(.*)`\?/.exec(stderr)?.[1] ?? null).toBe(braces)
})

test('pandoc: a fence with an empty line in it is text', async () => {
  const text = ['```mahjong', 'title="x"'].map(c => ({t: 'Str', c}))
  const lines = [text[0], {t: 'Space'}, text[1], {t: 'SoftBreak'}, {t: 'Str', c: '123m'}]
  const {stderr} = await filter('html', documentOf([{t: 'Para', c: lines}]))
  expect(stderr).toMatch(/^block 1 {2}error {2}Unexpected `mahjong title="x"`.*`\{\.mahjong title="x"\}`/)
})

test('pandoc: where the file is named, places are those of the file', async () => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'a.md'), 'a\n\nA :tiles[8z]\n')
  const {stderr} = await filter(
    'html',
    documentOf([para('a'), para(':tiles[8z]')], options({file: 'a.md'})),
    {cwd}
  )
  expect(stderr).toMatch(/^a\.md:3:10 {2}error {2}Unexpected `8z`/)
  expect(stderr).not.toContain('block')
})

test('pandoc: places are those of the file where Pandoc says them (+sourcepos)', async () => {
  const at = (place: string, ...inside: readonly object[]) => ({
    t: 'Span',
    c: [['', [], [['data-pos', `a.md@${place}`]]], inside]
  })
  const text = (place: string, c: string) => at(place, {t: 'Str', c})
  const line = [
    text('3:1-3:2', ':'),
    text('3:2-3:7', 'tiles'),
    text('3:7-3:8', '['),
    text('3:8-3:11', '1m8z'),
    text('3:12-3:13', ']')
  ]
  const fence = [
    '',
    ['mahjong'],
    [
      ['data-pos', 'a.md@5:1-8:1'],
      ['data-pos', 'a.md@5:3-6:1;6:3-7:1;7:3-8:1']
    ]
  ]
  const {stderr, document} = await filter(
    'plain',
    documentOf([
      {t: 'Para', c: line},
      {t: 'CodeBlock', c: [fence, '4m\nwaits: 2p']}
    ])
  )
  expect([...stderr.matchAll(/^\S+/gm)].map(String)).toEqual(['a.md:3:10', 'a.md:7:10'])
  expect(document!.blocks[0]).toEqual({
    t: 'Para',
    c: [{t: 'Code', c: [['', ['language-mahjong'], []], '1m8z']}]
  })
})

test('pandoc: what is nested deeper than any text stays as it is', async () => {
  const deep = (name: string, inside: object, times: number) =>
    Array.from({length: times}).reduce<object>(c => ({t: name, c: [c]}), inside)
  const given = documentOf([
    deep('BlockQuote', para(':tiles[1m]'), 700),
    {t: 'Para', c: [deep('Emph', {t: 'Str', c: ':tiles[1m]'}, 700)]}
  ])
  expect(await filter('html', given)).toMatchObject({code: 0, stderr: '', stdout: given})
  const {stdout} = await filter('plain', documentOf([deep('BlockQuote', para(':tiles[1m]'), 200)]))
  expect(stdout).toContain('language-mahjong')
})

test('pandoc: where the file is named, a fence that Pandoc took for code is read from it', async () => {
  const cwd = temporaryFolder()
  const source = 'a\n\n```mahjong title="T"\n234m 345p\n456s 66p 78s\n\nwaits: 36s\n```\n'
  writeFileSync(join(cwd, 'a.md'), source)
  const code = {t: 'Code', c: [['', [], []], 'mahjong title="T" 234m 345p 456s 66p 78s waits: 36s']}
  const {stderr, document} = await filter(
    'plain',
    documentOf([para('a'), {t: 'Para', c: [code]}], options({file: 'a.md'})),
    {cwd}
  )
  expect(JSON.stringify(document!.blocks)).toContain('[{"t":"Strong","c":[{"t":"Str","c":"T"}]}]')
  expect(stderr).not.toContain('backticks')
  expect(nodesOf(document!.blocks, 'Code').map(({c}) => (c as [Attr, string])[1])[0]).toBe('234m 345p')
})

// [why the row is here, options, code, what is said]
const ways: readonly (readonly [
  why: string,
  given: Readonly<Record<string, string>>,
  code: number,
  said: RegExp
])[] = [
  ['throw', {'on-error': 'throw'}, 1, /^block 1 {2}error/],
  ['throw, in the spelling of other hosts', {onError: 'throw'}, 1, /^block 1 {2}error/],
  ['ignore', {'on-error': 'ignore'}, 0, /^$/],
  ['a language', {lang: 'ja'}, 0, /^1 番目のブロック {2}誤り/],
  ['no option', {ruels: 'x'}, 2, /Unexpected option `ruels` for `tehai:`; did you mean `rules`\?/],
  ['no choice', {'on-error': 'stop'}, 2, /Unexpected `stop` for `on-error`, expected one of `warn`/]
]
test.each(ways)('pandoc: %s', async (_, given, code, said) => {
  const outcome = await filter('html', documentOf([para(':tiles[8z]')], options(given)))
  expect(outcome.stderr).toMatch(said)
  expect(outcome.code).toBe(code)
  expect(outcome.stdout === '').toBe(code !== 0)
})

test.each(['', 'text', '[]', '{"blocks": 1}'])('pandoc: other input (%s)', async input => {
  const {code, stderr} = await filter('html', input)
  expect({code, said: stderr.includes('expected what Pandoc passes to a filter')}).toEqual({
    code: 2,
    said: true
  })
})

function has(program: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some(folder => existsSync(join(folder, program)))
}

test.runIf(process.env['THOROUGH'] && has('pandoc'))('pandoc: Pandoc makes HTML, EPUB and docx', () => {
  const cwd = temporaryFolder()
  const executable = fileURLToPath(new URL('../bin/tehai-pandoc.js', import.meta.url))
  chmodSync(executable, 0o755)
  symlinkSync(executable, join(cwd, 'tehai-pandoc'))
  const make = (target: string) =>
    execFileSync(
      'pandoc',
      [join(fixtures, 'pandoc-page.md'), '-s', '--filter', './tehai-pandoc', '-o', target],
      {cwd, stdio: 'pipe'}
    )
  make('page.html')
  expect(readFileSync(join(cwd, 'page.html'), 'utf8').match(/<svg/g)!.length).toBeGreaterThan(10)
  make('page.docx')
  const document = execFileSync('unzip', ['-p', 'page.docx', 'word/document.xml'], {cwd, encoding: 'utf8'})
  expect(document).toContain('<wp:docPr descr="4 man"')
  make('page.epub')
  if (!has('epubcheck')) return
  const said = execFileSync('java', ['-jar', '/usr/bin/epubcheck', 'page.epub'], {cwd, encoding: 'utf8'})
  expect(said).toContain('0 fatals / 0 errors')
})

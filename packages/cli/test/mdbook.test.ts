/**
 * The preprocessor of mdBook, by the JSON that its guide documents (`for_developers/preprocessors`) and that its own example
 * `nop-preprocessor` is tested with: 0.4 has `sections`, 0.5 has `items`.
 */
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

const page = `# Hands

Draw :tiles[4m], and \`:tiles[code]\`.

\`\`\`mahjong title="A win"
234m 345p 456s 66p 78s
waits: 36s
score: ?
\`\`\`

\`\`\`hanafuda
松鶴桜幕芒月
\`\`\`
`

const chapter = (path: string | null, content: string, subItems: readonly object[] = []) => ({
  Chapter: {
    name: 'A chapter',
    content,
    number: [1],
    sub_items: subItems,
    path,
    source_path: path,
    parent_names: []
  }
})

/** Markdown with each picture as its words. */
const words = (markdown: string) =>
  markdown
    .replace(/<figure class="(\w+)">.*<\/figure>/g, '[figure $1]')
    .replace(/<span class="mahjong-row" role="img" aria-label="([^"]*)">.*?<\/datalist><\/span>/g, '[$1]')
    .replace(/<span class="mahjong-nowrap">(.*?)&#44;<\/span>/g, '$1,')

interface Setting {
  readonly root?: string
  readonly tehai?: object
  readonly language?: string
  readonly list?: 'items' | 'sections'
}

/** What mdBook passes. */
function input(
  chapters: readonly unknown[],
  {root = '/book', tehai = {}, language = 'en', list = 'items'}: Setting = {}
) {
  const book = {authors: ['A'], language, multilingual: false, src: 'src', title: 'T'}
  const command = {command: 'npx tehai mdbook', before: [], renderers: ['html']}
  const config = {book, preprocessor: {tehai: {...command, ...tehai}}}
  const context = {root, config, renderer: 'html', mdbook_version: '0.5.2'}
  return JSON.stringify([context, {[list]: chapters, __non_exhaustive: null}])
}

const run = (chapters: readonly unknown[], setting?: Setting, args: readonly string[] = []) =>
  runHere(['mdbook', ...args], {input: input(chapters, setting)})

test('mdbook: renderers that show HTML', async () => {
  for (const [renderer, expected] of [
    ['html', 0],
    ['epub', 0],
    ['linkcheck', 1],
    ['not-supported', 1]
  ] as const) {
    const {code, stdout} = await runHere(['mdbook', 'supports', renderer])
    expect({renderer, code, stdout}).toEqual({renderer, code: expected, stdout: ''})
  }
})

test.each(['items', 'sections'] as const)(
  'mdbook: a book with %s is drawn, and the rest goes back',
  async list => {
    const draft = {Chapter: {...chapter(null, '').Chapter, name: 'Planned'}}
    const chapters = [
      {PartTitle: 'One :tiles[1m]'},
      chapter('a.md', page, [chapter('deep/b.md', '**x** :tiles[1m]\r\n')]),
      'Separator',
      draft
    ]
    const {code, stdout, stderr} = await run(chapters, {list})
    expect(code).toBe(0)
    expect(stderr).toContain('src/a.md:7:8  error  Unexpected waits `36s`')
    expect(stderr).toContain('\n  7 | waits: 36s\n')
    const book = JSON.parse(stdout)
    const [part, first, separator, last] = book[list]
    expect([part, separator, last, book.__non_exhaustive]).toEqual([chapters[0], 'Separator', draft, null])
    const {content, sub_items: inside, ...rest} = first.Chapter
    const {content: _, sub_items: __, ...before} = chapter('a.md', page).Chapter
    expect(rest).toEqual(before)
    const drawn = '# Hands\n\nDraw [4 man], and `:tiles[code]`.\n\n[figure mahjong]\n\n[figure hanafuda]\n'
    expect(words(content)).toBe(drawn)
    expect(words(inside[0].Chapter.content)).toBe('**x** [1 man]\r\n')
  }
)

test('mdbook: a book without tiles comes back as it was', async () => {
  const chapters = [chapter('a.md', '---\ntitle: x\n---\n\nWe meet at 10:30.\n\n```js\n1\n```\n')]
  const {stdout, stderr} = await run(chapters)
  expect(stdout).toBe(JSON.stringify(JSON.parse(input(chapters))[1]))
  expect(stderr).toBe('')
})

test('mdbook: options are those of book.toml, and those of the command override them', async () => {
  const chapters = [chapter('a.md', ':tiles[1m]')]
  const image = await run(chapters, {tehai: {pictures: 'img', variant: ['five=plain'], palette: 'dark'}})
  expect(image.stdout).toContain('![1 man](data:image/svg+xml,')
  const inline = await run(chapters, {tehai: {pictures: 'img'}}, ['--pictures', 'inline'])
  expect(inline.stdout).toContain('<svg ')
  const quiet = await run([chapter('a.md', ':tiles[8z]')], {tehai: {onError: 'ignore'}})
  expect(quiet).toMatchObject({code: 0, stderr: ''})
})

test('mdbook: an error stops the book under `on-error = "throw"`', async () => {
  const {code, stdout, stderr} = await run([chapter('a.md', '\n- A hand: :tiles[123m8z]\n')], {
    tehai: {'on-error': 'throw'}
  })
  expect({code, stdout}).toEqual({code: 1, stdout: ''})
  expect(stderr).toContain('src/a.md:2:22  error  Unexpected `8z`')
})

test('mdbook: the language is that of the chapter, or else of the book', async () => {
  const chapters = [
    chapter('a.md', '```mahjong\n1m\nwaits: 2m\n```\n'),
    chapter('b.md', '---\nlang: en\n---\n:tiles[8z]')
  ]
  const {stderr} = await run(chapters, {language: 'ja'})
  expect(stderr).toMatch(/src\/a\.md:3:8 {2}error {2}[^\n]*待ち/)
  expect(stderr).toContain('Unexpected `8z`')
  const {stderr: named} = await run(chapters, {language: 'ja', tehai: {lang: 'en'}})
  expect(named).not.toContain('待ち')
})

test('mdbook: lines are those of the file, where a line is in it once', async () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/a.md'), '{{#include x.md}}\n\nA :tiles[8z]\n\n:tiles[9z]\n')
  const {stderr} = await run([chapter('a.md', 'one\ntwo\n:tiles[9z]\n\nA :tiles[8z]\n\n:tiles[9z]\n')], {
    root
  })
  expect([...stderr.matchAll(/^src\/a\.md:(\S+)/gm)].map(([, place]) => place)).toEqual([
    '3:8',
    '3:10',
    '7:8'
  ])
  expect(stderr).toContain('  3 | A :tiles[8z]\n')
})

// [why the row is here, standard input, what standard error says]
const wrong: readonly (readonly [why: string, input: string, said: string])[] = [
  ['no JSON', '# A page', 'expected what mdBook passes to a preprocessor'],
  ['other JSON', '[1, {}]', 'expected what mdBook passes to a preprocessor'],
  ['no chapters', '[{"root": "/", "config": {}}, {}]', 'expected what mdBook passes to a preprocessor'],
  [
    'no option',
    input([], {tehai: {ruels: 'x'}}),
    '`ruels` for `[preprocessor.tehai]`; did you mean `rules`?'
  ],
  ['no choice', input([], {tehai: {'on-error': 'thow'}}), '`thow` for `on-error`, expected one of `warn`'],
  [
    'a table',
    input([], {tehai: {rules: {kuitan: false}}}),
    'Unexpected value of `rules` in [preprocessor.tehai]'
  ]
]
test.each(wrong)('mdbook: wrong input: %s', async (_, given, said) => {
  const {code, stdout, stderr} = await runHere(['mdbook'], {input: given})
  expect(stderr).toContain(said)
  expect({code, stdout}).toEqual({code: 2, stdout: ''})
})

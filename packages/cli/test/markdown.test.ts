import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

const build = (input: string, ...args: string[]) =>
  runHere(['build', '-', '--markdown', '--pictures', 'inline', ...args], {input})

/** Markdown with each picture as its words. */
const words = (markdown: string) =>
  markdown
    .replace(/<span class="mahjong-row" role="img" aria-label="([^"]*)">.*?<\/datalist><\/span>/g, '[$1]')
    .replace(
      /<div class="mahjong-block[^"]*" role="img" aria-label="([^"]*)">.*?<\/datalist><\/div>/g,
      '[$1]'
    )
    .replace(/<figure.*?<\/figure>/g, ([...html]) => `F${/\[.*?\]/.exec(html.join(''))?.[0] ?? ''}`)

// [why the row is here, Markdown, Markdown with pictures]
const rows: readonly (readonly [why: string, markdown: string, built: string])[] = [
  [
    'what is not ours stays byte for byte',
    '\uFEFF*a*\r\n\r\n10:30 `:tiles[1m]`\t\r\n',
    '\uFEFF*a*\r\n\r\n10:30 `:tiles[1m]`\t\r\n'
  ],
  ['a heading', '## The shape :tiles[34m]\n', '## The shape [3 4 man]\n'],
  [
    'a closing mark stays beside its tile',
    ':tiles[1m]、:tiles[2m].',
    '<span class="mahjong-nowrap">[1 man]、</span><span class="mahjong-nowrap">[2 man]&#46;</span>'
  ],
  [
    'an opening mark stays beside its tile, where no backslash is before it',
    '「:tiles[1m]」と\\(:tiles[2m])',
    '<span class="mahjong-nowrap">「[1 man]」</span>と\\(<span class="mahjong-nowrap">[2 man]&#41;</span>'
  ],
  [
    'a particle that ends emphasis stays outside of the tag',
    '**:tiles[1m]을**와 :tiles[2m]을',
    '**[1 man]을**와 <span class="mahjong-nowrap">[2 man]을</span>'
  ],
  ['constructs side by side', ':tiles[1m]:tiles[2m]', '[1 man][2 man]'],
  ['a link', '[:tiles[1m]](x)', '[[1 man]](x)'],
  [
    'punctuation in words',
    ':tiles[1m]{label="a|b `c` [d] {{e}}"}',
    '[a&#124;b &#96;c&#96; &#91;d&#93; &#123;&#123;e&#125;&#125;]'
  ],
  ['a block between lines', 'a\n```mahjong\n1m\n```\nb\n', 'a\n\nF[1 man]\n\nb\n'],
  ['a block between blank lines', 'a\n\n```mahjong\n1m\n```\n\nb', 'a\n\nF[1 man]\n\nb'],
  ['a block in a quote', '> a\n> ```mahjong\n> 1m\n> ```\n> b\n', '> a\n> \n> F[1 man]\n>\n> b\n'],
  ['a block in a list', '- a\n  ```mahjong\n  1m\n  ```\n  b\n', '- a\n  F[1 man]\n\n  b\n'],
  ['a block that begins an item', '1. ```mahjong\n   1m\n   ```\n', '1. F[1 man]\n']
]
test.each(rows)('build --markdown: %s', async (_, markdown, built) => {
  const {code, stdout} = await build(markdown)
  expect(words(stdout)).toBe(built)
  expect(code).toBe(0)
})

test('build --markdown: a fence in a list that is not closed leaves the next item alone', async () => {
  const {code, stdout, stderr} = await build('- a\n  ```mahjong\n  1m\n- next :tiles[2m]\n')
  expect(words(stdout)).toBe('- a\n  F[1 man]\n\n- next [2 man]\n')
  expect(stderr).toContain('unclosed-fence')
  expect(code).toBe(1)
})

test('build --markdown: classes and the id of an author are kept on what is drawn', async () => {
  const {stdout} = await build(':tiles[1m]{.wide #first}\n\n::tiles[2m]{.high #second}\n')
  expect(stdout).toMatch(/<span class="mahjong-row wide"[^>]*id="first"/)
  expect(stdout).toMatch(/<div class="mahjong-block mahjong-hand high" id="second" role="img"/)
})

test('build --markdown: private-use characters of an author stay as they are', async () => {
  const own = String.fromCodePoint(0x10fe00, 0x10fe41, 0x10fe00, 0x10fe00, 0x10fe7f, 0x10fe7c)
  const {stdout} = await build(`:tiles[1m]{label="${own}|${own}" .a${own}}\n\n:tiles[q${own}|]\n`)
  expect(stdout).toContain(`aria-label="${own}&#124;${own}"`)
  expect(stdout).toContain(`class="mahjong-row a${own}"`)
  expect(stdout).toContain(`q${own}&#124;`)
})

test('build --markdown: the art is written once, after the front matter', async () => {
  const {stdout} = await runHere(['build', '-', '--markdown'], {
    input: `---\ntitle: x\n---\n\n${':tiles[1m] '.repeat(9)}\n`
  })
  expect(stdout).toMatch(
    /^---\ntitle: x\n---\n\n<div><svg [^\n]*class="mahjong-defs">[^\n]*<\/svg><\/div>\n\n<span class="mahjong-row" /
  )
  expect(stdout.match(/id="mahjong-1m"/g)).toHaveLength(1)
})

test('build --markdown: what is wrong is reported and shown', async () => {
  const {code, stdout, stderr} = await build('A slip :tiles[123m45].\n')
  expect(code).toBe(1)
  expect(stderr)
    .toBe(`stdin:1:19  error  Unexpected digits \`45\` without a suit letter, expected \`m\`, \`p\`, \`s\` or \`z\` after them; did you mean \`45m\` or \`45p\` or \`45s\`?  missing-suit
  1 | A slip :tiles[123m45].
    |                   ^^

`)
  expect(stdout).toContain('<mark class="mahjong-error" title="Unexpected digits')
  expect((await build('A slip :tiles[123m45].\n', '--on-error', 'throw')).stdout).toBe('')
})

test('build --markdown: what is too wide to be written at once is written alike', async () => {
  const marks = /(?:<mark [^>]*>0z<\/mark>)+/
  const [few, many] = await Promise.all(
    [3, 1100].map(count => build(`a :tiles[${'0z'.repeat(count)}]{.wide} b\n`))
  )
  expect(few!.stdout).toMatch(marks)
  expect(many!.stdout.replace(marks, '')).toBe(few!.stdout.replace(marks, ''))
  expect(many!.stdout.match(/<mark /g)).toHaveLength(1100)
})

test('build --images: pictures beside the pages, each once', async () => {
  const cwd = temporaryFolder()
  mkdirSync(join(cwd, 'notes/deep'), {recursive: true})
  writeFileSync(join(cwd, 'notes/a.md'), 'Draw :tiles[4m].\n')
  writeFileSync(join(cwd, 'notes/deep/b.md'), ':tiles[4m] :tiles[5"5z]\n\n```mahjong title="T"\n4m\n```\n')
  const {code} = await runHere(
    ['build', 'notes', '--markdown', '--out-dir', 'src', '--images', 'src/tiles'],
    {cwd}
  )
  expect(code).toBe(1)
  const a = readFileSync(join(cwd, 'src/a.md'), 'utf8')
  expect(a).toMatch(/^Draw !\[4 man\]\(tiles\/tiles-[0-9a-f]{10}\.svg\)\.\n$/)
  const b = readFileSync(join(cwd, 'src/deep/b.md'), 'utf8')
  const [, file] = /^!\[4 man\]\(\.\.\/(tiles\/tiles-[0-9a-f]{10}\.svg)\)/.exec(b)!
  expect(a).toContain(file)
  expect(readFileSync(join(cwd, 'src', file!), 'utf8')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img"/
  )
  expect(b).toMatch(
    /<figure class="mahjong">.*<img alt="4 man" src="\.\.\/tiles\/tiles-[0-9a-f]{10}\.svg" width="\d+" height="\d+" class="mahjong-tiles"\/>/
  )
  expect(readdirSync(join(cwd, 'src/tiles')).every(name => b.includes(name))).toBe(true)
})

test('build --images-url: addresses of a site that moves its pages', async () => {
  const cwd = temporaryFolder()
  const args = ['--markdown', '--images', 'static/tiles', '--images-url', '/tiles']
  const {stdout} = await runHere(['build', '-', ...args], {cwd, input: ':tiles[4m]'})
  const [, name] = /^!\[4 man\]\(\/tiles\/(tiles-\w+\.svg)\)$/.exec(stdout)!
  expect(existsSync(join(cwd, 'static/tiles', name!))).toBe(true)
})

test('build --markdown: wrong calls', async () => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'a.md'), ':tiles[1m]')
  const calls: readonly (readonly [args: readonly string[], says: RegExp])[] = [
    [['a.md', '--markdown', '-o', 'a.md'], /target `a\.md`: it is the source `a\.md`/],
    [['.', '--markdown', '--out-dir', '.'], /target `a\.md`: it is the source `a\.md`/],
    [['a.md', '--images', 'x'], /Unexpected `--images` alone, expected `--markdown` with it/],
    [['a.md', '--markdown', '--images-url', 'x'], /Unexpected `--images-url` alone, expected `--images`/],
    [['a.md', '--markdown', '--images', 'x', '--pictures', 'defs'], /`--pictures` together with `--images`/]
  ]
  for (const [args, says] of calls) {
    const {code, stderr} = await runHere(['build', ...args], {cwd})
    expect(stderr).toMatch(says)
    expect(code).toBe(2)
  }
  expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe(':tiles[1m]')
})

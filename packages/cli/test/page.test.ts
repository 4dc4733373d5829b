import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import toy from '../../../test/toy-tiles.js'
import {fixtures, runHere, tehai, temporaryFolder} from './tehai.js'

const mistakes = `page.md:7:43  error  Unexpected \`8z\`, expected \`1z\` to \`7z\` (east, south, west, north, white, green, red)  bad-rank
  7 | ここで :tiles[4m] を引くと :tiles[25p] 待ち。:tiles[8z]
    |                                                     ^

page.md:13:3  error  Unexpected key \`待ちち\`, expected a known key such as \`title\`, \`dora\` or \`waits\`; did you mean \`待ち\`?  unknown-key
  13 |   待ちち: ?
     |   ^^^^^^

`

test('build: a complete page, its mistakes on standard error', async () => {
  const folder = temporaryFolder()
  const target = join(folder, 'deep', 'page.html')
  const {code, stdout, stderr} = await tehai(['build', 'page.md', '-o', target, '--lang', 'en'])
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    `${mistakes}page.md → ${target}  (2 errors)\n1 page built: 5 rows, no claims checked, 2 errors\n`
  )
  const html = readFileSync(target, 'utf8')
  expect(html).toMatch(/^<!doctype html>\n<html lang="ja">\n<head>\n<meta charset="utf-8">/)
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(html).toContain('<title>平和の話</title>')
  expect(html).toContain('<meta name="description" content="両面 &#38; 待ち">')
  expect(html).toContain('<h1>平和の話</h1>')
  expect(html).toContain('aria-label="四萬"')
  expect(html).toContain('<strong class="mahjong-title">平和ツモ</strong>')
  expect(html).toContain('.mahjong-tiles {')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('<div class="scroll" tabindex="0"><table>')
  expect(html).toContain('<td>10:30</td>')
  expect(html).toContain('脚注</h2>')
  expect(html).not.toContain('/*')
  expect(html).toMatch(/<\/main>\n<\/body>\n<\/html>\n$/)
  expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)|<link/)
})

test('build: messages in the language of the page where the terminal names none', async () => {
  const {stderr} = await runHere(['build', 'page.md'])
  expect(stderr).toContain('page.md:7:43  error  `8z` という牌はありません')
})

test('build: --on-error throw writes nothing, ignore says nothing', async () => {
  const folder = temporaryFolder()
  const thrown = await runHere(['build', 'page.md', '-o', join(folder, 'a.html'), '--on-error', 'throw'])
  expect(thrown.code).toBe(1)
  expect(thrown.stderr).toContain('page.md:13:3')
  expect(existsSync(join(folder, 'a.html'))).toBe(false)
  const ignored = await runHere(['build', 'page.md', '-o', join(folder, 'b.html'), '--on-error', 'ignore'])
  expect([ignored.code, ignored.stderr]).toEqual([
    0,
    `page.md → ${join(folder, 'b.html')}\n1 page built: 5 rows, no claims checked\n`
  ])
})

test('build: standard input to standard output', async () => {
  const {code, stdout, stderr} = await tehai(['build', '-'], {
    input: '# A *hand* of :tiles[1m]\n\n<b>x</b>\n'
  })
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('<html lang="en">')
  expect(stdout).toContain('<title>A hand of 1m</title>')
  expect(stdout.match(/<h1>/g)).toHaveLength(1)
  expect(stdout).toContain('<p><b>x</b></p>')
})

test('build: a folder into another, with its folders', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'posts', '2025'), {recursive: true})
  writeFileSync(join(folder, 'posts', 'a.md'), 'これは :牌[1m] です。\n')
  writeFileSync(join(folder, 'posts', '2025', 'b.markdown'), ':tiles[1m]\n')
  writeFileSync(join(folder, 'posts', 'note.txt'), ':tiles[1m]\n')
  const {code, stderr} = await runHere(['build', 'posts', '--out-dir', 'out'], {cwd: folder})
  expect(code).toBe(0)
  expect(stderr.split('\n').filter(Boolean)).toHaveLength(3)
  expect(readFileSync(join(folder, 'out', 'a.html'), 'utf8')).toContain('<html lang="ja">')
  expect(readFileSync(join(folder, 'out', '2025', 'b.html'), 'utf8')).toContain('<title>b</title>')
  writeFileSync(join(folder, 'posts', 'a.markdown'), 'x')
  const clash = await runHere(['build', 'posts', '--out-dir', 'out'], {cwd: folder})
  expect([clash.code, clash.stderr.split('\n')[0]]).toEqual([
    2,
    'tehai: Unexpected `posts/a.md`: `posts/a.markdown` would be written to the same file'
  ])
})

// [why the row is here, options, Markdown, what the page has]
const pages: readonly (readonly [why: string, options: readonly string[], markdown: string, has: RegExp])[] =
  [
    ['a notation', ['--dialect', 'kobalab'], ':tiles[m123]', /aria-label="1 2 3 man"/],
    ['inline code', ['--inline-code', 'mj:'], '`mj:1m`', /aria-label="1 man"/],
    ['a palette', ['--palette', 'black'], ':tiles[1m]', /fill="#2b3038"/],
    ['pictures as images', ['--pictures', 'img'], ':tiles[1m]', /<img alt="1 man"/],
    ['pictures with shared art', ['--pictures', 'defs'], ':tiles[1m]', /<use href="#mahjong-/],
    ['the numeral of five', ['--variant', 'five=plain'], ':tiles[5m]', /aria-label="5 man"/],
    ['a tag of a language', [], '---\nlang: en-GB\n---\n:tiles[1m]', /<html lang="en-GB">/],
    [
      'hostile front matter',
      [],
      '---\ntitle: "</title><script>"\n---\nx',
      /<title>&#60;\/title&#62;&#60;script&#62;<\/title>/
    ],
    [
      'rules',
      ['--rules', 'tenhou'],
      '```mahjong\n123m456p789s1122z 1z\nron: 1z\nscore: ?\n```',
      /mahjong-worth/
    ]
  ]
test.each(pages)('build: %s', async (_, options, markdown, has) => {
  const {code, stdout, stderr} = await runHere(['build', '-', ...options], {input: markdown})
  expect(stderr).toBe('')
  expect(stdout).toMatch(has)
  expect(code).toBe(0)
})

test('check: code frames and a summary', async () => {
  const {code, stdout, stderr} = await runHere(['check', 'page.md', 'clean.md', '--lang', 'en'])
  expect([code, stderr]).toEqual([1, ''])
  expect(stdout).toBe(`${mistakes}2 files checked: 2 errors\n`)
  const japanese = await runHere(['check', 'clean.md'], {env: {LC_ALL: 'ja_JP.UTF-8'}})
  expect([japanese.code, japanese.stdout]).toEqual([0, '1 ファイルを確認: 間違いはありません\n'])
})

test('check: JSON', async () => {
  const {code, stdout} = await runHere(['check', 'page.md', 'clean.md', '--json', '--lang', 'en'])
  expect(code).toBe(1)
  const {files, errors, warnings} = JSON.parse(stdout)
  expect([errors, warnings]).toEqual([2, 0])
  expect(files[1]).toEqual({file: 'clean.md', messages: []})
  expect(files[0].messages[1]).toEqual({
    severity: 'error',
    id: 'unknown-key',
    line: 13,
    column: 3,
    endLine: 13,
    endColumn: 6,
    message:
      'Unexpected key `待ちち`, expected a known key such as `title`, `dora` or `waits`; did you mean `待ち`?',
    actual: '待ちち',
    expected: ['待ち'],
    frame: '13 |   待ちち: ?\n   |   ^^^^^^'
  })
})

// [why the row is here, Markdown, exit code, what is said]
const checks: readonly (readonly [why: string, markdown: string, code: number, said: string])[] = [
  ['a warning alone is no error', ':tiles[11111m]', 0, 'stdin:1:12  warning  '],
  [
    'a false claim',
    '```mahjong\n123m456p789s1122z\nwaits: 3z\n```',
    1,
    'stdin:3:8  error  Unexpected waits `3z`'
  ],
  [
    'front matter that is no YAML',
    '---\ntitle: "x\n---\n\n:tiles[1m]',
    1,
    'stdin:2:8  error  Unexpected `"x` in the front matter, which is not YAML: a quote'
  ],
  ['front matter with a typo', '---\nmahjong:\n  dialct: quote\n---\n', 1, 'did you mean `dialect`?'],
  ['nothing at all', '', 0, '1 file checked: nothing wrong'],
  ['one of each', ':tiles[11111m] :tiles[8z]', 1, '1 file checked: 1 error, 1 warning']
]
test.each(checks)('check: %s', async (_, input, code, said) => {
  const found = await runHere(['check', '-'], {input})
  expect(found.stdout).toContain(said)
  expect(found.code).toBe(code)
})

test('check: a thousand constructs on one line take no longer than they should', async () => {
  const {code, stdout} = await runHere(['check', '-', '--json'], {input: ':tiles[123m] '.repeat(1000)})
  expect([code, JSON.parse(stdout).errors]).toEqual([0, 0])
})

test('render: SVG and PNG', async () => {
  const folder = temporaryFolder()
  const svg = await runHere(['render', "123m 5'55z 4s"])
  expect(svg.code).toBe(0)
  expect(svg.stdout).toMatch(
    /^<svg [^>]*aria-label="1 2 3 man; pon of white dragon from kamicha \(left\); 4 sou"/
  )
  const png = await runHere(['render', '19m{A}', '-o', join(folder, 'x.png'), '--size', '40'])
  expect([png.code, png.stderr]).toEqual([
    0,
    'Words under tiles are not drawn in PNG files; use SVG for them.\n'
  ])
  const bytes = readFileSync(join(folder, 'x.png'))
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  expect(width).toBeGreaterThan(50)
  expect(height).toBeGreaterThanOrEqual(40)
  const wrong = await runHere(['render', '12x3q', '-o', join(folder, 'y.svg')])
  expect(wrong.code).toBe(1)
  expect(wrong.stderr).toContain('error  Unexpected `q`')
  expect(readFileSync(join(folder, 'y.svg'), 'utf8')).toContain('<svg')
})

// [why the row is here, arguments, what the picture has]
const drawn: readonly (readonly [why: string, args: readonly string[], has: RegExp])[] = [
  ['a notation', ['m123', '--dialect', 'kobalab'], /aria-label="1 2 3 man"/],
  ['a river', ['1=p3z', '--mode', 'river'], /aria-label="river: 1 pin \(tsumogiri\), west"/],
  ['in Japanese', ["5'55z", '--lang', 'ja'], /aria-label="白ポン（上家から）"/],
  ['a palette', ['1m', '--palette', 'black'], /fill="#2b3038"/],
  ['a height', ['1m', '--size', '400'], /height="42\d"/],
  ['a format', ['1m', '--format', 'svg'], /^<svg/]
]
test.each(drawn)('render: %s', async (_, args, has) => {
  const {code, stdout} = await runHere(['render', ...args])
  expect(stdout).toMatch(has)
  expect(code).toBe(0)
})

test('a tile set in a file: a picture, and a page with its style sheet', async () => {
  const folder = temporaryFolder()
  const [set, page, target] = ['toy.json', 'page.md', 'page.html'].map(name => join(folder, name)) as [
    string,
    string,
    string
  ]
  writeFileSync(set, `\uFEFF${JSON.stringify(toy)}`)
  writeFileSync(page, 'A :tiles[1m] and :hanafuda[1a].')
  const drawn = await runHere(['render', '1m', '--tiles', set, '--palette', 'sepia'])
  expect(drawn.stdout).toContain('fill="#f3e6cf"')
  await runHere(['build', page, '-o', target, '--tiles', set, '--variant', 'white=empty'])
  const html = readFileSync(target, 'utf8')
  expect(html).toContain('class="mahjong-tiles toy-tiles"')
  expect(html).toContain('--toy-paper: #2b2440')
  expect(html).toContain('hanafuda-tiles')
})

test('render: options change the art', async () => {
  const pictures = await Promise.all(
    [[], ['--variant', 'five=plain'], ['--variant', 'white=empty']].map(args =>
      runHere(['render', '5m5z', ...args])
    )
  )
  expect(new Set(pictures.map(({stdout}) => stdout)).size).toBe(3)
})

test('the version is that of the package', async () => {
  const {version} = JSON.parse(readFileSync(join(fixtures, '../../package.json'), 'utf8'))
  expect(await tehai(['--version'])).toEqual({code: 0, stdout: `${version}\n`, stderr: ''})
})

test('front matter in TOML is read, kept, and its mistakes have places', async () => {
  const toml = '+++\ntitle = "和了"\nlang = "ja"\n[mahjong]\ndialect = "kobalab"\n+++\n\n:tiles[m123,z555-]\n'
  const page = await runHere(['build', '-'], {input: toml})
  expect([page.code, page.stderr]).toEqual([0, ''])
  expect(page.stdout).toContain('<html lang="ja">')
  expect(page.stdout).toContain('<h1>和了</h1>')
  expect(page.stdout).not.toContain('+++')
  const slip = toml.replace('"kobalab"', '"kobalub"')
  const check = await runHere(['check', '-', '--lang', 'en'], {input: slip})
  expect(check.stdout).toContain('stdin:5:11  error  ')
  const drawn = await runHere(['build', '-', '--markdown'], {input: toml + ':tiles[m1]\n'.repeat(12)})
  expect(drawn.stdout).toMatch(/^\+\+\+\ntitle = "和了"\n[^]*?\n\+\+\+\n\n<div>/)
  const converted = await runHere(['convert', '--from', 'kobalab', '--to', 'auto', '--markdown', '-'], {
    input: toml
  })
  expect(converted.stdout).toBe(
    toml.replace('m123,z555-', "123m5'55z").replace("5'55z]", "5'55z]{dialect=auto}")
  )
})

import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {auditPage} from '../src/audit/page.js'
import {noSiteConstructs} from '../src/convert/foreign/foreign-construct.js'
import {runHere, temporaryFolder} from './tehai.js'

const audit = (text: string) => auditPage('a.md', text, {reader: {}, lang: 'en', site: noSiteConstructs})

const tenpai = '234m34p567s345s88s'

// [why the row is here, the Markdown, what would be claimed and whether that is true]
const rows: readonly (readonly [why: string, markdown: string, found: string])[] = [
  ['words after a row', `:tiles[${tenpai}] waits on 25p.`, 'waits=25p true'],
  ['a row after the words', `:tiles[${tenpai}] is a wait on :tiles[25p].`, 'waits=25p true'],
  ['several rows after the words', `:tiles[${tenpai}] waits: :tiles[2p], :tiles[5p]`, 'waits=2p5p true'],
  ['words that are false', `:tiles[${tenpai}] waits for 36p`, 'waits=36p false'],
  ['Japanese', `:tiles[${tenpai}]は25p待ち。`, 'waits=25p true'],
  ['Japanese, the other way about', `:tiles[${tenpai}]の待ちは:tiles[25p]。`, 'waits=25p true'],
  ['Chinese', `:tiles[${tenpai}] 听 25p`, 'waits=25p true'],
  ['how far it is', ':tiles[234m34p567s19m1357z] is 3-shanten.', 'shanten=3-shanten true'],
  ['how far it is, in Japanese', ':tiles[234m34p567s19m1357z]は三向聴', 'shanten=3-shanten true'],
  ['in bold', `:tiles[${tenpai}] **waits for 25p**`, 'waits=25p true'],
  [
    'a column of a table',
    `| Name | Example | Wait |\n| - | - | - |\n| a | :tiles[${tenpai}] | :tiles[25p] |\n| b | :tiles[1m] | no |`,
    'waits=25p true'
  ],
  ['a claim already', `:tiles[${tenpai}]{waits=25p} waits on 25p`, ''],
  ['another sentence', `:tiles[${tenpai}]. A wait on 36p`, ''],
  ['what it does not wait for', `:tiles[${tenpai}] does not wait on 36p`, ''],
  ['what it is not waiting for', `:tiles[${tenpai}] isn't waiting on 36p`, ''],
  ['what it would wait for', ':tiles[234m34p567s345s88s1z] 打1zで25p待ち', ''],
  ['one tile', ':tiles[3p] 36p待ち', ''],
  ['nothing of the kind', `:tiles[${tenpai}] is a nice hand`, '']
]
test.each(rows)('would be a claim: %s', async (_, markdown, found) => {
  const {wouldBe} = await audit(markdown)
  expect(wouldBe.map(({key, value, state}) => `${key}=${value} ${state}`).join(', ')).toBe(found)
})

test('what is false is said with what would be true', async () => {
  const [found] = (await audit(`:tiles[${tenpai}] waits for 36p`)).wouldBe
  expect(found?.message).toContain('Unexpected waits `36p`, expected `25p`')
})

test('claims are counted by what came of them, in rows and blocks', async () => {
  const {claims, constructs, findings} = await audit(
    `:tiles[${tenpai}]{waits=25p} ::tiles[1m] :tiles[${tenpai}]{waits=?}\n\n\`\`\`mahjong\n${tenpai}\nwaits: 36p\n\`\`\`\n\n:tiles[1m]{waits=2m}`
  )
  expect(constructs).toBe(4)
  expect(claims).toMatchObject({true: 1, false: 2, filled: 1})
  expect(findings.map(({finding, source}) => [finding.id, source.split('\n')[0]])).toContainEqual([
    'false-waits',
    '```mahjong'
  ])
})

test('foreign constructs: what becomes of them, or why nothing does', async () => {
  const {foreign} = await audit("{{#mjt:11'1z}} {{#mjt:1q}} `{{#mjt:1m}}`\n\n<p>\n![](hai/man1.gif)\n</p>")
  expect(foreign.map(({line, column, reason, suggestion}) => [line, column, reason, suggestion])).toEqual([
    [1, 1, 'convertible', ":tiles[11'1z]"],
    [1, 16, 'error', null],
    [1, 29, 'code-span', null],
    [4, 1, 'convertible', ':tiles[1m]']
  ])
})

function site(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'wiki'))
  writeFileSync(join(folder, 'wiki/a.md'), `:tiles[${tenpai}]{waits=36p} <b>&\n\n{{#mjt:123m}}\n`)
  writeFileSync(join(folder, 'wiki/b.md'), `:tiles[${tenpai}] waits on 25p\n`)
  return folder
}

test('a site, on the terminal', async () => {
  const cwd = site()
  const english = await runHere(['audit', 'wiki'], {cwd})
  expect(english.code).toBe(1)
  expect(english.stdout).toContain('wiki/a.md:1:34  error  Unexpected waits `36p`')
  expect(english.stdout.split('\n').slice(4).join('\n'))
    .toBe(`wiki/a.md:3:1  foreign  {{#mjt:123m}} becomes :tiles[123m]  can be converted
wiki/b.md:1:1  would be a claim  :tiles[${tenpai}]{waits=25p}  true
Pages: 2
Rows and blocks of tiles: 2
Claims: 1 false
What is wrong: 1 error
Rows that would be claims: 1 true
Foreign constructs: 1 (can be converted: 1)
`)
  const japanese = await runHere(['audit', 'wiki', '--lang', 'ja'], {cwd})
  expect(japanese.stdout).toContain('ほかの書き方  {{#mjt:123m}} → :tiles[123m]  変換できます\n')
  expect(japanese.stdout).toContain('主張: 誤り 1\n間違い: 誤り 1 件\n主張にできる行: 正しい 1\n')
  const clean = await runHere(['audit', 'wiki/b.md'], {cwd})
  expect(clean.code).toBe(0)
})

test('a site as JSON', async () => {
  const {code, stdout} = await runHere(['audit', 'wiki', '--json'], {cwd: site()})
  const {pages, totals} = JSON.parse(stdout) as {pages: {file: string; foreign: object[]}[]; totals: object}
  expect(code).toBe(1)
  expect(pages.map(({file}) => file)).toEqual(['wiki/a.md', 'wiki/b.md'])
  expect(pages[0]!.foreign).toEqual([
    {line: 3, column: 1, source: '{{#mjt:123m}}', reason: 'convertible', suggestion: ':tiles[123m]'}
  ])
  expect(totals).toEqual({
    pages: 2,
    constructs: 2,
    claims: {true: 0, false: 1, filled: 0, partly: 0, unchecked: 0},
    errors: 1,
    warnings: 0,
    wouldBe: 1,
    wouldBeFalse: 0,
    foreign: 1,
    convertible: 1
  })
})

test('a site as a page: complete, without scripts, with a picture of each', async () => {
  const cwd = site()
  const {code, stderr} = await runHere(['audit', 'wiki', '--html', 'out/report.html', '--lang', 'ja'], {cwd})
  expect([code, stderr]).toEqual([1, ''])
  const html = readFileSync(join(cwd, 'out/report.html'), 'utf8')
  expect(html).toContain('<html lang="ja">')
  expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(3)
  expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)|<link|<b>/)
  const shown = await runHere(['audit', 'wiki/b.md', '--html', '-'], {cwd})
  expect(shown.stdout).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/)
  const empty = temporaryFolder()
  writeFileSync(join(empty, 'a.md'), 'nothing')
  await runHere(['audit', '.', '--html', 'r.html'], {cwd: empty})
  expect(readFileSync(join(empty, 'r.html'), 'utf8')).toContain('Nothing is wrong, and nothing is left.')
  expect(existsSync(join(empty, 'r.html'))).toBe(true)
})

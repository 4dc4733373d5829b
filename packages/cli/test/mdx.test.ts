import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

const page = `import {X} from './x.js'

# A {1 + 1}

<div className="wide">
  :tiles[4m] {/* a comment */} <X hand={1}>:tiles[8z]</X>
</div>
`

/** A folder with one file. */
function fileOf(name: string, text: string): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

test('check: a file of MDX is read as MDX', async () => {
  const {stdout, code} = await runHere(['check', fileOf('a.mdx', page)])
  expect(stdout).toMatch(/a\.mdx:6:51 {2}error {2}Unexpected `8z`/)
  expect(stdout).toContain('1 file checked: 1 error\n')
  expect(code).toBe(1)
})

test('check: a file that is not MDX is read as Markdown, and reported with the place', async () => {
  const file = fileOf('b.mdx', 'a <b c\n\n:tiles[8z]\n')
  const english = await runHere(['check', file])
  expect(english.stdout).toMatch(/b\.mdx:1:6 {2}error {2}Unexpected `c`, which is not MDX/)
  expect(english.stdout).toMatch(/b\.mdx:3:8 {2}error {2}Unexpected `8z`/)
  const japanese = await runHere(['check', file], {env: {LANG: 'ja_JP.UTF-8'}})
  expect(japanese.stdout).toContain('`c` が MDX として読めません')
})

test('build: JSX is written as HTML, components as what is in them, expressions as code', async () => {
  const {stdout} = await runHere(['build', fileOf('a.mdx', page), '--pictures', 'inline'])
  const body = stdout
    .slice(stdout.indexOf('<main>'))
    .replace(/<span class="mahjong-row".*?<\/span>/g, '[tiles]')
  expect(body).toContain('<h1>A <code>{1 + 1}</code></h1>\n<div class="wide"><p>[tiles]  <span>')
  expect(body).not.toMatch(/import|comment|hand=/)
})

test('build --markdown: all but the tiles stays as it was typed', async () => {
  const {stdout} = await runHere(['build', fileOf('a.mdx', page), '--markdown', '--pictures', 'inline'])
  const plain = stdout
    .replace(/<span class="mahjong-row" role.*?<\/datalist><\/span>/g, ':tiles[4m]')
    .replace(/<span .*<\/span>/, ':tiles[8z]')
  expect(plain).toBe(page)
})

test('convert: our own constructs in HTML are converted, those in its code are not', async () => {
  const file = fileOf('c.md', "<td>:tiles[1'23p]</td><td><code>:tiles[1'23p]</code> :牌[19m]</td>\n")
  await runHere(['convert', '--from', 'quote', '--to', 'kobalab', '--write', file])
  expect(readFileSync(file, 'utf8')).toBe(
    "<td>:tiles[,p1-23]{dialect=kobalab}</td><td><code>:tiles[1'23p]</code> :牌[m19]{dialect=kobalab}</td>\n"
  )
})

test('convert: constructs in JSX are converted', async () => {
  const file = fileOf('c.mdx', '<b>🀇🀈🀉</b> {/* 🀇🀈🀉 */}\n')
  await runHere(['convert', '--from', 'unicode', '--to', 'mpsz', '--write', file])
  expect(readFileSync(file, 'utf8')).toBe('<b>:tiles[123m]</b> {/* 🀇🀈🀉 */}\n')
})

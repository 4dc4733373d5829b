import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

const page = `---
lang: ja
---

# 花札

三光 :hanafuda[1h 3h 8h]{yaku=?}、牌 :tiles[1z]。

\`\`\`hanafuda
captured: 1,3,8h
score: ?
\`\`\`
`

test('build: a page of both games, with the style of both', async () => {
  const {code, stdout, stderr} = await runHere(['build', '-'], {input: page})
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('aria-label="松に鶴（光）、桜に幕（光）、芒に月（光）"')
  expect(stdout).toContain('三光6文')
  expect(stdout).toContain('aria-label="東"')
  expect(stdout).toContain('<dd>6文</dd>')
  expect(stdout).toContain('.hanafuda-tiles {')
  expect(stdout).toContain('.mahjong-tiles {')
})

test('build: pages of one game have the style of one', async () => {
  const {stdout} = await runHere(['build', '-'], {input: ':tiles[1z]\n'})
  expect(stdout).not.toContain('hanafuda')
})

test('build: rules of hanafuda', async () => {
  const {stdout} = await runHere(['build', '-', '--hanafuda-rules', 'nintendo'], {input: page})
  expect(stdout).toContain('<dd>5文</dd>')
  const wrong = await runHere(['build', '-', '--hanafuda-rules', 'nintndo'], {input: page})
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain('Unexpected rule `nintndo`')
})

test('build --markdown: cards become pictures, files under --images', async () => {
  const folder = temporaryFolder()
  const plain = await runHere(['build', '-', '--markdown'], {input: page})
  expect(plain.stdout).toContain('三光 <span class="hanafuda-claimed"><span class="hanafuda-row"')
  expect(plain.stdout).toContain('<figure class="hanafuda">')
  expect(plain.stdout).not.toContain('```')
  const images = join(folder, 'cards')
  const {stdout, code} = await runHere(
    ['build', '-', '--markdown', '--images', images, '--images-url', '/cards'],
    {input: '札は:hanafuda[松鶴]です\n'}
  )
  expect(code).toBe(0)
  const name = /^札は!\[pine with crane &#40;bright&#41;\]\(\/cards\/(tiles-\w+\.svg)\)です\n$/.exec(
    stdout
  )?.[1]
  expect(readFileSync(join(images, name!), 'utf8')).toContain('<svg')
})

test('check: both games, in the order of the page', async () => {
  const input = 'a :hanafuda[13h] :tiles[8z]\n\n```hanafuda\ncaptured: 1,3,8h\nyaku: 四光\n```\n'
  const {code, stdout} = await runHere(['check', '-', '--lang', 'en'], {input})
  expect(code).toBe(1)
  expect(stdout.match(/^stdin:\S+|[\w-]+$/gm)!.filter(word => /^stdin|-/.test(word))).toEqual([
    'stdin:1:13',
    'bad-month',
    'stdin:1:25',
    'bad-rank',
    'stdin:5:7',
    'false-yaku'
  ])
})

test('render: cards as SVG and PNG', async () => {
  const folder = temporaryFolder()
  const {code, stdout} = await runHere(['render', '--game', 'hanafuda', '1,3,8h o', '--lang', 'en'])
  expect(code).toBe(0)
  expect(stdout).toContain('aria-label="pine with crane (bright), cherry with curtain (bright)')
  const png = join(folder, 'a.png')
  expect((await runHere(['render', '--game', 'hanafuda', '12h', '-o', png, '--size', '200'])).code).toBe(0)
  expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG')
  const wrong = await runHere(['render', '--game', 'hanafuda', '1h 13h', '--lang', 'en'])
  expect(wrong.code).toBe(1)
  expect(wrong.stderr).toContain('Unexpected month `13h`')
})

test.each([':hanafdua[松に鶴]\n', '---\nhanafdua: {rules: nintendo}\n---\n\ntext\n'])(
  'check: a misspelt name is found on a page without other hanafuda: %j',
  async input => {
    const {code, stdout, stderr} = await runHere(['check', '-'], {input})
    expect(code + stdout + stderr).toContain('did you mean `')
  }
)

test.each(['The harvest: a hand[1]\n', '---\nhanafudo: true\nharvest: {a: 1}\n---\n\ntext\n'])(
  'check: other words are left alone: %j',
  async input => {
    const {stdout, stderr} = await runHere(['check', '-'], {input})
    expect(stdout + stderr).not.toContain('did you mean')
  }
)

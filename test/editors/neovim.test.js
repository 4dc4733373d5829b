/**
 * Neovim, headless, as a client of the language server. `npm run test:editors` needs it; `npm test` does without.
 */
import {execFile, spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, expect, test} from 'vitest'
import {program} from './stdio.js'

const isThere = !spawnSync('nvim', ['--version']).error
const folder = mkdtempSync(join(tmpdir(), 'tehai-neovim-'))
const page = join(folder, 'page.md')

afterAll(() => rmSync(folder, {recursive: true}))

const text = `# 手牌

Draw 🀄 :tiles[123m 45].

:tile[4m] and

\`\`\`hanafuda
1h 3h
noet: 光
\`\`\`
`

test.runIf(process.env.TEHAI_EDITORS)('Neovim is there', () => expect(isThere).toBe(true))

test.runIf(process.env.TEHAI_EDITORS && isThere)('Neovim shows slips and repairs them', async () => {
  writeFileSync(page, text)
  const {stdout} = await promisify(execFile)(
    'nvim',
    ['--headless', '--clean', '-u', 'NONE', '-c', `luafile ${join(import.meta.dirname, 'neovim.lua')}`],
    {env: {...process.env, TEHAI_SERVER: program, TEHAI_PAGE: page, TEHAI_NODE: process.execPath}}
  )
  const lines = stdout
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line))
  const [diagnostics, quick, fixed, fixAll, all, typed, offered, hover] = lines
  // Columns of Neovim count bytes: the tile before the slip has four.
  expect(diagnostics.diagnostics.map(one => one.slice(0, 4))).toEqual([
    [2, 22, 24, 'missing-suit'],
    [4, 0, 9, 'almost-directive'],
    [8, 0, 4, 'unknown-key']
  ])
  expect(diagnostics.diagnostics[0][4]).toMatch(/^Unexpected digits `45` without a suit letter/)
  expect(quick).toEqual({actions: ['Replace by `45m`', 'Replace by `45p`', 'Replace by `45s`']})
  expect(fixed.fixed).toEqual(text.replace('45]', '45m]').trimEnd().split('\n'))
  expect(fixAll.actions).toHaveLength(1)
  const repaired = text.replace('45]', '45m]').replace(':tile[', ':tiles[').replace('noet', 'note')
  expect(all.all).toEqual(repaired.trimEnd().split('\n'))
  expect(typed).toEqual({typed: [[10, 'bad-rank']]})
  expect(offered.offered.slice(0, 2)).toEqual(['12z', '?'])
  expect(offered.offered.slice(0, 5)).toContain('12z 4 tiles')
  expect(hover.hover).toMatch(/^!\[\]\(data:image\/svg\+xml;base64,[\w+/=]+\)/)
  expect(hover.hover).toMatch(/shanten: tenpai/)
})

/**
 * Programs of the READMEs print what the READMEs say. `…` stands for anything; lines of HTML are broken inside of tags.
 */
import {execFile} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')
const run = promisify(execFile)

/** Packages whose READMEs no other test runs: koikoi, language and remark-hanafuda have one beside their code. */
const names = ['core', 'kernel', 'record', 'rehype-tiles', 'riichi']

/** A program, an optional line such as `…yields:`, and what it prints. */
const pattern =
  /^```js\n([^]*?)^```\n\n(?:…yields[^\n]*:\n\n)?(?:<!-- .*? -->\n\n?)?```(txt|html)\n([^]*?)^```/gm

const programs = names.flatMap(name => {
  const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
  return [...text.matchAll(pattern)].map(([, code, language, output], index) => ({
    name: `${name}-${index + 1}`,
    code,
    parts: (language === 'html' ? output.replaceAll(/\n\s*/g, '') : output.trimEnd()).split('…')
  }))
})

const folder = mkdtempSync(join(tmpdir(), 'readme-programs-'))
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
afterAll(() => rmSync(folder, {recursive: true, force: true}))

test('there are programs', () => {
  expect(programs.length).toBeGreaterThan(7)
  expect(programs.map(({name}) => name)).toContain('rehype-tiles-1')
})

test.each(programs)('$name prints what its README says', async ({name, code, parts}) => {
  const path = join(folder, `${name}.js`)
  writeFileSync(path, code)
  const {stdout} = await run(process.execPath, [path], {cwd: folder, env: {...process.env, NO_COLOR: '1'}})
  let rest = stdout.trimEnd()
  for (const [index, part] of parts.entries()) {
    const at = rest.indexOf(part)
    expect(at, `${part}\nin\n${rest}`).toBeGreaterThanOrEqual(0)
    if (index === 0) expect(at).toBe(0)
    rest = rest.slice(at + part.length)
  }
  if (parts.at(-1) !== '') expect(rest).toBe('')
})

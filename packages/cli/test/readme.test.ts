/**
 * The README shows what the program really prints: every command in it is run. `UPDATE=1` writes what it prints now.
 */
import {commands} from '../src/commands/index.js'
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

const path = new URL('../README.md', import.meta.url)
const readme = readFileSync(path, 'utf8')
const record = new URL('fixtures/double-ron.xml', import.meta.url)
const page = /^````markdown\n([\s\S]*?)^````$/m.exec(readme)![1]!

/** Commands of ```console blocks, each with what it prints. */
const shown = [...readme.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, block]) =>
  block!
    .split(/^\$ /m)
    .slice(1)
    .map(part => {
      const [line, ...output] = part.split('\n')
      return {line: line!, output: output.join('\n')}
    })
)

/** The words of a command line, without their quotes. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c!)
}

test.each(shown)('$line', async ({line, output}) => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'page.md'), page)
  copyFileSync(record, join(cwd, 'double-ron.xml'))
  const piped = /^echo '(.*)' \| tehai (.*)$/.exec(line)
  const command = piped ? piped[2]! : line.replace(/^tehai /, '')
  const input = piped ? `${piped[1]!}\n` : ''
  const {stdout, stderr} = await runHere(wordsOf(command), {cwd, input, env: {LANG: 'en_US.UTF-8'}})
  const printed = stderr + stdout
  if (process.env['UPDATE']) {
    const now = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      now.replace(`$ ${line}\n${output}`, () => `$ ${line}\n${printed}`)
    )
  } else expect(printed).toBe(output)
})

test('every command and every option of the README is there', async () => {
  const {stdout} = await runHere(['--help'])
  const headings = [...readme.matchAll(/^### `tehai (\w+)`$/gm)].map(([, name]) => name!)
  expect(headings.toSorted()).toEqual([...new Set(commands.map(({name}) => name.split(' ')[0]!))].toSorted())
  for (const name of headings) expect(stdout).toContain(`\n  ${name}`)
  const sections = readme.split(/^### `tehai /m).slice(1)
  for (const [index, section] of sections.entries()) {
    const heading = headings[index]!
    const names = commands.map(({name}) => name).filter(name => name.split(' ')[0] === heading)
    const helps = await Promise.all(names.map(name => runHere([...name.split(' '), '--help'])))
    const help = helps.map(({stdout}) => stdout).join('')
    const named = section.split(/^##/m)[0]!.matchAll(/^- (.*?) — /gm)
    const options = [...named].flatMap(([, names]) => names!.match(/--[\w-]+/g) ?? [])
    for (const option of options) expect(help).toContain(option)
  }
})

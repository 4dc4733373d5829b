/**
 * The example: it compiles with every TypeScript, and the page that it prints says what the engine says.
 */
import {execFile} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {versions} from './typescripts.js'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../../examples/typed/', import.meta.url))
const pathOf = version =>
  fileURLToPath(new URL(`node_modules/typescript-${version}/bin/tsc`, import.meta.url))

/** What the page contains: the points of the boxes and the answers of the quiz. */
const expected = ['ron, 1000 points', 'tsumo, 96000 points', '1 han, 30 fu, 1000 points', '<svg ']

async function compiled(version) {
  const emit = version === versions.at(-1) ? [] : ['--noEmit']
  const said = await run(process.execPath, [pathOf(version), '-p', folder, ...emit]).catch(error => error)
  const problems = said.stdout.trim() === '' && !(said instanceof Error) ? [] : [said.stdout || String(said)]
  return {name: `examples/typed compiles with TypeScript ${version}`, problems}
}

async function printed() {
  const {stdout} = await run(process.execPath, ['build/page.js'], {cwd: folder}).catch(error => ({
    stdout: String(error)
  }))
  const missing = expected.filter(text => !stdout.includes(text))
  return {
    name: 'examples/typed prints its page',
    problems: missing.map(text => `Expected ${text} in ${stdout.slice(0, 400)}`)
  }
}

export default async function examples() {
  const checks = await Promise.all(versions.map(compiled))
  return [...checks, await printed()]
}

/**
 * The examples of the READMEs, as a TypeScript programmer copies them: all of TypeScript, and those of the engines,
 * compile under `strict`. A line that says `does not compile` does not.
 */
import {execFileSync} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))

/** Packages whose examples in JavaScript are programs about our values alone. */
const engines = ['riichi', 'koikoi', 'record']

// prettier-ignore
const options = [
  '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', 'node', '--lib', 'es2023',
  '--module', 'nodenext', '--target', 'es2022', '--moduleDetection', 'force'
]

// What a host provides to its configuration.
const globals = 'declare function defineNuxtConfig<Config extends object>(config: Config): Config\n'

/** Blocks of a README by the languages of their fences. */
function blocksOf(path, languages) {
  const text = readFileSync(path, 'utf8')
  const pattern = new RegExp(`^\`\`\`(?:${languages.join('|')})\\n([^]*?)^\`\`\``, 'gm')
  return [...text.matchAll(pattern)].map(([, code]) => code)
}

/** A line that does not compile is expected not to. */
const withExpectations = code => code.replace(/^.*\/\/ does not compile.*$/gm, '// @ts-expect-error\n$&')

function examples() {
  const folders = readdirSync(join(root, 'packages')).filter(name =>
    existsSync(join(root, 'packages', name, 'README.md'))
  )
  const readmes = [['root', join(root, 'README.md')]].concat(
    folders.map(name => [name, join(root, 'packages', name, 'README.md')])
  )
  return readmes.flatMap(([name, path]) =>
    blocksOf(path, engines.includes(name) ? ['ts', 'js'] : ['ts']).map((code, index) => [
      `${name}-${index + 1}.ts`,
      withExpectations(code)
    ])
  )
}

/** What the compiler says of some files. */
function errorsOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'readme-types-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'globals.d.ts'), globals)
    for (const [name, code] of files) writeFileSync(join(folder, name), code)
    const args = [join(typescript, 'bin/tsc'), ...options, 'globals.d.ts', ...files.map(([name]) => name)]
    execFileSync(process.execPath, args, {cwd: folder, encoding: 'utf8'})
    return ''
  } catch (error) {
    return error.stdout
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

test('examples of the READMEs compile under strict', {timeout: 60_000}, () => {
  const files = examples()
  expect(files.map(([name]) => name)).toEqual(
    expect.arrayContaining(['core-1.ts', 'riichi-1.ts', 'koikoi-1.ts', 'nuxt-1.ts'])
  )
  expect(errorsOf(files)).toBe('')
})

test.runIf(process.env['THOROUGH'])('an example that is wrong is noticed', {timeout: 60_000}, () => {
  const code =
    "import {score} from '@tehai/riichi'\nscore(1, 'tenhou')\nconst unknown: string = 3\nvoid unknown\n"
  expect(errorsOf([['wrong.ts', code]])).toMatch(/wrong\.ts\(2,\d+\).*\n(?:.*\n)*wrong\.ts\(3,\d+\)/)
})

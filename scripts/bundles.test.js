import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {rolldown} from 'rolldown'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {writeBundles} from './bundles.js'
import {unneededFiles} from './published.js'

const files = {
  'package.json': JSON.stringify({
    name: 'toy',
    type: 'module',
    files: ['bin', 'dist'],
    exports: {
      '.': {types: './dist/index.d.ts', default: './dist/index.js'},
      './deep/other': './dist/deep/other.js',
      './words/ko': './dist/words/ko.js',
      './style.css': './style.css'
    },
    bin: {toy: './bin/toy.js'},
    sideEffects: ['*.css', './dist/words/*.js']
  }),
  'bin/toy.js': "import {run} from '../dist/run.js'\nrun()\n",
  'dist/index.d.ts': "export type {One} from './shared/one.js'\n",
  'dist/index.js':
    "export {one} from './shared/one.js'\nexport const later = () => import('./later.js')\nexport {table} from './table.js'\n",
  'dist/deep/other.js':
    "import {one, words} from '../shared/one.js'\nexport const other = () => [one(), ...words]\n",
  'dist/later.js': "export const address = new URL('../style.css', import.meta.url).pathname\n",
  'dist/run.js': "import {one} from './shared/one.js'\nexport const run = () => console.log(one())\n",
  'dist/shared/one.d.ts': 'export interface One {}\n',
  'dist/shared/one.js': "export const words = ['first']\nexport const one = () => `a\n\tb`\n",
  'dist/table.js': "const rows = [['unused', 1]]\nexport const table = rows.map(([name]) => name)\n",
  'dist/words/ko.js': "import {words} from '../shared/one.js'\nwords.push('ko')\n",
  'style.css': ''
}

let folder = ''
const load = name => import(pathToFileURL(join(folder, 'dist', name)).href)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tehai-bundles-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true})
    writeFileSync(join(folder, name), text)
  }
  await writeBundles(folder)
  for (const name of unneededFiles(folder)) rmSync(join(folder, name))
})
afterAll(() => rmSync(folder, {recursive: true}))

test('a file for each entry, and files of what they share or load later', () => {
  const names = readdirSync(join(folder, 'dist'), {recursive: true}).filter(name => name.endsWith('.js'))
  expect(names.map(name => name.replace(/-[^-]{8}\.js$/, '-HASH.js')).toSorted()).toEqual([
    'deep/other.js',
    'index.js',
    'later-HASH.js',
    'one-HASH.js',
    'run.js',
    'words/ko.js'
  ])
})

test('types stay', () => {
  expect(readdirSync(join(folder, 'dist/shared'))).toEqual(['one.d.ts'])
})

test('entries share one copy of a module, with what others did to it', async () => {
  const [{one}, {other}] = [await load('index.js'), await load('deep/other.js')]
  expect(one()).toBe('a\n\tb')
  expect(other()).toEqual(['a\n\tb', 'first'])
  await load('words/ko.js')
  expect(other()).toEqual(['a\n\tb', 'first', 'ko'])
})

test('an address from a module on leads where it did', async () => {
  const {later} = await load('index.js')
  expect((await later()).address).toBe(pathToFileURL(join(folder, 'style.css')).pathname)
})

test('no path of the machine, and no indentation', () => {
  for (const name of ['index.js', 'run.js']) {
    const code = readFileSync(join(folder, 'dist', name), 'utf8')
    expect(code).not.toContain(folder)
    expect(code).not.toMatch(/\/\/|^\t(?!b`)/m)
  }
})

test('a program takes only what it uses of a bundle', async () => {
  const program = join(folder, 'program.js')
  writeFileSync(program, "import {one} from './dist/index.js'\nconsole.log(one())\n")
  const bundle = await rolldown({input: program, platform: 'neutral'})
  const {output} = await bundle.generate({format: 'esm'})
  await bundle.close()
  expect(output[0].code).toContain('console.log')
  expect(output[0].code).not.toContain('unused')
})

test('a package that names bundles of its own is left as it is', async () => {
  const own = mkdtempSync(join(tmpdir(), 'tehai-bundles-'))
  const manifest = {type: 'module', exports: './dist/index.js', files: ['dist/index.js', 'dist/engine.js']}
  mkdirSync(join(own, 'dist'))
  writeFileSync(join(own, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(own, 'dist/index.js'), "export {one} from './engine.js'\n")
  writeFileSync(join(own, 'dist/engine.js'), 'export const one = () => 1\n')
  await writeBundles(own)
  expect(readdirSync(join(own, 'dist'))).toEqual(['engine.js', 'index.js'])
  rmSync(own, {recursive: true})
})

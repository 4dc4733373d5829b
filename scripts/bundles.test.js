import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join, relative} from 'node:path'
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
      './files': {types: './dist/files.d.ts', default: './dist/files.js'},
      './words/ko': './dist/words/ko.js',
      './style.css': './style.css'
    },
    bin: {toy: './bin/toy.js'},
    sideEffects: ['*.css', './dist/words/*.js', './dist/shared/register.js']
  }),
  'bin/toy.js': "import {run} from '../dist/run.js'\nrun()\n",
  'require.cjs': "module.exports = () => import('./dist/index.js')\n",
  'dist/index.d.ts': "export type {One} from './shared/one.js'\n",
  'dist/index.js': "export {one} from './shared/one.js'\nexport const later = () => import('./later.js')\n",
  'dist/deep/other.js':
    "import '../shared/register.js'\nimport {one, words} from '../shared/one.js'\nexport const other = () => [one(), ...words]\n",
  'dist/files.d.ts': 'export const exists: (path: string) => boolean\n',
  'dist/files.js': "export {existsSync as exists} from 'node:fs'\n",
  'dist/later.js': "export const address = new URL('../style.css', import.meta.url).pathname\n",
  'dist/run.js': "import {one} from './shared/one.js'\nexport const run = () => console.log(one())\n",
  'dist/shared/one.d.ts': 'export interface One {}\n',
  'dist/shared/one.js': "export const words = ['first']\nexport const one = () => `a\n\tb`\n",
  'dist/shared/register.js': 'globalThis.isToyLoaded = true\n',
  'dist/words/ko.js':
    "import '../shared/register.js'\nimport {words} from '../shared/one.js'\nwords.push('ko')\n",
  'style.css': ''
}

let folder = ''
const read = name => readFileSync(join(folder, name), 'utf8')
const load = name => import(pathToFileURL(join(folder, 'dist', name)).href)
/** Names without what is made from their content. */
const named = names => names.map(name => name.replace(/-[\w-]{8}\.node\.js$/, '-HASH.node.js')).toSorted()

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

test('a file for each entry, and files of what they share or load later, beside the modules of all but Node', () => {
  const names = readdirSync(join(folder, 'dist'), {recursive: true}).filter(name => name.endsWith('.js'))
  expect(named(names.filter(name => name.endsWith('.node.js')))).toEqual([
    'deep/other.node.js',
    'files.node.js',
    'index.node.js',
    'later-HASH.node.js',
    'one-HASH.node.js',
    'register-HASH.node.js',
    'run.node.js',
    'words/ko.node.js'
  ])
  const modules = [
    'deep/other.js',
    'index.js',
    'later.js',
    'shared/one.js',
    'shared/register.js',
    'words/ko.js'
  ]
  expect(names.filter(name => !name.endsWith('.node.js')).toSorted()).toEqual(modules)
})

test('types stay', () => {
  expect(readdirSync(join(folder, 'dist/shared'))).toContain('one.d.ts')
})

test('the condition `node` leads to bundles, every condition where the entry is for Node; programs of Node import them', () => {
  expect(JSON.parse(read('package.json')).exports).toEqual({
    '.': {types: './dist/index.d.ts', node: './dist/index.node.js', default: './dist/index.js'},
    './deep/other': {node: './dist/deep/other.node.js', default: './dist/deep/other.js'},
    './files': {types: './dist/files.d.ts', default: './dist/files.node.js'},
    './words/ko': {node: './dist/words/ko.node.js', default: './dist/words/ko.js'},
    './style.css': './style.css'
  })
  expect(read('bin/toy.js')).toContain("'../dist/run.node.js'")
  expect(read('require.cjs')).toContain("'./dist/index.node.js'")
})

test('a program of Node prints what it did', () => {
  expect(execFileSync(process.execPath, [join(folder, 'bin/toy.js')], {encoding: 'utf8'})).toBe('a\n\tb\n')
})

test('bundles that hold a module with side effects are named among those that have them', () => {
  const {sideEffects} = JSON.parse(read('package.json'))
  expect(named(sideEffects)).toEqual([
    '*.css',
    './dist/register-HASH.node.js',
    './dist/shared/register.js',
    './dist/words/*.js'
  ])
})

test('entries share one copy of a module, with what others did to it', async () => {
  const [{one}, {other}] = [await load('index.node.js'), await load('deep/other.node.js')]
  expect(one()).toBe('a\n\tb')
  expect(other()).toEqual(['a\n\tb', 'first'])
  await load('words/ko.node.js')
  expect(other()).toEqual(['a\n\tb', 'first', 'ko'])
})

test('an address from a module on leads where it did', async () => {
  const {later} = await load('index.node.js')
  expect((await later()).address).toBe(pathToFileURL(join(folder, 'style.css')).pathname)
})

test('no path of the machine, and no blanks', () => {
  for (const name of ['index.node.js', 'run.node.js']) {
    const code = read(join('dist', name))
    expect(code).not.toContain(folder)
    expect(code).not.toMatch(/\/\/|^[\t ](?!b`)|[;{] /m)
  }
})

test('a program for the browser is made of modules', async () => {
  const program = join(folder, 'program.js')
  writeFileSync(program, "export {other} from 'toy/deep/other'\n")
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(folder, join(folder, 'node_modules/toy'))
  const modulesOf = async platform => {
    const bundle = await rolldown({input: program, platform})
    const {output} = await bundle.generate({format: 'esm'})
    await bundle.close()
    return output[0].moduleIds.filter(id => id !== program).map(id => relative(join(folder, 'dist'), id))
  }
  expect(await modulesOf('browser')).toEqual(['shared/register.js', 'shared/one.js', 'deep/other.js'])
  expect(named(await modulesOf('node'))).toContain('deep/other.node.js')
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

/**
 * What packages import is what they declare, and what they declare is what they import: a strict installer (pnpm, Yarn
 * PnP) gives them nothing else, and everyone who installs them installs all of it.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {isBuiltin} from 'node:module'
import {join, resolve} from 'node:path'
import {describe, expect, test} from 'vitest'
import {neededFiles} from '../scripts/published.js'

const packages = resolve(import.meta.dirname, '../packages')

const statement =
  /^(?:import|export)\b[^'"`;]*?\bfrom ?['"]([^'".][^'"]*)['"]|^import ?['"]([^'".][^'"]*)['"]/gm
const dynamic = /\b(?:import|resolve|require)\(\s*['"]([^'".][^'"]*)['"]\s*\)/g
const reference = /^\/\/\/ <reference types="([^"]+)"/gm
const augmented = /^declare module '([^'.][^']*)'/gm

/** Name of the package that a module is in: `@tehai/core/page` → `@tehai/core`. */
const packageOf = name => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** Packages that a text imports. */
function importsIn(source, isTypes) {
  const code = source.replace(/\/\*[^]*?\*\//g, '')
  return [statement, dynamic, ...(isTypes ? [reference, augmented] : [])]
    .flatMap(pattern => [...code.matchAll(pattern)].map(([, name, effects]) => name ?? effects))
    .filter(name => !isBuiltin(name))
    .map(packageOf)
}

/** The packages that some files import. */
const importedBy = files =>
  new Set(files.flatMap(file => importsIn(readFileSync(file, 'utf8'), file.endsWith('ts'))))

/** Files of a package that are written here, tests and scripts among them. */
function writtenFiles(directory) {
  return readdirSync(directory, {recursive: true})
    .filter(name => /\.[cm]?[jt]s$/.test(name) && !/^(?:dist|node_modules|\.unpacked)\b/.test(name))
    .map(name => join(directory, name))
}

/** Packages of types only that a package cannot be imported without: `@types/mdast` is imported as `mdast`. */
const imported = name => name.replace(/^@types\//, '')

describe.each(readdirSync(packages))('%s', folder => {
  const json = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'))
  const {dependencies = {}, devDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {}} = json
  const directory = join(packages, folder)
  const published = [...neededFiles(directory)].map(name => join(directory, name))
  const isTypes = file => /\.d\.[cm]?ts$/.test(file)
  const values = importedBy(published.filter(file => /\.[cm]?js$/.test(file)))
  const types = importedBy(published.filter(isTypes))
  const declared = [json.name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]

  test('declares what it imports', () => {
    expect(values.size + types.size + published.length).toBeGreaterThan(1)
    expect([...values].filter(name => !declared.includes(name))).toEqual([])
  })

  test('declares what its public types import', () => {
    const known = new Set(declared.map(imported))
    expect([...types].filter(name => !known.has(name))).toEqual([])
  })

  test('imports each dependency', () => {
    const unused = Object.keys(dependencies).filter(name => !values.has(name) && !types.has(imported(name)))
    expect(unused).toEqual([])
  })

  test('imports each peer dependency, but the host that loads it', () => {
    const unused = Object.keys(peerDependencies).filter(
      name => !values.has(name) && !types.has(name) && peerDependenciesMeta[name]?.optional !== true
    )
    expect(unused).toEqual([])
  })

  test('imports each development dependency in its tests and scripts', () => {
    const files = writtenFiles(directory)
    const own = importedBy(files)
    // Fonts are files, named by their path.
    const isNamed = name => files.some(file => readFileSync(file, 'utf8').includes(`'${name}/files/`))
    expect(Object.keys(devDependencies).filter(name => !own.has(imported(name)) && !isNamed(name))).toEqual(
      []
    )
  })

  test('declares no dependency twice', () => {
    const runs = {...dependencies, ...peerDependencies}
    const peers = new Set(Object.keys(peerDependencies))
    const twice = Object.keys(devDependencies).filter(name => name in runs && !peers.has(name))
    expect(twice).toEqual([])
  })

  test('says in its README what each dependency is for', () => {
    const readme = readFileSync(join(directory, 'README.md'), 'utf8')
    const line = /^.*\bDependencies: [^]*?\n\n/m.exec(readme)?.[0] ?? ''
    expect(Object.keys(dependencies).filter(name => !line.includes(`\`${name}\``))).toEqual([])
  })
})

/**
 * What packages import is what they declare: a strict installer (pnpm, Yarn PnP) gives them nothing else.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {isBuiltin} from 'node:module'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'

const packages = resolve(import.meta.dirname, '../packages')

/** Imports of values: what is only a type is gone when a package runs. */
const imports =
  /^(?:import|export) (?!type\b)[^'"]*?\bfrom '([^'.][^']*)'|^import '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm

/** Name of the package that a module is in: `@tehai/core/page` → `@tehai/core`. */
const packageOf = name => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

function importedBy(folder) {
  const names = readdirSync(join(packages, folder, 'src'), {recursive: true})
  const sources = names.filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return new Set(
    sources.flatMap(name => {
      const source = readFileSync(join(packages, folder, 'src', name), 'utf8').replace(/\/\*[^]*?\*\//g, '')
      return [...source.matchAll(imports)]
        .map(([, from, effects, dynamic]) => packageOf(from ?? effects ?? dynamic))
        .filter(module => !isBuiltin(module))
    })
  )
}

for (const folder of readdirSync(packages)) {
  test(`${folder} declares what it imports`, () => {
    const json = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'))
    const declared = new Set([
      json.name,
      ...Object.keys(json.dependencies ?? {}),
      ...Object.keys(json.peerDependencies ?? {})
    ])
    expect([...importedBy(folder)].filter(name => !declared.has(name))).toEqual([])
  })
}

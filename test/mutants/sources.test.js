import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {rooms} from './rooms.js'
import {modulesOf, root} from './sample.js'
import {sourceOf} from './sources.js'

const short = source => source?.slice(root.length)

test('what was built is read from its source: a module, a bundle of a folder, the bundle of a package', () => {
  const rows = [
    ['packages/core/dist/page/index.js', 'packages/core/src/page/index.ts'],
    ['packages/riichi/dist/value.js', 'packages/riichi/src/value/index.ts'],
    ['packages/riichi/dist/riichi.js', 'packages/riichi/src/index.ts']
  ]
  for (const [built, source] of rows) expect(short(sourceOf(root + built))).toBe(source)
})

test('the kernel is read as it was built, to which words of languages add themselves', () => {
  expect(sourceOf(`${root}packages/kernel/dist/source/index.js`)).toBeNull()
})

test('what is no output of a package is read as it is', () => {
  expect(sourceOf(`${root}packages/core/src/page/index.ts`)).toBeNull()
  expect(sourceOf(`${root}node_modules/vfile/index.js`)).toBeNull()
})

/** The files that a package exports, in any condition. */
function entriesOf(exported) {
  if (typeof exported === 'string') return exported.endsWith('.js') ? [exported.slice(2)] : []
  return Object.values(exported ?? {}).flatMap(entriesOf)
}

test('tests of other packages reach a mutant: each entry of a package with rooms has a source', () => {
  const packages = new Set(Object.values(rooms).map(({folder}) => folder.split('/')[1]))
  for (const name of packages) {
    const {exports} = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'))
    const sources = new Set(modulesOf(`packages/${name}/src`))
    for (const entry of entriesOf(exports).filter(path => !path.includes('*'))) {
      const source = short(sourceOf(`${root}packages/${name}/${entry}`))
      expect({entry, source: sources.has(source)}).toEqual({entry, source: true})
    }
  }
})

/**
 * NOTICE names what is installed beside the packages under a license that requires more than its text.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {expect, test} from 'vitest'

const root = new URL('../', import.meta.url)
const read = path => readFileSync(new URL(path, root), 'utf8')

/** Licenses that only require to be kept with the code: npm installs them with it. */
const permissive = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0'])

/** [name, license] of each package of others that one of ours depends on. */
function licenses() {
  const found = new Map()
  for (const folder of readdirSync(new URL('packages', root))) {
    const {dependencies = {}} = JSON.parse(read(`packages/${folder}/package.json`))
    const {resolve} = createRequire(new URL(`packages/${folder}/package.json`, root))
    for (const name of Object.keys(dependencies)) {
      const file = (resolve.paths(name) ?? [])
        .map(place => `${place}/${name}/package.json`)
        .find(path => {
          try {
            return readFileSync(path)
          } catch {
            return false
          }
        })
      const {license, private: isOurs} = JSON.parse(readFileSync(file, 'utf8'))
      if (!isOurs) found.set(name, license)
    }
  }
  return [...found]
}

test('each dependency is under a permissive license, or named in NOTICE with its own', () => {
  const all = licenses()
  const others = all.filter(([, license]) => !permissive.has(license))
  expect(all.length).toBeGreaterThan(10)
  expect(others.map(([name]) => name)).toContain('@resvg/resvg-js')
  const notice = read('NOTICE')
  expect(others.filter(([name, license]) => !notice.includes(`${name} (${license})`))).toEqual([])
})

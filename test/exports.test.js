/**
 * Every public name of every entry, as a snapshot: a new one is a visible line in review.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

for (const folder of readdirSync(join(root, 'packages'))) {
  const {name, exports} = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
  for (const [entry, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue
    const specifier = name + entry.slice(1)
    test(`public names of ${specifier}`, async () => {
      const loaded = await import(join(root, 'packages', folder, target.default))
      expect(Object.keys(loaded).sort()).toMatchSnapshot()
    })
  }
}

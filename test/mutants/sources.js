/**
 * Packages as the tests read them while there are mutants: from their sources, so that a mutant reaches every test
 * without a build.
 */
import {existsSync} from 'node:fs'
import {root} from './sample.js'

/**
 * The source of what was built; null for what is read as it is.
 *
 * A module is where its output is, `packages/core/dist/page/index.js` → `packages/core/src/page/index.ts`; a bundle has the
 * name of its folder, `packages/riichi/dist/value.js` → `packages/riichi/src/value/index.ts`, or that of its package.
 *
 * The kernel is read as it was built. Node itself loads the words of a language that is no resident one, from what was
 * built, and they add themselves to the kernel that was built: a second kernel would know no such language.
 */
export function sourceOf(built) {
  if (!built.startsWith(`${root}packages/`)) return null
  const [, name, path] = /^([^/]+)\/dist\/(.*)\.js$/.exec(built.slice(`${root}packages/`.length)) ?? []
  if (name === undefined || name === 'kernel') return null
  const sources = [`${path}.ts`, `${path}/index.ts`, ...(path === name ? ['index.ts'] : [])]
  const found = sources.find(source => existsSync(`${root}packages/${name}/src/${source}`))
  return found === undefined ? null : `${root}packages/${name}/src/${found}`
}

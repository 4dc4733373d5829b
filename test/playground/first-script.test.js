import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {gzipSync} from 'node:zlib'
import {rolldown} from 'rolldown'
import {expect, test} from 'vitest'
import {MOST_SCRIPT} from '../../examples/playground-uses.js'

const input = fileURLToPath(new URL('../../examples/astro/src/playground/page.js', import.meta.url))

/** As in the configuration of the site. */
const inFewFiles = [
  {
    name: 'kernel',
    tags: ['$initial'],
    priority: 2,
    test: /\/kernel\/dist\/(?!random|source\/(?:nearest\/nearest|values\/value))/
  },
  {name: 'tiles', tags: ['$initial'], priority: 1, test: /\/(?:core|tile-art|riichi|rehype-tiles)\/dist\//}
]

/** What a built page adds: Vite what preloads the parts that are loaded later, and the site its search. */
const LOADER = 2048

/** Packages as they are built here, not as the site has installed them. */
const builtHere = {
  name: 'built-here',
  resolveId(source) {
    return source[0] === '.' || source === input ? null : this.resolve(source, import.meta.filename)
  }
}

/** The chunks of the playground that run before the first picture. */
async function firstChunks() {
  const bundle = await rolldown({input, plugins: [builtHere], logLevel: 'silent'})
  const {output} = await bundle.generate({format: 'esm', minify: true, codeSplitting: {groups: inFewFiles}})
  await bundle.close()
  const chunks = new Map(output.map(chunk => [chunk.fileName, chunk]))
  const found = new Set()
  const visit = name => {
    const chunk = chunks.get(name)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(visit)
  }
  output.filter(({isEntry}) => isEntry).forEach(({fileName}) => visit(fileName))
  return [...found]
}

test('the first script of the playground is small, and has neither words of claims nor what rows were meant as', async () => {
  const chunks = await firstChunks()
  const modules = chunks.flatMap(({modules}) =>
    Object.entries(modules).filter(([, {code}]) => code !== null && code !== '')
  )
  const isThere = name => modules.some(([path]) => path.endsWith(join('dist', name)))
  expect(isThere('page/row/row.js')).toBe(true)
  expect(
    [
      'labels/clauses/clauses.js',
      'labels/scores/yaku.js',
      'page/grammar/messages.js',
      'page/check-block.js',
      'notation/nearest-row.js',
      'notation/slips/meant-rows.js',
      'notation/words.js',
      'notation/sentences.js'
    ].filter(isThere)
  ).toEqual([])
  const size = chunks.reduce((sum, {code}) => sum + gzipSync(code, {level: 9}).length, 0)
  expect(size + LOADER).toBeLessThan(MOST_SCRIPT)
})

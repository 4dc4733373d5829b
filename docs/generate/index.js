/**
 * Writes the generated regions of docs/*.md; `test/docs.test.js` tells when they are not current.
 *
 *     npm run docs
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {format, resolveConfig} from 'prettier'
import {regions as messages} from './messages.js'
import {regions as notation} from './notation.js'
import {fillRegions} from './region.js'
import {regions as syntax} from './syntax.js'

const pages = {'messages.md': messages, 'notation.md': notation, 'syntax.md': syntax}

/** Every page with generated regions: where it is, what it says, and what it should say. */
export function generatedPages() {
  return Promise.all(
    Object.entries(pages).map(async ([name, regions]) => {
      const path = fileURLToPath(new URL(`../${name}`, import.meta.url))
      const actual = readFileSync(path, 'utf8')
      const options = await resolveConfig(path)
      const expected = await format(fillRegions(actual, regions()), {...options, parser: 'markdown'})
      return {name, path, actual, expected}
    })
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const {path, expected} of await generatedPages()) writeFileSync(path, expected)
}

/**
 * The cases: folders of `fixtures/`.
 */
import {readdirSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

/** The folder of the fixtures. */
export const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url))

export const cases = readdirSync(fixtures, {withFileTypes: true})
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

/**
 * The cases that a run tries on every engine and beside other plugins: each eighth, with `THOROUGH=1` all.
 * Their pages on unified are all tried by `fixtures.test.js`.
 */
export const someCases = process.env.THOROUGH ? cases : cases.filter((_, index) => index % 8 === 0)

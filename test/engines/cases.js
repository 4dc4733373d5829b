/**
 * The cases: folders of `fixtures/`.
 */
import {readdirSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {sampleOf} from '../sample.js'
import {isNameTried} from '../share.js'

/** The folder of the fixtures. */
export const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url))

export const cases = readdirSync(fixtures, {withFileTypes: true})
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

/** The cases that a run tries on unified: one in eight, with `THOROUGH=1` all. */
export const triedCases = sampleOf(cases, 8)

/** The cases that a run tries on every engine and beside other plugins: one in 24, with `THOROUGH=1` all, or a `SHARE` of them. */
export const someCases = sampleOf(cases, 24).filter(isNameTried)

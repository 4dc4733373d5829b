/**
 * Which mutants are tried: some of a room, chosen by a seed.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {randomOf} from '../fuzz/random.js'
import {changeOf, mutationsOf} from './mutations.js'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * All mutants of a file.
 *
 * @param file
 *   Its path from the root.
 */
export function mutantsOf(file) {
  const source = readFileSync(root + file, 'utf8')
  return mutationsOf(source).map(mutation => ({file, ...mutation, ...changeOf(source, mutation)}))
}

/**
 * Dictionaries of languages that are no resident ones. Node itself loads them, as they were built, so that no mutant in
 * them reaches a test; `test/languages.test.js` checks them.
 */
const furtherWords = /\/words\/(?!en\/|ja\/)[^/]+\/[^/]+$/

/** The modules of a folder and of those in it, without tests and without words that are loaded later. */
export function modulesOf(folder) {
  return readdirSync(root + folder, {recursive: true})
    .map(name => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !furtherWords.test(name))
    .toSorted()
}

/**
 * Some mutants of a room. A seed gives the same ones as long as the room does not change.
 *
 * @param count
 *   How many; all where the room has fewer.
 */
export function sampleOf({folder}, seed, count) {
  const all = modulesOf(folder).flatMap(mutantsOf)
  const random = randomOf(seed)
  const chosen = []
  while (chosen.length < count && all.length > 0) chosen.push(...all.splice(random.below(all.length), 1))
  return chosen
}

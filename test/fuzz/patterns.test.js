/**
 * Patterns take linear time on any text: `recheck` looks for texts on which they do not. A pattern that does is rewritten,
 * or its text is bounded and it is listed in `patterns.js` with the reason.
 *
 * All of them take minutes, so the verdicts are kept: `linear-patterns.json` has the patterns in which that version of
 * `recheck` finds no such text. What is not in it is checked here, in every run; another version checks all of them
 * again.
 *
 *     UPDATE=1 npx vitest run test/fuzz/patterns     checks what is new, and writes the file
 *     UPDATE=all npx vitest run test/fuzz/patterns   checks all
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {format, resolveConfig} from 'prettier'
import {expect, test} from 'vitest'
import {bounded, boundedBuilt, builtPatterns, patterns} from './patterns.js'

// The pure build: the same on every machine, without a binary.
process.env.RECHECK_BACKEND = 'pure'

const file = new URL('linear-patterns.json', import.meta.url)
const {version} = createRequire(import.meta.url)('recheck/package.json')
const update = process.env.UPDATE
const kept = JSON.parse(readFileSync(file, 'utf8'))
const linear = new Set(kept.recheck === version && update !== 'all' ? kept.linear : [])
const built = builtPatterns()
const known = new Map([...patterns(), ...built])

/** Whether a built pattern is listed with the reason for which it is linear. */
const isListed = ([path, beginning], {pattern, files}) =>
  files.includes(path) && pattern.startsWith(beginning)

/** Milliseconds for one pattern. What takes longer is rewritten in most cases. */
const LONGEST = 120_000

/** What `recheck` finds: a text on which the pattern is slow, or none. */
async function slownessOf({pattern, flags}) {
  const {checkSync} = await import('recheck')
  // `recheck` does not know the flag `d`, which only adds places of groups.
  const {status, complexity} = checkSync(pattern, flags.replace('d', ''), {
    timeout: LONGEST,
    // A busy machine takes longer for each attack: that alone makes no pattern slow.
    attackTimeout: null,
    incubationTimeout: null,
    randomSeed: 20251122
  })
  if (status === 'unknown') return 'recheck does not come to an end'
  return status === 'vulnerable' ? complexity.summary : null
}

test('no pattern takes more than linear time', {timeout: 1_200_000}, async () => {
  expect(known.size).toBeGreaterThan(200)
  expect(built.size).toBeGreaterThan(200)
  const slow = []
  for (const [key, found] of known) {
    if (bounded.has(key) || linear.has(key)) continue
    if (built.has(key) && boundedBuilt.some(one => isListed(one, found))) continue
    const slowness = await slownessOf(found)
    if (slowness === null) linear.add(key)
    else slow.push(`${key} in ${found.files.join(', ')}: ${slowness}`)
  }
  expect(slow).toEqual([])
  if (update) {
    const left = [...linear].filter(key => known.has(key)).sort()
    const text = JSON.stringify({recheck: version, linear: left})
    const options = {...(await resolveConfig(file)), parser: 'json'}
    writeFileSync(file, await format(text, options))
  }
})

test('the table of bounded patterns holds no pattern that is gone', () => {
  expect([...bounded.keys()].filter(key => !known.has(key))).toEqual([])
  expect(boundedBuilt.filter(one => ![...built.values()].some(found => isListed(one, found)))).toEqual([])
})

test('a pattern that is slow is seen', {timeout: 60_000}, async () => {
  expect(await slownessOf({pattern: '^(.*?)\\s*\\d?\\s*$', flags: ''})).not.toBeNull()
})

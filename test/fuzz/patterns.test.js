/**
 * Patterns take linear time on any text: `recheck` looks for texts on which they do not. A pattern that does is rewritten,
 * or its text is bounded and it is listed in `patterns.js` with the reason.
 *
 * All of them take half a minute of CPU, so it is the thorough run that tries them.
 */
import {expect, test} from 'vitest'
import {bounded, patterns} from './patterns.js'

// The pure build: the same on every machine, without a binary.
process.env.RECHECK_BACKEND = 'pure'

test.runIf(process.env.THOROUGH)('no pattern takes more than linear time', {timeout: 1_200_000}, async () => {
  const {checkSync} = await import('recheck')
  const slow = [...patterns()].flatMap(([key, {pattern, flags, files}]) => {
    if (bounded.has(key)) return []
    // `recheck` does not know the flag `d`, which only adds places of groups.
    const {status, complexity} = checkSync(pattern, flags.replace('d', ''), {
      timeout: null,
      // A busy machine takes longer for each attack: that alone makes no pattern slow.
      attackTimeout: null,
      incubationTimeout: null,
      randomSeed: 20251122
    })
    return status === 'vulnerable' ? [`${key} in ${files.join(', ')}: ${complexity.summary}`] : []
  })
  expect(slow).toEqual([])
})

test.runIf(process.env.THOROUGH)('the table of bounded patterns holds no pattern that is gone', () => {
  const known = patterns()
  expect(known.size).toBeGreaterThan(200)
  expect([...bounded.keys()].filter(key => !known.has(key))).toEqual([])
})

test('a pattern that is slow is seen', {timeout: 60_000}, async () => {
  const {checkSync} = await import('recheck')
  expect(checkSync('^(.*?)\\s*\\d?\\s*$', '', {timeout: null, randomSeed: 20251122}).status).toBe(
    'vulnerable'
  )
})

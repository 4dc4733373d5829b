/**
 * Ten times the text, ten times the time: measured in CPU, as a ratio, so that a slow machine changes nothing. Texts are
 * of 100,000 characters, of all constructs but those that take long and were never reported: minutes of CPU, so
 * `THOROUGH=1` does it, `SHARE=0.3` for a part of them. `growth-report.js` tries all constructs with a million.
 */
import {execFile} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {expect, test} from 'vitest'
import {share} from '../share.js'

const script = fileURLToPath(new URL('measure.js', import.meta.url))
const [size, times] = [10_000, 10]

/** Times too short to show growth, in milliseconds: compilation and garbage collection take as long. */
const NOISE = 400

/** How much faster than the text the time may grow: text that is squared grows ten times as fast. */
const SLACK = 4

/** Constructs with their CPU by size. */
async function measured(sizes, ...options) {
  const args = [script, `--sizes=${sizes.join()}`, ...options]
  const {stdout} = await promisify(execFile)(process.execPath, args)
  const found = new Map()
  for (const line of stdout.trim().split('\n')) {
    const {name, cpu, fault} = JSON.parse(line)
    expect(fault, name).toBe(undefined)
    if (cpu !== undefined) found.set(name, [...(found.get(name) ?? []), cpu])
  }
  return [...found]
}

const growsFaster = ([, [small, large]]) =>
  large > NOISE && large > SLACK * times * Math.max(small, NOISE / times)

test.runIf(process.env.THOROUGH)('constructs grow as their texts do', {timeout: 900_000}, async () => {
  const found = await measured([size, size * times], '--reported', '--short', `--share=${share}`)
  expect(found.length).toBeGreaterThan(1200 * share)
  expect(found.filter(growsFaster)).toEqual([])
})

test.runIf(process.env.THOROUGH)(
  'a million characters of what grew with them alone',
  {timeout: 300_000},
  async () => {
    const found = await measured([100_000, 1_000_000], '--late')
    expect(found).toHaveLength(2)
    expect(found.filter(growsFaster)).toEqual([])
  }
)

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

test.runIf(process.env.THOROUGH)('constructs grow as their texts do', {timeout: 900_000}, async () => {
  const {stdout} = await promisify(execFile)(process.execPath, [
    script,
    `--sizes=${size},${size * times}`,
    '--reported',
    '--short',
    `--share=${share}`
  ])
  const measured = new Map()
  for (const line of stdout.trim().split('\n')) {
    const {name, cpu, fault} = JSON.parse(line)
    expect(fault, name).toBe(undefined)
    if (cpu !== undefined) measured.set(name, [...(measured.get(name) ?? []), cpu])
  }
  expect(measured.size).toBeGreaterThan(1200 * share)
  const fast = [...measured].filter(
    ([, [small, large]]) => large > NOISE && large > SLACK * times * Math.max(small, NOISE / times)
  )
  expect(fast).toEqual([])
})

/**
 * One fence followed through the calls of `page`, as `node bench/stops.js --walk` lists them: the way does not become longer
 * unnoticed. The plan for the house was 40 stops; each kind of value, row and check has since got a file of its own.
 */
import {execFileSync} from 'node:child_process'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const bench = join(import.meta.dirname, '../bench/stops.js')

test('a plain row makes few stops, and a fence with claims no more than it did', () => {
  const printed = execFileSync(process.execPath, [bench], {encoding: 'utf8'})
  const stops = Object.fromEntries(
    [...printed.matchAll(/^(\w+): (\d+) stops in \d+ files, (\d+) returns/gm)].map(
      ([, fence, count, returns]) => [fence, [Number(count), Number(returns)]]
    )
  )
  expect(stops.plain).toEqual([6, 0])
  expect(stops.claims[0]).toBeLessThanOrEqual(73)
  expect(stops.claims[1]).toBeLessThanOrEqual(13)
})

/**
 * A short run of the fuzzer; `THOROUGH=1` tries 10,000 inputs, `FUZZ_RUNS=200000` as many as it says.
 * `FUZZ_SEED=7` tries others.
 */
import {expect, test} from 'vitest'
import {entries} from './entries.js'
import {fuzz} from './run.js'

const runs = Number(process.env.FUZZ_RUNS ?? (process.env.THOROUGH ? 10_000 : 150))

test(
  `${runs} random inputs: nothing throws, and what is shown is well-formed`,
  {timeout: 600_000},
  async () => {
    expect(await fuzz({runs, seed: Number(process.env.FUZZ_SEED ?? 20251121)})).toEqual([])
  }
)

test('what breaks is found and can be repeated', async () => {
  const broken = ['broken', 1, ({row}) => row(), text => JSON.parse(`${text.length}}`)]
  entries.push(broken)
  try {
    const [fault] = await fuzz({runs: 20, seed: 5, only: 'broken'})
    expect(fault).toMatchObject({name: 'broken', seed: 5, what: expect.stringContaining('JSON')})
    expect(await fuzz({runs: 1, seed: fault.seed, only: 'broken'})).toEqual([fault])
  } finally {
    entries.pop()
  }
})

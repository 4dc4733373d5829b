/**
 * The fuzzer: random texts through every entry.
 *
 *     node test/fuzz/run.js --runs 10000 --seed 7
 *     node test/fuzz/run.js --only 'hanafuda fence' --runs 1000
 *
 * Every input has its own seed, which is printed when it fails: `--seed <that> --runs 1` repeats it.
 */
import {pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {entries} from './entries.js'
import {randomOf} from './random.js'
import {textsOf} from './texts.js'

/** CPU that reading one input may take, in milliseconds. Inputs are short: what takes longer grows faster than it should. */
const MOST_CPU = 2000

/** Something that did not hold. */
function faultOf(name, seed, input, error) {
  const [line = ''] = String(error?.stack ?? error)
    .split('\n')
    .filter(one => /packages\//.test(one))
  return {name, seed, input, what: String(error?.message ?? error).slice(0, 300), where: line.trim()}
}

/**
 * Try random inputs.
 *
 * @param only
 *   The name of one entry (default: all of them, each by its share).
 * @returns
 *   What did not hold, at most `most` of it.
 */
export async function fuzz({runs, seed, only, most = 50}) {
  const chosen = entries.filter(([name]) => only === undefined || name === only)
  const shares = chosen.reduce((sum, [, share]) => sum + share, 0)
  const faults = []
  for (let run = 0; run < runs && faults.length < most; run++) {
    const random = randomOf(seed + run)
    let place = (random.below(1e6) / 1e6) * shares
    const [name, , make, use, readings = 1] = chosen.find(([, share]) => (place -= share) < 0) ?? chosen[0]
    const input = make(textsOf(random), random)
    const start = process.cpuUsage()
    try {
      await use(input)
    } catch (error) {
      faults.push(faultOf(name, seed + run, input, error))
    }
    const {user, system} = process.cpuUsage(start)
    const took = (user + system) / 1000
    if (took > MOST_CPU * readings)
      faults.push(faultOf(name, seed + run, input, new Error(`took ${Math.round(took)} ms`)))
  }
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {values} = parseArgs({
    options: {runs: {type: 'string'}, seed: {type: 'string'}, only: {type: 'string'}, most: {type: 'string'}}
  })
  const runs = Number(values.runs ?? 10_000)
  const faults = await fuzz({
    runs,
    seed: Number(values.seed ?? 1),
    only: values.only,
    most: Number(values.most ?? 50)
  })
  for (const {name, seed, input, what, where} of faults) {
    console.log(`${name}, seed ${seed}: ${what}\n  ${where}\n  ${JSON.stringify(input).slice(0, 600)}`)
  }
  console.log(`${runs} inputs, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

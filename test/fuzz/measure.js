/**
 * Measures how constructs grow, in a process of its own: CPU is counted by process, and tests run beside each other.
 *
 *     node test/fuzz/measure.js --size 10000 --times 10 --only 'hanafuda'
 *
 * Prints a line of JSON for each: its name, and the CPU of the smaller and the larger text in milliseconds.
 */
import {parseArgs} from 'node:util'
import {growing, reported} from './growth.js'

const {values} = parseArgs({
  options: {
    size: {type: 'string'},
    times: {type: 'string'},
    only: {type: 'string'},
    all: {type: 'boolean'},
    short: {type: 'boolean'}
  }
})
const size = Number(values.size ?? 2000)
const times = Number(values.times ?? 10)

/** CPU of one call, in milliseconds. */
async function cpuOf(call) {
  const start = process.cpuUsage()
  await call()
  const {user, system} = process.cpuUsage(start)
  return (user + system) / 1000
}

for (const [name, make, use] of growing) {
  if (!values.all && values.only === undefined && !reported.some(pattern => pattern.test(name))) continue
  if (values.only !== undefined && !name.includes(values.only)) continue
  if (
    values.short &&
    / on |^hanafuda take|^format|^auto: "y/.test(name) &&
    !name.startsWith('page of ":tiles[" on unified')
  )
    continue
  // A small one first, so that code is compiled.
  await use(make(size / 10))
  const small = await cpuOf(() => use(make(size)))
  const large = await cpuOf(() => use(make(size * times)))
  console.log(JSON.stringify({name, small, large}))
}

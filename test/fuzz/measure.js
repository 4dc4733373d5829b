/**
 * Measures how constructs grow, in a separate process, because CPU time is counted per process and tests run in parallel.
 *
 *     node test/fuzz/measure.js --sizes 10000,100000 --only 'hanafuda'
 *
 * Prints a line of JSON for each construct and size: its index, its name, and the CPU in milliseconds or the error. With
 * `--alone` it measures what a host takes without our plugins, of the constructs that a host reads.
 */
import {parseArgs} from 'node:util'
import {shareOf} from '../share.js'
import {all, late, long, reported} from './growth.js'

const {values} = parseArgs({
  options: {
    sizes: {type: 'string', default: '2000,20000'},
    only: {type: 'string', default: ''},
    skip: {type: 'string', default: '0'},
    end: {type: 'string', default: String(all.length)},
    reported: {type: 'boolean', default: false},
    short: {type: 'boolean', default: false},
    alone: {type: 'boolean', default: false},
    late: {type: 'boolean', default: false},
    share: {type: 'string', default: '1'}
  }
})
const sizes = values.sizes.split(',').map(Number)

/** CPU of one call, in milliseconds. */
async function cpuOf(call) {
  const start = process.cpuUsage()
  await call()
  const {user, system} = process.cpuUsage(start)
  return (user + system) / 1000
}

const isOf = (patterns, name) => patterns.some(pattern => pattern.test(name))
/** With `--late` those that grew with long texts alone, with `--reported` those once reported alone, with `--short` beside them those that take little time. */
const isWanted = name =>
  name.includes(values.only) &&
  (!values.late || isOf(late, name)) &&
  (!values.reported || isOf(reported, name) || (values.short && !isOf(long, name)))

/** With `--share 0.3` three tenths of all. */
const isInShare = shareOf(Number(values.share))

for (const [index, [name, make, ours]] of all.entries()) {
  if (index < Number(values.skip) || index >= Number(values.end)) continue
  if (!isWanted(name) || !isInShare(name, index)) continue
  const use = values.alone ? ours.alone : ours
  if (use === undefined) continue
  const title = values.alone ? `${name}, its host alone` : name
  const print = found => console.log(JSON.stringify({index, name: title, ...found}))
  print({})
  try {
    // A small one first, so that code is compiled.
    await use(make(sizes[0] / 10))
    for (const size of sizes) {
      const text = make(size)
      print({size, cpu: await cpuOf(() => use(text))})
    }
  } catch (error) {
    print({fault: String(error?.message ?? error).slice(0, 200)})
  }
}

/**
 * How all constructs grow, up to texts of a million characters:
 *
 *     node test/fuzz/growth-report.js --to 1000000
 *     node test/fuzz/growth-report.js --to 100000 --only 'hanafuda'
 *     node test/fuzz/growth-report.js --to 1000000 --slice 2/4
 *
 * Prints, for each construct, the CPU of each size in milliseconds and the ratio of the last two, and then those that
 * grow faster than their texts, overflow a stack, need more than `--memory` megabytes of heap or take longer than
 * `--most` seconds. Each is measured by `measure.js` in another process, which may end without ending the report.
 * What seems to grow too fast is measured again, twice at most. `--slice 2/4` takes the second of four parts of the
 * constructs, for as many processes.
 */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {all} from './growth.js'

const {values} = parseArgs({
  options: {
    from: {type: 'string', default: '10000'},
    to: {type: 'string', default: '1000000'},
    only: {type: 'string', default: ''},
    most: {type: 'string', default: '60'},
    memory: {type: 'string', default: '4000'},
    slice: {type: 'string', default: '1/1'},
    json: {type: 'boolean', default: false}
  }
})
const script = fileURLToPath(new URL('measure.js', import.meta.url))
const sizes = []
for (let size = Number(values.from); size <= Number(values.to); size *= 10) sizes.push(size)

/** How much faster than a text of ten times the size the time may grow, and what is too little to say, in milliseconds. */
const [SLACK, NOISE] = [2, 100]

/** How often what seems to grow too fast is measured again. */
const AGAIN = 2

const [part, parts] = values.slice.split('/').map(Number)
const [first, end] = [part - 1, part].map(count => Math.round((count * all.length) / parts))

/**
 * Measure the constructs from an index up to another, until the process ends.
 *
 * @returns the index to go on with
 */
async function measureFrom(index, end, found) {
  const args = [`--sizes=${sizes.join()}`, `--only=${values.only}`, `--skip=${index}`, `--end=${end}`]
  const child = spawn(process.execPath, [`--max-old-space-size=${values.memory}`, script, ...args], {
    stdio: ['ignore', 'pipe', 'ignore']
  })
  let timer
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => child.kill('SIGKILL'), Number(values.most) * 1000)
  }
  wait()
  const ended = once(child, 'close')
  let row = null
  let at = index
  for await (const line of createInterface({input: child.stdout})) {
    wait()
    const {name, cpu, fault, ...place} = JSON.parse(line)
    if (row && place.index !== at) print(row)
    at = place.index
    row = found[at] ??= {name, cpu: [], fault: null}
    if (cpu !== undefined) row.cpu.push(cpu)
    if (fault !== undefined) row.fault = fault
  }
  await ended
  clearTimeout(timer)
  if (!row) {
    if (child.exitCode === 0) return end
    throw new Error(
      `Expected a measurement, got a process that ended by ${child.signalCode ?? child.exitCode}; try a longer --most`
    )
  }
  if (child.exitCode !== 0) row.fault ??= `ended by ${child.signalCode ?? child.exitCode}`
  print(row)
  return child.exitCode === 0 ? end : at + 1
}

/** What is wrong with how a construct grows. */
function wrong({cpu, fault}) {
  if (fault !== null) return fault
  const at = cpu.findIndex(
    (ms, index) => index > 0 && ms > NOISE && ms > SLACK * 10 * Math.max(cpu[index - 1], NOISE / 10)
  )
  return at < 0
    ? null
    : `× ${(cpu[at] / cpu[at - 1]).toFixed(1)} from ${sizes[at - 1]} to ${sizes[at]} characters`
}

/** A line of the report. */
function print(row) {
  const {name, cpu} = row
  const ratio = cpu.length > 1 ? (cpu.at(-1) / cpu.at(-2)).toFixed(1) : '-'
  const figures = sizes.map((_, index) => (cpu[index]?.toFixed(0) ?? '-').padStart(7)).join('')
  console.log(values.json ? JSON.stringify(row) : `${figures}  × ${ratio.padStart(5)}  ${name}`)
}

const found = []
for (let index = first; index < end;) index = await measureFrom(index, end, found)

// What another program or the collection of garbage disturbed is measured again, in a process of its own.
for (const [index, row] of found.entries()) {
  if (row?.fault !== null) continue
  for (let time = 0; time < AGAIN && wrong(found[index]) !== null; time++) {
    found[index] = {name: row.name, cpu: [], fault: null}
    await measureFrom(index, index + 1, found)
  }
}
const rows = found.filter(Boolean)
const bad = rows.filter(row => wrong(row) !== null)
console.log(
  `\n${rows.length} constructs, sizes ${sizes.join(', ')}; ${bad.length} grow faster than their texts`
)
for (const row of bad) console.log(`  ${row.name}: ${wrong(row)}`)

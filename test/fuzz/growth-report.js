/**
 * How all constructs grow, up to texts of a million characters:
 *
 *     node test/fuzz/growth-report.js --to 1000000
 *     node test/fuzz/growth-report.js --to 100000 --only 'hanafuda'
 *
 * Prints, for each construct, the CPU of each size in milliseconds and the ratio of the last two, and then those that
 * grow faster than their texts, overflow a stack or take longer than `--most` seconds. Each is measured by `measure.js`
 * in another process, which may end without ending the report.
 */
import {spawn} from 'node:child_process'
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
    memory: {type: 'string', default: '8000'},
    json: {type: 'boolean', default: false}
  }
})
const script = fileURLToPath(new URL('measure.js', import.meta.url))
const sizes = []
for (let size = Number(values.from); size <= Number(values.to); size *= 10) sizes.push(size)

/** How much faster than a text of ten times the size the time may grow, and what is too little to say, in milliseconds. */
const [SLACK, NOISE] = [2, 100]

/** Measure the constructs from an index on, until the process ends. @returns the index to go on with */
async function measureFrom(index, found) {
  const args = [`--sizes=${sizes.join()}`, `--only=${values.only}`, `--skip=${index}`]
  const child = spawn(process.execPath, [`--max-old-space-size=${values.memory}`, script, ...args], {
    stdio: ['ignore', 'pipe', 'ignore']
  })
  let timer
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => child.kill('SIGKILL'), Number(values.most) * 1000)
  }
  wait()
  for await (const line of createInterface({input: child.stdout})) {
    wait()
    const {index: at, name, cpu, fault} = JSON.parse(line)
    const row = (found[at] ??= {name, cpu: [], fault: null})
    if (cpu !== undefined) row.cpu.push(cpu)
    if (fault !== undefined) row.fault = fault
  }
  clearTimeout(timer)
  const last = found.findLastIndex(Boolean)
  if (child.exitCode === 0 || last < 0) return all.length
  const row = found[last]
  if (row.cpu.length < sizes.length && row.fault === null)
    row.fault = `ended by ${child.signalCode ?? child.exitCode}`
  return last + 1
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

const found = []
for (let index = 0; index < all.length;) index = await measureFrom(index, found)
const rows = found.filter(Boolean)
for (const row of rows) {
  if (values.json) console.log(JSON.stringify(row))
  else {
    const ratio = row.cpu.length > 1 ? (row.cpu.at(-1) / row.cpu.at(-2)).toFixed(1) : '-'
    console.log(
      `${row.cpu.map(ms => ms.toFixed(0).padStart(7)).join('')}  × ${ratio.padStart(5)}  ${row.name}`
    )
  }
}
const bad = rows.filter(row => wrong(row) !== null)
console.log(
  `\n${rows.length} constructs, sizes ${sizes.join(', ')}; ${bad.length} grow faster than their texts`
)
for (const row of bad) console.log(`  ${row.name}: ${wrong(row)}`)

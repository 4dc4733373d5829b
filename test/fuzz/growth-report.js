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
 * What seems to grow too fast is measured again, twice at most, and then without our plugins: what a host alone reads in
 * more than linear time is listed as its own where our plugins add no more than the text explains. `--slice 2/4` takes
 * the second of four parts of the constructs, for as many processes.
 */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {all} from './growth.js'
import {isOfHost, wrongOf} from './grown.js'

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

/** How often what seems to grow too fast is measured again. */
const AGAIN = 2

const [part, parts] = values.slice.split('/').map(Number)
const [first, end] = [part - 1, part].map(count => Math.round((count * all.length) / parts))

/**
 * Measure the constructs from an index up to another, until the process ends.
 *
 * @returns the index to go on with
 */
async function measureFrom(index, end, found, ...more) {
  const args = [
    `--sizes=${sizes.join()}`,
    `--only=${values.only}`,
    `--skip=${index}`,
    `--end=${end}`,
    ...more
  ]
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

const wrong = row => wrongOf(row, sizes)

/** A line of the report. */
function print(row) {
  const {name, cpu} = row
  const ratio = cpu.length > 1 ? (cpu.at(-1) / cpu.at(-2)).toFixed(1) : '-'
  const figures = sizes.map((_, index) => (cpu[index]?.toFixed(0) ?? '-').padStart(7)).join('')
  console.log(values.json ? JSON.stringify(row) : `${figures}  × ${ratio.padStart(5)}  ${name}`)
}

const found = []
for (let index = first; index < end;) index = await measureFrom(index, end, found)

const alone = []
/** Whether a construct grows as its text does, or as its host does without us. */
async function isExplained(index) {
  if (wrong(found[index]) === null) return true
  if (alone[index] === undefined) await measureFrom(index, index + 1, alone, '--alone')
  return alone[index] !== undefined && isOfHost(found[index], alone[index])
}

// What another program or the collection of garbage disturbed is measured again, in a process of its own.
console.log('\nAgain, and without our plugins:')
for (const [index, row] of found.entries()) {
  for (let time = 0; row && time < AGAIN && !(await isExplained(index)); time++) {
    if (row.fault !== null) break
    found[index] = {name: row.name, cpu: [], fault: null}
    await measureFrom(index, index + 1, found)
  }
}
const rows = [...found.entries()].filter(([, row]) => row)
const suspects = rows.filter(([, row]) => wrong(row) !== null)

const bad = suspects.filter(([index, row]) => !alone[index] || !isOfHost(row, alone[index]))
const ofHosts = suspects.filter(suspect => !bad.includes(suspect))
console.log(
  `\n${rows.length} constructs, sizes ${sizes.join(', ')}; ${bad.length} grow faster than their texts, ${ofHosts.length} as their hosts do without us`
)
for (const [, row] of bad) console.log(`  ${row.name}: ${wrong(row)}`)
for (const [index, row] of ofHosts)
  console.log(
    `  as its host: ${row.name}: ${wrong(row)}, the host alone ${wrong(alone[index]) ?? 'nearly so'}`
  )

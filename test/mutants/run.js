/**
 * Mutants: small faults are put into the code, one at a time, and the tests should notice each.
 *
 *     npm run mutants
 *     npm run mutants -- --room riichi --each 200 --seed 7
 *
 * `--only koikoi/src/round/turn` tries mutants of one file. Prints what was not noticed, by room, and says how many were.
 */
import {fork} from 'node:child_process'
import {setPriority} from 'node:os'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {reasonOf} from './explained.js'
import {rooms} from './rooms.js'
import {sampleOf} from './sample.js'

/** Milliseconds of CPU that tests may use with a mutant: four times what they use without, and no less than this. */
const LEAST_TIME = 10_000

/** What waits without using the CPU ends after this, in milliseconds. */
const LONGEST = 600_000

const {values} = parseArgs({
  options: {
    room: {type: 'string', multiple: true},
    seed: {type: 'string', default: '20251122'},
    each: {type: 'string', default: '60'},
    only: {type: 'string', default: ''},
    verbose: {type: 'boolean', default: false}
  }
})

const script = fileURLToPath(new URL('attempt.js', import.meta.url))
let child = null

function start() {
  return new Promise(resolve => {
    child = fork(script, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {...process.env, NO_COLOR: '1'}
    })
    setPriority(child.pid, 10)
    child.once('message', resolve)
  })
}

/** Run tests with a mutant; `time` in milliseconds of CPU. */
async function attempt(mutant, tests, time) {
  if (child === null) await start()
  const answer = await new Promise(resolve => {
    const timer = setTimeout(
      () => resolve({failed: true, first: `nothing for ${LONGEST} ms`, isStuck: true}),
      LONGEST
    )
    const ended = code => resolve({failed: true, first: `the process ended with ${code}`, isStuck: true})
    child.once('exit', ended)
    child.once('message', message => {
      clearTimeout(timer)
      child.off('exit', ended)
      resolve(message)
    })
    child.send({mutant, tests, time})
  })
  if (answer.isStuck) {
    child.removeAllListeners()
    child.kill('SIGKILL')
    child = null
  }
  return answer
}

/** What tests may use with a mutant, by what they use without. They must pass. */
async function timeOf(tests) {
  const {failed, first, count, used} = await attempt(null, tests, LONGEST)
  if (failed || count === 0)
    throw new Error(`Expected tests that pass without a mutant, got: ${first || 'no tests'}`)
  return Math.max(LEAST_TIME, Math.round(used * 4))
}

const total = {tried: 0, caught: 0, explained: 0}
for (const [name, room] of Object.entries(rooms)) {
  if (values.room && !values.room.includes(name)) continue
  const mutants = sampleOf(room, Number(values.seed), values.only ? Infinity : Number(values.each))
  const stages = []
  for (const tests of [room.beside, room.beyond]) stages.push({tests, time: await timeOf(tests)})
  const caught = stages.map(() => 0)
  const survivors = []
  const began = performance.now()
  const tried = mutants.filter(({file}) => file.includes(values.only)).slice(0, Number(values.each))
  for (const mutant of tried) {
    let stage = 0
    for (; stage < stages.length; stage++) {
      const {failed, first} = await attempt(mutant, stages[stage].tests, stages[stage].time)
      if (!failed) continue
      if (values.verbose)
        console.log(
          `${mutant.file}:${mutant.line}  ${mutant.kind}\n  + ${mutant.becomes}\n  caught by: ${first}`
        )
      break
    }
    if (stage < stages.length) caught[stage]++
    else survivors.push(mutant)
    if (values.verbose && stage === stages.length)
      console.log(`${mutant.file}:${mutant.line}  ${mutant.kind}\n  + ${mutant.becomes}\n  not caught`)
  }
  const open = survivors.filter(one => reasonOf(one) === undefined)
  console.log(
    `\n${name}: ${tried.length} mutants, ${caught[0]} caught by the tests beside them, ${caught[1]} by others, ${survivors.length - open.length} explained, ${open.length} open (${Math.round((performance.now() - began) / 1000)} s)`
  )
  for (const {file, line, kind, was, becomes} of open)
    console.log(`  ${file}:${line}  ${kind}\n    - ${was}\n    + ${becomes}`)
  total.tried += tried.length
  total.caught += caught[0] + caught[1]
  total.explained += survivors.length - open.length
}
child?.disconnect()
child?.kill()

const percent = (part, all) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
console.log(
  `\n${total.tried} mutants: ${total.caught} caught (${percent(total.caught, total.tried)}), ${total.explained} explained; ${percent(total.caught, total.tried - total.explained)} of the others`
)

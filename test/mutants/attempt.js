/**
 * A process that runs tests with a mutant in place: vitest stays loaded, and only what the mutant touches is read again.
 *
 * Started by `run.js`, which ends it where a mutant loops. A message `{mutant, tests, time}` is answered by
 * `{failed, first, used}`, or by `{isStuck}` where more than `time` was used: milliseconds of CPU, which other programs
 * do not make more. Without a mutant it is the run that all others are compared with.
 */
import {readFileSync, statSync} from 'node:fs'
import {createVitest} from 'vitest/node'
import {mutate} from './mutations.js'
import {root} from './sample.js'
import {sourceOf} from './sources.js'

let mutant = null

const plugin = {
  name: 'mutant',
  enforce: 'pre',
  /** Packages are read from their sources, so that a mutant reaches every test without a build. */
  async resolveId(id, importer) {
    const found = await this.resolve(id, importer, {skipSelf: true})
    return found && sourceOf(found.id.split('?')[0])
  },
  load(id) {
    if (mutant === null || id.split('?')[0] !== root + mutant.file) return null
    return mutate(readFileSync(root + mutant.file, 'utf8'), mutant)
  }
}

/** Small files first, and before them those that failed last: a mutant is often noticed by what noticed its neighbour. */
class QuickestFirst {
  sort(specifications) {
    const rank = ({moduleId}) => (failures.get(moduleId) ?? 0) * 1e9 - statSync(moduleId).size
    return specifications.toSorted((a, b) => rank(b) - rank(a))
  }
  shard(specifications) {
    return specifications
  }
}
const failures = new Map()

const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    // On a slow machine a test that takes long has noticed nothing.
    testTimeout: 120_000,
    reporters: [{}],
    sequence: {sequencer: QuickestFirst},
    config: `${root}vitest.config.js`
  },
  {plugins: [plugin], server: {watch: null}}
)

async function attempt(given, tests) {
  const touched = [mutant, given].flatMap(one => (one ? [root + one.file] : []))
  mutant = given
  for (const file of touched) vitest.invalidateFile(file)
  // Nothing of an earlier run may pass for a result of this one.
  for (const map of [vitest.state.filesMap, vitest.state.idMap]) map.clear()
  vitest.state.errorsSet.clear()
  const specifications = await vitest.globTestSpecifications(tests)
  const {testModules, unhandledErrors} = await vitest.runTestSpecifications(specifications)
  const failed = testModules.find(module => !module.ok() && module.state() !== 'queued')
  if (failed) failures.set(failed.moduleId, (failures.get(failed.moduleId) ?? 0) + 1)
  const first = failed && [...failed.children.allTests('failed')][0]
  const count = testModules.flatMap(module => [...module.children.allTests('passed')]).length
  return {
    failed: failed !== undefined || unhandledErrors.length > 0,
    first: first ? first.fullName : failed ? 'the file cannot be loaded' : '',
    count
  }
}

/** Milliseconds of CPU that this process has used since `start`. */
function usedSince(start) {
  const {user, system} = process.cpuUsage(start)
  return (user + system) / 1000
}

process.on('message', async ({mutant: given, tests, time}) => {
  const start = process.cpuUsage()
  // Tests run in other threads: this one also sees what loops.
  const clock = setInterval(() => {
    if (usedSince(start) > time) process.send({failed: true, first: `more than ${time} ms`, isStuck: true})
  }, 500)
  try {
    const answer = await attempt(given, tests)
    process.send({...answer, used: usedSince(start)})
  } catch (error) {
    process.send({failed: true, first: String(error?.stack ?? error), count: 0, used: usedSince(start)})
  }
  clearInterval(clock)
})
process.send('ready')

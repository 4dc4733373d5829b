/**
 * The fuzzer of files: random calls of the program over random folders, on disks that fail and in processes that end.
 *
 *     node test/fuzz/folders.js --runs 10000 --seed 7
 *     node test/fuzz/folders.js --processes 200 --seed 7
 *
 * Each run plants a tree twice and makes the same call in both, in one of them with trouble. Afterwards every file is as
 * it was, or as the call without trouble made it; only `--write` changes sources; nothing is left behind
 * unless the process was killed; the exit code says what happened; and the output contains no stack trace and no control
 * character. Every run has its own seed: `--seed <that> --runs 1` repeats it.
 */
import {existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {Readable, Writable} from 'node:stream'
import {run as runProgram} from 'tehai'
import {callOf, sourcesOf} from './calls.js'
import {onDisk} from './disk.js'
import {randomOf} from './random.js'
import {runProcess, troubleOfProcess} from './process.js'
import {contentsOf, plant, treeOf} from './tree.js'

const codes = ['ENOSPC', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'EROFS']
const manifest = /(?:^|\/)\.tehai-build\.json$/
/** Commands that write over their sources with `--write`. */
const inPlace = new Set(['convert', 'format'])
const controls = /[^\P{Cc}\n\t]/u
/** Those, and what turns the direction of text: JSON holds names as they are. */
const controlsAndMarks = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u
const temporary = /(?:^|\/)\.[^/]*\.tmp$/

/** Run the program here. `outputFault`: why standard output fails, or `null`. */
export async function runHere(args, cwd, outputFault) {
  const texts = {stdout: '', stderr: ''}
  const sink = (name, fault) =>
    new Writable({
      write(chunk, _, done) {
        texts[name] += String(chunk)
        done(fault)
      }
    }).on('error', () => {})
  const code = await runProgram(args, {
    stdin: Readable.from([]),
    stdout: sink('stdout', outputFault),
    stderr: sink('stderr', null),
    env: {},
    cwd
  })
  return {code, ...texts}
}

/** Random trouble for a run; the argument is the number of disk requests of the same run without trouble. */
function troubleOf({below, chance, pick}, requests) {
  if (chance(0.3)) return {kind: 'none'}
  if (chance(0.1)) return {kind: 'none', output: pick(['ENOSPC', 'EIO'])}
  return {kind: pick(['once', 'once', 'full', 'end']), at: below(requests + 1), code: pick(codes)}
}

/** What is wrong with what a call wrote to the terminal. */
function* outputFaults({code, stdout, stderr}, args) {
  if (![0, 1, 2].includes(code)) yield `exit code ${code}`
  if (/^\s+at .*:\d+:\d+/m.test(stderr)) yield `a stack: ${stderr.slice(0, 400)}`
  if (/fault of the program|プログラムの不具合/.test(stderr))
    yield `a fault of the program: ${stderr.slice(0, 400)}`
  if ((code === 2) !== /^tehai: /m.test(stderr)) yield `exit code ${code} with: ${stderr.slice(0, 400)}`
  // A page that is built to standard output is the author's.
  const texts = args[0] === 'build' ? [stderr] : [stdout, stderr]
  const hidden = args.includes('--json') ? controls : controlsAndMarks
  for (const text of texts) {
    const [found] = hidden.exec(text) ?? []
    if (found) yield `a control character ${JSON.stringify(found)} in ${JSON.stringify(text.slice(0, 300))}`
  }
}

/** What is wrong with the files after a call with trouble: `before` it, `after` it, and `expected` without trouble. */
function* fileFaults(before, after, expected, {isKilled, args}) {
  for (const [path, content] of before) {
    const now = after.get(path)
    if (now === undefined) yield `${path} is gone`
    else if (now !== content && now !== expected.get(path) && !isPartial(path, now, args))
      yield `${path} is neither old nor new: ${JSON.stringify(now.slice(0, 100))}, ${now.length} characters`
  }
  for (const [path, content] of after) {
    if (before.has(path) || content === expected.get(path) || isPartial(path, content, args)) continue
    if (isKilled && temporary.test(path)) continue
    yield `${path} was left behind: ${JSON.stringify(content.slice(0, 100))}`
  }
}

/** Whether a file is a whole one that depends on which files could be read: the list of a build, a report. */
function isPartial(path, content, args) {
  if (manifest.test(path))
    return content.endsWith('}\n') && Boolean(JSON.parse(content.slice('file '.length)))
  return (
    args.includes('--html') && content.startsWith('file <!doctype html>') && content.endsWith('</html>\n')
  )
}

/** Sources that a call without trouble changed. */
function* sourceFaults(base, sources, before, expected, exempt) {
  for (const path of sources) {
    const name = path.slice(base.length + 1)
    const now = expected.get(name)
    if (!before.has(name) || now === before.get(name) || exempt.get(name) === before.get(name)) continue
    yield `the source ${name} was written over: ${JSON.stringify(String(now).slice(0, 100))}`
  }
}

/**
 * One run.
 *
 * @param place
 *   An empty folder.
 * @param inProcess
 *   Whether the program runs as a separate process, with signals and limits.
 * @returns {Promise<{faults: string[], args: string[], trouble: object, tree: object[]}>}
 */
async function runOnce(seed, place, inProcess) {
  const random = randomOf(seed)
  const tree = treeOf(random)
  const bases = ['calm', 'rough'].map(name => join(place, name))
  for (const base of bases) {
    mkdirSync(base)
    plant(tree, base)
  }
  const [calm, rough] = bases
  // What an earlier build wrote, it may write again.
  const exempt = new Map()
  const call = callOf(random, tree)
  if (random.chance(0.25)) {
    const first = random.chance(0.6) ? call : callOf(random, tree)
    const start = contentsOf(calm)
    for (const base of bases) await runHere(first.args, base, null)
    if (first.command === 'build') {
      for (const [path, content] of contentsOf(calm))
        if (content !== start.get(path)) exempt.set(path, content)
    }
  }
  const before = contentsOf(calm)
  const sources = sourcesOf(calm, call.inputs)
  const {result, count} = await onDisk(calm, {kind: 'none'}, () => runHere(call.args, calm, null))
  const expected = contentsOf(calm)
  const faults = [...outputFaults(result, call.args)]
  if (!inPlace.has(call.command)) faults.push(...sourceFaults(calm, sources, before, expected, exempt))
  if (!call.isWriting) faults.push(...fileFaults(before, expected, before, {isKilled: false, args: []}))

  const trouble = inProcess ? troubleOfProcess(random) : troubleOf(random, count)
  const {code, isKilled, stdout, stderr} = inProcess
    ? await runProcess(call.args, rough, trouble)
    : await runTroubled(call.args, rough, trouble)
  if (code !== null) faults.push(...outputFaults({code, stdout, stderr}, call.args))
  const after = contentsOf(rough)
  faults.push(...fileFaults(before, after, expected, {isKilled, args: call.args}))
  if (/Nothing was changed/.test(stderr))
    faults.push(...fileFaults(before, after, before, {isKilled, args: []}))
  return {faults: [...new Set(faults)], args: call.args, trouble, tree}
}

async function runTroubled(args, base, trouble) {
  const outputFault = trouble.output ? Object.assign(new Error('made to fail'), {code: trouble.output}) : null
  const {result} = await onDisk(base, trouble, () => runHere(args, base, outputFault))
  return {code: null, stdout: '', stderr: '', isKilled: trouble.kind === 'end', ...result}
}

/** A folder in memory where there is one: nothing here is about how fast a disk is. */
function makePlace() {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  return realpathSync(mkdtempSync(join(parent, 'tehai-')))
}

/**
 * Try random trees and calls.
 *
 * @param runs
 *   How many in this process.
 * @param processes
 *   How many run in separate processes.
 * @returns
 *   What did not hold, at most of `most` runs.
 */
export async function fuzzFolders({runs = 0, processes = 0, seed, most = 20}) {
  const place = makePlace()
  const found = []
  try {
    for (let index = 0; index < runs + processes && found.length < most; index++) {
      // A separate name, so that writes of a run that has ended happen where nothing is compared any more.
      const inside = join(place, String(index))
      mkdirSync(inside)
      const outcome = await runOnce(seed + index, inside, index >= runs).catch(error => ({
        faults: [String(error.stack)],
        args: [],
        tree: []
      }))
      rmSync(inside, {recursive: true, force: true})
      if (outcome.faults.length > 0) found.push({seed: seed + index, ...outcome})
    }
  } finally {
    rmSync(place, {recursive: true, force: true})
  }
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string'},
      processes: {type: 'string'},
      seed: {type: 'string'},
      most: {type: 'string'}
    }
  })
  const processes = Number(values.processes ?? 0)
  const runs = Number(values.runs ?? (processes > 0 ? 0 : 1000))
  const found = await fuzzFolders({
    runs,
    processes,
    seed: Number(values.seed ?? 1),
    most: Number(values.most ?? 20)
  })
  for (const {seed, faults, args, trouble, tree} of found) {
    console.log(`seed ${seed}: tehai ${JSON.stringify(args)} with ${JSON.stringify(trouble)}`)
    for (const fault of faults) console.log(`  ${fault}`)
    console.log(
      `  ${JSON.stringify(tree, (name, value) => (name === 'content' ? value.slice(0, 60) : value))}`
    )
  }
  console.log(`${runs} runs here, ${processes} processes, ${found.length} with faults`)
  process.exitCode = found.length > 0 ? 1 : 0
}

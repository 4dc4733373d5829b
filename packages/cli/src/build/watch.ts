/**
 * `tehai build --watch`: build pages, and build them again when they change.
 *
 * Folders only notify that something has changed. What has changed is found by listing the sources again, as a new
 * build does. So bursts of changes, editors that rename files, and pages that are created and deleted need no rules of
 * their own.
 */
import {rm} from 'node:fs/promises'
import {resolve} from 'node:path'
import type {DrawingCall} from '../picture/art-options.js'
import {isSet, valueOf, type ExitCode, type CommandArguments} from '../command/command.js'
import {faultText} from '../command/fault.js'
import {filesOf} from '../files/files.js'
import {writtenAs} from '../files/manifest.js'
import {refuseBoth} from '../command/options.js'
import {isSourceOutside} from '../files/targets.js'
import {write, type Terminal} from '../terminal/terminal.js'
import {UsageError, usageError} from '../terminal/usage.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {append, visible} from '@tehai/kernel/source'
import {watchFolders} from './folders.js'
import {jobsOf, type Job} from './jobs.js'
import {buildJobs} from './pages.js'
import {stampOf} from './stamp.js'

/** A page as it was built. */
interface BuiltPage extends Job {
  /** The source as it was read; changes whenever it is written. */
  readonly stamp: string
  /** Hash of the page; `null` if no page was written. */
  readonly hash: string | null
}

/** Pages as they were built, by their sources. */
type State = ReadonlyMap<string, BuiltPage>

/**
 * Build, and continue until the program is interrupted. Errors of pages or disks do not end it.
 *
 * @throws {UsageError} if the arguments of the first build are wrong.
 */
export async function watchPages(call: DrawingCall): Promise<ExitCode> {
  const {given, terminal} = call
  refuseWatch(given)
  const {cwd} = terminal
  const folder = valueOf(given, 'out-dir')
  const list = await sourcesOf(given, folder, cwd)
  const first = await list()
  jobsOf(first.sources, given, cwd) // a wrong call ends here
  const folders = await watchFolders(given.positionals, folder, cwd)
  try {
    let isEnded = false
    terminal.whenInterrupted?.(() => {
      isEnded = true
      folders.wake()
    })
    let state: State = new Map()
    let code: ExitCode = 0
    while (!isEnded) {
      const round = await attempt(() => buildChanged(list, state, call), terminal)
      if (round) [state, code] = [round.state, round.code ?? code]
      await folders.refresh()
      if (!isEnded) await folders.changed()
    }
    return code
  } finally {
    folders.close()
  }
}

/** @throws {UsageError} for input that cannot be watched, or that has no output file to be built into again. */
function refuseWatch(given: CommandArguments): void {
  if (given.positionals.includes('-')) throw usageError('not-together', {actual: '--watch', other: '-'})
  refuseBoth(given, 'output', 'out-dir')
  const isToFile = given.options.has('out-dir') || (valueOf(given, 'output') ?? '-') !== '-'
  if (!isToFile) throw usageError('needs-option', {actual: '--watch', other: '--out-dir'})
}

/** The files that the arguments name, and those of them that are built. */
interface SourceList {
  readonly named: readonly string[]
  readonly sources: readonly string[]
}

/**
 * Lists the sources. Whether files in the target folder count as sources is decided once, so that they do not become
 * sources when all others are deleted.
 */
async function sourcesOf(
  given: CommandArguments,
  folder: string | undefined,
  cwd: string
): Promise<() => Promise<SourceList>> {
  const start = await filesOf(given.positionals, {cwd})
  const isOutside = folder === undefined ? null : await isSourceOutside(start, folder, cwd)
  return async () => {
    const named: string[] = []
    for (const one of given.positionals) append(named, await filesOf([one], {cwd}).catch(noneOf))
    const sources: string[] = []
    for (const file of new Set(named)) if (!isOutside || (await isOutside(file))) sources.push(file)
    return {named, sources}
  }
}

/** A folder or a pattern may be without pages for a while. */
function noneOf(error: unknown): readonly string[] {
  const id = error instanceof UsageError ? error.problem.id : ''
  if (id === 'no-match' || id === 'no-such-file') return []
  throw error
}

interface Round {
  readonly state: State
  /** `null` if there was nothing to build. */
  readonly code: ExitCode | null
}

/**
 * Build pages that are new, changed, or written to another place than before, and remove the output of pages that are
 * gone.
 */
async function buildChanged(
  list: () => Promise<SourceList>,
  state: State,
  call: DrawingCall
): Promise<Round> {
  const {given, terminal} = call
  const {cwd} = terminal
  const {named, sources} = await list()
  const jobs = sources.length > 0 ? jobsOf(sources, given, cwd) : []
  const stamps = new Map<string, string>()
  for (const {source} of jobs) stamps.set(source, await stampOf(source, cwd))
  const isSame = ({source, target}: Job) => {
    const before = state.get(source)
    return before?.stamp === stamps.get(source) && before?.target === target
  }
  const changed = jobs.filter(job => !isSame(job))
  await removeGone(jobs, state, call)
  const kept = jobs.filter(isSame).map(({source}) => [source, state.get(source)!] as const)
  if (changed.length === 0) return {state: new Map(kept), code: null}
  const remembered = changed.map(
    ({source, target}) => [source, {source, target, stamp: stamps.get(source)!, hash: null}] as const
  )
  const outcome = await attempt(() => buildJobs(changed, named, call), terminal)
  const built = remembered.map(
    ([source, page]) =>
      [source, {...page, hash: outcome?.written.get(page.target) ?? state.get(source)?.hash ?? null}] as const
  )
  return {state: new Map([...kept, ...built]), code: outcome?.code ?? 2}
}

/** Remove pages whose sources are gone, unless another program has written over them. */
async function removeGone(
  jobs: readonly Job[],
  state: State,
  {given, terminal}: DrawingCall
): Promise<void> {
  const {cwd, language, stderr} = terminal
  const targets = new Set(jobs.map(({target}) => target))
  for (const {target, hash} of state.values()) {
    if (targets.has(target) || hash === null || !(await writtenAs(resolve(cwd, target), hash))) continue
    await rm(resolve(cwd, target), {force: true})
    if (!isSet(given, 'quiet')) await write(stderr, `${terminalWords[language].removed(visible(target))}\n`)
  }
}

/** Run a function. If it fails, the fault is written and the result is `null`. */
async function attempt<Type>(work: () => Promise<Type>, terminal: Terminal): Promise<Type | null> {
  try {
    return await work()
  } catch (error) {
    await write(terminal.stderr, faultText(error, terminal, null, null))
    return null
  }
}

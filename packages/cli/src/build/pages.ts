/**
 * Building pages: each page is made, its messages are written, and the page is put in its place.
 */
import {join, relative, resolve} from 'node:path'
import {visible} from '@tehai/kernel/source'
import type {DrawingCall} from '../picture/art-options.js'
import {isSet, valueOf, type ExitCode} from '../command/command.js'
import {checkText} from '../markdown/check.js'
import {forEachFile, sumUp} from '../command/fault.js'
import {readText} from '../files/files.js'
import {isInside, realPathOf} from '../files/identity.js'
import {hashOf, manifestName, manifestText, readManifest} from '../files/manifest.js'
import {countFindings, findingText, withFrames, type Finding} from '../markdown/findings.js'
import {countWords} from '../terminal/report.js'
import {guardSources, writtenBefore, type SourceGuard} from '../files/targets.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {writeOutput} from '../files/output-files.js'
import {addCounts, noCounts, type Counts} from './counts.js'
import {commonFolder, type Job} from './jobs.js'
import {makePage} from './made-page.js'

/** How a build went. */
export interface BuildOutcome {
  readonly code: ExitCode
  /** Hashes of the pages that were written, by their files. */
  readonly written: ReadonlyMap<string, string>
}

/**
 * Build pages, one after the other, and report the result of all of them.
 *
 * @param named
 *   The files that the arguments name. None of them is overwritten.
 */
export async function buildJobs(
  jobs: readonly Job[],
  named: readonly string[],
  call: DrawingCall
): Promise<BuildOutcome> {
  const {given, terminal} = call
  const {cwd, stderr, language} = terminal
  const folder = valueOf(given, 'out-dir')
  const targets = jobs.flatMap(({target}) => (target === '-' ? [] : [target]))
  const guard = await guardSources(
    named,
    cwd,
    folder === undefined ? undefined : await writtenBefore(folder, cwd)
  )
  await guard(folder === undefined ? targets : [...targets, join(folder, manifestName)])
  const sources = jobs.map(({source}) => source)
  const written = new Map<string, string>()
  let counts = noCounts
  const failed = await forEachFile(sources, terminal, async (_, index) => {
    const page = await buildPage(jobs[index]!, guard, call)
    counts = addCounts(counts, page.counts)
    if (page.written !== null) written.set(jobs[index]!.target, hashOf(page.written))
  })
  if (isSet(given, 'markdown') && folder !== undefined) await noteWritten(folder, sources, written, cwd)
  const {pages, rows, checked, unchecked, errors, warnings} = counts
  if (targets.length > 0 && !isSet(given, 'quiet')) {
    const isReported = valueOf(given, 'on-error') !== 'ignore'
    const found = isReported ? countWords(errors, warnings, language) : null
    await write(stderr, `${terminalWords[language].built({pages, rows, checked, unchecked}, found)}\n`)
  }
  await sumUp(failed, sources.length, terminal)
  return {code: failed.length > 0 ? 2 : errors > 0 ? 1 : 0, written}
}

/** Remember what was written, if a later build could read it as a source. */
async function noteWritten(
  folder: string,
  sources: readonly string[],
  written: ReadonlyMap<string, string>,
  cwd: string
): Promise<void> {
  const root = commonFolder(sources.map(file => resolve(cwd, file)))
  if (written.size === 0 || !isInside(await realPathOf(folder, cwd), await realPathOf(root, cwd))) return
  const files = new Map(await readManifest(folder, cwd))
  for (const [target, hash] of written) files.set(relative(resolve(cwd, folder), resolve(cwd, target)), hash)
  await writeOutput(join(folder, manifestName), manifestText(files), {cwd})
}

/** Build one page. @returns the counts of the page, and what was written to its file. */
async function buildPage(
  job: Job,
  guard: SourceGuard,
  call: DrawingCall
): Promise<{readonly counts: Counts; readonly written: string | null}> {
  const {given, terminal} = call
  const {source, target} = job
  const onError = valueOf(given, 'on-error') ?? 'warn'
  const text = await readText(source, terminal)
  const {content, images, counts: made, findings: known} = await makePage(text, job, call)
  // The tree of the built page is no longer in memory when the text is read again.
  const read = known ? [] : await checkText(text, source, given, terminal)
  const {errors, warnings} = countFindings(onError === 'ignore' ? [] : (known ?? read))
  if (onError !== 'ignore') await reportFindings(source, known ? withFrames(known, text) : read, terminal)
  const counts = {...made, errors, warnings}
  if (onError === 'throw' && errors > 0) return {counts: {...counts, pages: 0}, written: null}
  await guard([...images.keys()])
  for (const [path, picture] of images) await writeOutput(path, picture, terminal)
  if (target === '-') await write(terminal.stdout, content)
  else {
    await writeOutput(target, content, terminal)
    if (!isSet(given, 'quiet')) await sayWritten(job, counts, terminal)
  }
  return {counts: {...counts, pages: 1}, written: target === '-' ? null : content}
}

/** `notes/a.md → out/a.html  (1 error)` */
async function sayWritten(
  {source, target}: Job,
  {errors, warnings}: Pick<Counts, 'errors' | 'warnings'>,
  terminal: Terminal
): Promise<void> {
  const found = countWords(errors, warnings, terminal.language)
  const from = source === '-' ? 'stdin' : visible(source)
  await write(terminal.stderr, `${from} → ${visible(target)}${found && `  (${found})`}\n`)
}

async function reportFindings(
  source: string,
  findings: Iterable<Finding>,
  terminal: Terminal
): Promise<void> {
  const {language, stderr, env} = terminal
  const paint = painter(stderr, env)
  for (const one of findings) await write(stderr, `${findingText(source, one, language, paint)}\n`)
}

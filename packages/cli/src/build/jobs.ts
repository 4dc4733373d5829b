/**
 * The jobs of a build: which page is written where.
 */
import {dirname, extname, join, relative, resolve, sep} from 'node:path'
import {isSet, valueOf, type CommandArguments} from '../command/command.js'
import {refuseBoth} from '../command/options.js'
import {usageError} from '../terminal/usage.js'

/** A page to build and where it is written; `-` is standard output. */
export interface Job {
  readonly source: string
  readonly target: string
}

/** @throws {UsageError} if several pages would be written to one place. */
export function jobsOf(files: readonly string[], given: CommandArguments, cwd: string): Job[] {
  refuseBoth(given, 'output', 'out-dir')
  const isMarkdown = isSet(given, 'markdown')
  const isPng = valueOf(given, 'pictures') === 'png'
  if (!isPng) refuseBoth(given, 'pictures', 'images')
  if (isSet(given, 'images') && !isMarkdown && !isPng) {
    throw usageError('needs-option', {actual: '--images', other: '--markdown'})
  }
  if (isSet(given, 'images-url') && !isSet(given, 'images')) {
    throw usageError('needs-option', {actual: '--images-url', other: '--images'})
  }
  const folder = valueOf(given, 'out-dir')
  if (folder === undefined) {
    if (files.length > 1) throw usageError('one-output', {count: files.length})
    return [{source: files[0]!, target: valueOf(given, 'output') ?? '-'}]
  }
  const root = commonFolder(files.map(file => resolve(cwd, file)))
  const jobs = files.map(source => {
    const name = source === '-' ? 'index.md' : relative(root, resolve(cwd, source))
    const target = isMarkdown ? name : `${name.slice(0, name.length - extname(name).length)}.html`
    return {source, target: join(folder, target)}
  })
  const sourceOf = new Map<string, string>()
  for (const {source, target} of jobs) {
    const other = sourceOf.get(target)
    if (other !== undefined) throw usageError('same-output', {actual: source, other})
    sourceOf.set(target, source)
  }
  return jobs
}

/** The folder that contains all files. */
export function commonFolder(paths: readonly string[]): string {
  return paths
    .map(path => dirname(path))
    .reduce((common, folder) => {
      let shared = common
      while (folder !== shared && !folder.startsWith(shared.endsWith(sep) ? shared : shared + sep))
        shared = dirname(shared)
      return shared
    })
}


/**
 * Targets: where pages are written, and that none of these places is a source.
 */
import {readFile} from 'node:fs/promises'
import {relative, resolve} from 'node:path'
import {identitiesOf, identityMap, isInside, realPathOf} from './identity.js'
import {hashOf, readManifest} from './manifest.js'
import {usageError} from './usage.js'

/**
 * Refuses to write over a source, by whatever link.
 *
 * @throws {UsageError} for the first target that is a source.
 */
export type SourceGuard = (targets: readonly string[]) => Promise<void>

/**
 * The guard of some sources.
 *
 * @param mayReplace
 *   Whether a source may be written over after all: it is what an earlier build wrote.
 */
export async function guardSources(
  sources: readonly string[],
  cwd: string,
  mayReplace: (target: string) => Promise<boolean> = async () => false
): Promise<SourceGuard> {
  const byIdentity = await identityMap(sources, cwd)
  return async targets => {
    for (const target of targets) {
      const identity = (await identitiesOf(target, cwd)).find(one => byIdentity.has(one))
      if (identity === undefined || (await mayReplace(target))) continue
      throw usageError('over-source', {actual: target, other: byIdentity.get(identity)!})
    }
  }
}

/**
 * Sources of a build: files in the folder that it writes into are none, where there are others.
 *
 * @param files
 *   What the arguments name.
 * @param folder
 *   The folder that pages are written into.
 */
export async function sourcesOutside(
  files: readonly string[],
  folder: string,
  cwd: string
): Promise<string[]> {
  const real = await realPathOf(folder, cwd)
  const paths = await Promise.all(files.map(file => (file === '-' ? '-' : realPathOf(file, cwd))))
  const outside = files.filter((_, index) => !isInside(paths[index]!, real))
  return outside.length > 0 ? outside : [...files]
}

/** Whether a file in a folder is as an earlier build wrote it there. */
export async function writtenBefore(
  folder: string,
  cwd: string
): Promise<(target: string) => Promise<boolean>> {
  const manifest = await readManifest(folder, cwd)
  return async target => {
    const hash = manifest.get(relative(resolve(cwd, folder), resolve(cwd, target)))
    if (hash === undefined) return false
    const content = await readFile(resolve(cwd, target)).catch(() => null)
    return content !== null && hashOf(content) === hash
  }
}

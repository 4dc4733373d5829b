/**
 * Targets: where pages are written. None of these places may be a source.
 */
import {relative, resolve} from 'node:path'
import {identitiesOf, identityMap, isInside, realPathOf} from './identity.js'
import {readManifest, writtenAs} from './manifest.js'
import {usageError} from '../terminal/usage.js'

/**
 * Refuses to overwrite a source, through any link.
 *
 * @throws {UsageError} for the first target that is a source.
 */
export type SourceGuard = (targets: readonly string[]) => Promise<void>

/**
 * The guard of some sources.
 *
 * @param mayReplace
 *   Whether a source may be overwritten because an earlier build wrote it.
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
 * Sources of a build. Files in the folder that it writes into do not count as sources if there are others.
 *
 * @param files
 *   The files that the arguments name.
 * @param folder
 *   The folder into which pages are written.
 */
export async function sourcesOutside(
  files: readonly string[],
  folder: string,
  cwd: string
): Promise<string[]> {
  const outside = await filesOutside(files, folder, cwd)
  return outside.length > 0 ? outside : [...files]
}

/**
 * The same for files that are created later: tests whether a file is a source. `null` if all present files are in the
 * folder, so that all files are sources.
 */
export async function isSourceOutside(
  files: readonly string[],
  folder: string,
  cwd: string
): Promise<((file: string) => Promise<boolean>) | null> {
  if ((await filesOutside(files, folder, cwd)).length === 0) return null
  return async file => (await filesOutside([file], folder, cwd)).length > 0
}

async function filesOutside(files: readonly string[], folder: string, cwd: string): Promise<string[]> {
  const real = await realPathOf(folder, cwd)
  const paths = await Promise.all(files.map(file => (file === '-' ? '-' : realPathOf(file, cwd))))
  return files.filter((_, index) => !isInside(paths[index]!, real))
}

/** Whether a file in a folder has not changed since an earlier build wrote it. */
export async function writtenBefore(
  folder: string,
  cwd: string
): Promise<(target: string) => Promise<boolean>> {
  const manifest = await readManifest(folder, cwd)
  return async target => {
    const hash = manifest.get(relative(resolve(cwd, folder), resolve(cwd, target)))
    return hash !== undefined && writtenAs(resolve(cwd, target), hash)
  }
}

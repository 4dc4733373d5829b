/**
 * Watched folders: those in which sources are or may come to be. They say that something changed, not what.
 */
import {watch, type FSWatcher} from 'node:fs'
import {stat} from 'node:fs/promises'
import {dirname, join, resolve, sep} from 'node:path'
import {glob, isDynamicPattern} from 'tinyglobby'
import {isInside, realPathOf} from '../identity.js'

/** Milliseconds without a change after which a burst of them is over. */
const PAUSE = 60

export interface WatchedFolders {
  /** Wait for a change, and until there are no more for a moment. What changed since the last call is not missed. */
  readonly changed: () => Promise<void>
  /** End waiting. */
  readonly wake: () => void
  /** Watch folders that have come, and forget those that are gone. */
  readonly refresh: () => Promise<void>
  readonly close: () => void
}

/**
 * Watch the folders of what arguments name.
 *
 * @param out
 *   The folder that is written into: changes in it do not count.
 */
export async function watchFolders(
  args: readonly string[],
  out: string | undefined,
  cwd: string
): Promise<WatchedFolders> {
  const watchers = new Map<string, FSWatcher>()
  let isChanged = false
  let isWoken = false
  let notice = () => {}
  const change = () => {
    isChanged = true
    notice()
  }
  const forget = (folder: string) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const add = (folder: string) => {
    const watcher = watch(folder, (_, name) => {
      if (!String(name ?? '').startsWith('.tehai-')) change()
    })
    // A folder that is deleted; its parent says so as well.
    watcher.on('error', () => {
      forget(folder)
      change()
    })
    watchers.set(folder, watcher)
  }
  const folders: WatchedFolders = {
    async changed() {
      if (!isChanged && !isWoken) await new Promise<void>(done => (notice = done))
      while (isChanged && !isWoken) {
        isChanged = false
        await new Promise<void>(done => {
          const timer = setTimeout(done, PAUSE)
          notice = () => {
            clearTimeout(timer)
            done()
          }
        })
      }
      notice = () => {}
    },
    wake() {
      isWoken = true
      notice()
    },
    async refresh() {
      const wanted = await foldersOf(args, out, cwd)
      for (const folder of watchers.keys()) if (!wanted.has(folder)) forget(folder)
      const isFirst = watchers.size === 0
      for (const folder of wanted) {
        if (watchers.has(folder)) continue
        try {
          add(folder)
          // What was written into it before it was watched is found by one more look.
          if (!isFirst) change()
        } catch {
          // It is gone again; its parent says so when it comes back.
        }
      }
    },
    close() {
      for (const folder of watchers.keys()) forget(folder)
    }
  }
  await folders.refresh()
  return folders
}

/** Every folder that is watched. */
async function foldersOf(
  args: readonly string[],
  out: string | undefined,
  cwd: string
): Promise<ReadonlySet<string>> {
  const real = out === undefined ? null : await realPathOf(out, cwd)
  const folders = new Set<string>()
  for (const arg of args) {
    const isFolder = await stat(resolve(cwd, arg)).then(
      found => found.isDirectory(),
      () => false
    )
    const isPattern = !isFolder && isDynamicPattern(arg)
    const root = resolve(cwd, isFolder ? arg : isPattern ? fixedPart(arg) : dirname(arg))
    folders.add(root)
    if (isFolder || isPattern) for (const one of await foldersIn(root)) folders.add(one)
  }
  const kept = [...folders].filter(one => real === null || (one !== real && !isInside(one, real)))
  // A page that is built in place of its own source's neighbour: the folder is watched, its stamps do not change.
  return new Set(kept.length > 0 ? kept : folders)
}

async function foldersIn(root: string): Promise<string[]> {
  const found = await glob('**/', {
    cwd: root,
    onlyDirectories: true,
    expandDirectories: false,
    ignore: ['**/node_modules/**', '**/.git/**']
  }).catch(() => [])
  return found.map(one => join(root, one.endsWith('/') ? one.slice(0, -1) : one)).filter(one => !one.endsWith(`${sep}node_modules`))
}

/** The folders that begin a pattern, before the first wildcard. */
function fixedPart(pattern: string): string {
  const parts = pattern.split('/')
  const at = parts.findIndex(part => isDynamicPattern(part))
  return parts.slice(0, at < 0 ? -1 : at).join('/') || (pattern.startsWith('/') ? '/' : '.')
}

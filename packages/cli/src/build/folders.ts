/**
 * Watched folders: those in which there are sources, or in which sources may be created. They notify that something has
 * changed, but not what.
 */
import {watch, type FSWatcher} from 'node:fs'
import {stat} from 'node:fs/promises'
import {dirname, join, resolve, sep} from 'node:path'
import {glob, isDynamicPattern} from 'tinyglobby'
import {isInside, realPathOf} from '../files/identity.js'

/** Milliseconds without a change after which a burst of changes is over. */
const PAUSE = 60

export interface WatchedFolders {
  /** Wait for a change, and then until there are no more for a moment. Changes since the last call are not missed. */
  readonly changed: () => Promise<void>
  /** End waiting. */
  readonly wake: () => void
  /** Watch folders that were created, and forget those that were deleted. */
  readonly refresh: () => Promise<void>
  readonly close: () => void
}

/**
 * Watch the folders of the sources that arguments name.
 *
 * @param out
 *   The folder that pages are written into: changes in it are ignored.
 */
export async function watchFolders(
  args: readonly string[],
  out: string | undefined,
  cwd: string
): Promise<WatchedFolders> {
  const {change, changed, wake} = changeSignal()
  const watchers = folderWatchers(change)
  const refresh = async () => {
    const wanted = await foldersOf(args, out, cwd)
    for (const folder of watchers.folders()) if (!wanted.has(folder)) watchers.forget(folder)
    const isFirst = watchers.folders().length === 0
    for (const folder of wanted) {
      // The folder is read once more, for files that were written into it before it was watched.
      if (watchers.add(folder) && !isFirst) change()
    }
  }
  const close = () => watchers.folders().forEach(watchers.forget)
  await refresh()
  return {changed, wake, refresh, close}
}

/** Waits for changes, until there are no more for a moment. */
interface ChangeSignal extends Pick<WatchedFolders, 'changed' | 'wake'> {
  /** Note a change. */
  readonly change: () => void
}

function changeSignal(): ChangeSignal {
  let isChanged = false
  let isWoken = false
  let notice = () => {}
  return {
    change() {
      isChanged = true
      notice()
    },
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
    }
  }
}

interface FolderWatchers {
  readonly folders: () => readonly string[]
  /** @returns whether the folder is watched now and was not before */
  readonly add: (folder: string) => boolean
  readonly forget: (folder: string) => void
}

function folderWatchers(change: () => void): FolderWatchers {
  const watchers = new Map<string, FSWatcher>()
  const forget = (folder: string) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const start = (folder: string) => {
    const watcher = watch(folder, (_, name) => {
      if (!String(name ?? '').startsWith('.tehai-')) change()
    })
    // The folder has been deleted, which its parent notifies as well.
    watcher.on('error', () => {
      forget(folder)
      change()
    })
    watchers.set(folder, watcher)
  }
  const add = (folder: string) => {
    if (watchers.has(folder)) return false
    try {
      start(folder)
      return true
    } catch {
      // The folder is gone again. Its parent notifies when it comes back.
      return false
    }
  }
  return {folders: () => [...watchers.keys()], add, forget}
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
  // A page that is built beside its own source: the folder is watched, but the stamps of the sources do not change.
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

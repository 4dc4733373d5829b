/**
 * Game records: pages are made again when a record that they show has changed.
 *
 * Astro keeps rendered entries of collections from build to build, until their file or the configuration changes. A digest
 * of all records is therefore among the options of the plugins, where Astro compares it; paths of records are kept beside
 * the entries. Pages of other folders are modules of Vite, which are made again when a file that they watch changes.
 */
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {DevServer, RefreshContent, VitePlugin} from './host.js'

/** Part of the options of plugins. It changes while a development server runs. */
export interface RecordStamp {
  digest: string
}

/** The records of a site. */
export interface SiteRecords {
  readonly stamp: RecordStamp
  /** Called for each record that a page names. */
  readonly add: (path: string, page: string | undefined) => void
  /** Read which records the pages of earlier builds show. */
  readonly begin: (cache: URL) => void
  /** Store which records pages show, for the next build. */
  readonly finish: (cache: URL) => void
  /** Render pages again when a record is changed or created. */
  readonly watch: (server: DevServer, refresh: RefreshContent | undefined) => void
  readonly plugin: VitePlugin
}

/** The records of one run. */
export function siteRecords(): SiteRecords {
  const stamp: RecordStamp = {digest: ''}
  const byPage = new Map<string, Set<string>>()
  const all = new Set<string>()
  let onAdd: (path: string) => void = () => {}
  return {
    stamp,
    add(path, page = '') {
      byPage.set(page, (byPage.get(page) ?? new Set()).add(path))
      if (all.has(path)) return
      all.add(path)
      onAdd(path)
    },
    begin(cache) {
      for (const path of readPaths(storeOf(cache))) all.add(path)
      stamp.digest = digestOf(all)
    },
    finish(cache) {
      const shown = new Set([...byPage.values()].flatMap(paths => [...paths]))
      const paths = [...all].filter(path => shown.has(path) || existsSync(path)).toSorted()
      const store = storeOf(cache)
      if (paths.length === 0 && !existsSync(store)) return
      mkdirSync(fileURLToPath(cache), {recursive: true})
      writeFileSync(store, JSON.stringify(paths))
    },
    watch({watcher}, refresh) {
      onAdd = path => watcher.add(path)
      for (const path of all) onAdd(path)
      watcher.on('all', (_, path) => {
        if (!all.has(path)) return
        stamp.digest = digestOf(all)
        void refresh?.({})
      })
    },
    plugin: {
      name: '@tehai/astro',
      transform(_, id) {
        for (const path of byPage.get(id.split('?')[0]!) ?? []) this.addWatchFile(path)
      }
    }
  }
}

const storeOf = (cache: URL): string => fileURLToPath(new URL('tehai-records.json', cache))

/** The stored paths; empty if there are none, or if the stored text was not written by this package. */
function readPaths(store: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readFileSync(store, 'utf8'))
    return Array.isArray(kept) ? kept.filter(path => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** A digest of the content of files; empty if there are no files. */
function digestOf(paths: ReadonlySet<string>): string {
  if (paths.size === 0) return ''
  const hash = createHash('sha256')
  for (const path of [...paths].toSorted()) hash.update(`${path}\n`).update(contentOf(path))
  return hash.digest('base64')
}

/** The content of a file; empty if it does not exist. */
function contentOf(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    return new Uint8Array()
  }
}

/**
 * The services of each page, with the settings of the editor, and with records from the folder of the page.
 */
import {dirname, sep} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {LanguageService} from '@tehai/language'
import {servicesOf, type OnFile, type Settings} from './settings.js'

/** Makes the reader of records below a folder. */
export type RecordsIn = (folder: string, onFile: OnFile) => unknown

/** The services of pages by their address. */
export interface PageServices {
  /**
   * Apply settings, and the list of open folders.
   *
   * @throws {TypeError} if a setting has a value it cannot have. The previous settings then stay in force.
   */
  readonly configure: (settings: Settings, folders: readonly string[]) => void
  readonly of: (uri: string) => LanguageService
  /** Forget what was read for a page. */
  readonly forget: (uri: string) => void
  /** The files that pages depend on. */
  readonly files: () => readonly string[]
  /** Forget what was read for the pages that depend on files. @returns their addresses */
  readonly changed: (paths: readonly string[]) => readonly string[]
}

interface PageService {
  readonly service: LanguageService
  readonly path: string | null
}

/** Services without settings. */
export function pageServices(recordsIn: RecordsIn): PageServices {
  let settings: Settings = null
  let folders: readonly string[] = []
  const byRoot = new Map<string | null, LanguageService>()
  const pages = new Map<string, PageService>()
  const filesOf = new Map<string, Set<string>>()
  const onFile: OnFile = (path, page) => {
    if (page !== undefined) filesOf.set(page, (filesOf.get(page) ?? new Set()).add(path))
  }
  const servicesIn = (root: string | null): LanguageService => {
    const known = byRoot.get(root)
    if (known) return known
    const made = servicesOf(settings, root === null ? false : recordsIn(root, onFile), onFile)
    byRoot.set(root, made)
    return made
  }
  const forget = (uri: string): void => {
    const path = pages.get(uri)?.path
    if (typeof path === 'string') filesOf.delete(path)
    pages.delete(uri)
  }
  return {
    configure(newSettings, newFolders) {
      servicesOf(newSettings, false, onFile) // this throws before anything is changed
      ;[settings, folders] = [newSettings, newFolders]
      byRoot.clear()
      pages.clear()
      filesOf.clear()
    },
    of(uri) {
      const known = pages.get(uri)
      if (known) return known.service
      const path = pathOf(uri)
      const common = servicesIn(path === null ? (folders[0] ?? null) : rootOf(path, folders))
      const service = path === null ? common : common.ofPage(path)
      pages.set(uri, {service, path})
      return service
    },
    forget,
    files: () => [...filesOf.values()].flatMap(files => [...files]),
    changed(paths) {
      const uris = [...pages].flatMap(([uri, {path}]) => {
        const files = path === null ? undefined : filesOf.get(path)
        return files && paths.some(one => files.has(one)) ? [uri] : []
      })
      for (const uri of uris) forget(uri)
      return uris
    }
  }
}

/**
 * The path of a file by its address; `null` for addresses of other kinds, and for addresses that are not valid on this
 * system.
 */
export function pathOf(uri: string): string | null {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : null
  } catch {
    return null
  }
}

/**
 * The folder below which a page names records: the innermost open folder that contains the page, otherwise the folder
 * of the page.
 */
function rootOf(page: string, folders: readonly string[]): string {
  const around = folders.filter(one => page.startsWith(one.endsWith(sep) ? one : one + sep))
  return around.toSorted((a, b) => b.length - a.length)[0] ?? dirname(page)
}

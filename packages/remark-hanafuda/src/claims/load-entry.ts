/**
 * Loads on first use what few pages need: the reader of rounds, the simulation behind `best`, the search for slips.
 */
import {loadModule} from '@tehai/kernel/modules'

const loaded = new Map<string, unknown>()

/**
 * An entry of this package; `null` if a module cannot be loaded synchronously, as in a browser, or if a bundle has
 * left it out.
 */
export function loadedEntry<Entry>(name: string): Entry | null {
  if (!loaded.has(name))
    loaded.set(name, loadModule(`remark-hanafuda/${name}`, (import.meta as {readonly url?: string}).url))
  return loaded.get(name) as Entry | null
}

/** Provide an entry where modules cannot be loaded synchronously, as `with-records.ts` does. */
export function provideEntry(name: string, entry: unknown): void {
  loaded.set(name, entry)
}

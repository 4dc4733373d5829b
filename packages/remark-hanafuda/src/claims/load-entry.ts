/**
 * Loads what few pages need when the first does: the reader of rounds, the simulation behind `best`, the search for slips.
 */
import {loadModule} from '@tehai/kernel/modules'

const loaded = new Map<string, unknown>()

/** An entry of this package; `null` where a module cannot be had at once, as in a browser, or where a bundle has left it out. */
export function loadedEntry<Entry>(name: string): Entry | null {
  if (!loaded.has(name))
    loaded.set(name, loadModule(`remark-hanafuda/${name}`, (import.meta as {readonly url?: string}).url))
  return loaded.get(name) as Entry | null
}

/** Give an entry where no module can be had at once, as `with-records.ts` does. */
export function provideEntry(name: string, entry: unknown): void {
  loaded.set(name, entry)
}

/**
 * Loads what few pages need when the first does: the simulation behind `best`, the search for slips.
 */
interface ModuleEntry {
  readonly createRequire: (from: string) => (name: string) => unknown
}

const loaded = new Map<string, unknown>()

/** An entry of this package; `null` where a module cannot be had at once, as in a browser, or where a bundle has left it out. */
export function loadedEntry<Entry>(name: string): Entry | null {
  if (!loaded.has(name)) loaded.set(name, load(name))
  return loaded.get(name) as Entry | null
}

function load(name: string): unknown {
  const {process} = globalThis as {
    readonly process?: {readonly getBuiltinModule?: (name: string) => ModuleEntry | undefined}
  }
  const url = (import.meta as {readonly url?: string}).url
  try {
    return process!.getBuiltinModule!('node:module')!.createRequire(url!)(`remark-hanafuda/${name}`)
  } catch {
    return null
  }
}

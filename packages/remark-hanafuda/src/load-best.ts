/**
 * Loads the simulation behind `best`, when a page first has one: other pages do not wait for it.
 */
import type {checkBest} from './best.js'

interface ModuleEntry {
  readonly createRequire: (from: string) => (name: string) => unknown
}

type CheckBest = typeof checkBest

let loaded: CheckBest | null | undefined

/** The check; `null` where a module cannot be had at once, as in a browser, or where a bundle has left it out. */
export function loadedBest(): CheckBest | null {
  if (loaded === undefined) loaded = load()
  return loaded
}

function load(): CheckBest | null {
  const {process} = globalThis as {
    readonly process?: {readonly getBuiltinModule?: (name: string) => ModuleEntry | undefined}
  }
  const node = process?.getBuiltinModule?.('node:module')
  const url = (import.meta as {readonly url?: string}).url
  if (!node || url === undefined) return null
  try {
    return (node.createRequire(url)('remark-hanafuda/best') as {readonly checkBest: CheckBest}).checkBest
  } catch {
    return null
  }
}

/**
 * Engines that are loaded when a page first has a claim that needs one: other pages do not wait for them.
 */

interface ModuleEntry {
  readonly createRequire: (from: string) => (name: string) => unknown
}

/** An engine that need not be there. */
export interface Engine<Exports> {
  /** Give the engine where no module can be had at once: `with-value.ts` and `with-safety.ts` do, for browsers and bundles. */
  readonly provide: (engine: Exports) => void
  /** The engine; `null` where a module cannot be had at once and none was given. */
  readonly loaded: () => Exports | null
}

/** An engine that lies in a package of this name. */
export function engineOf<Exports>(name: string): Engine<Exports> {
  let known: Exports | null | undefined
  return {
    provide: engine => {
      known = engine
    },
    loaded: () => {
      if (known === undefined) known = load(name) as Exports | null
      return known
    }
  }
}

function load(name: string): unknown {
  const {process} = globalThis as {
    readonly process?: {readonly getBuiltinModule?: (name: string) => ModuleEntry | undefined}
  }
  const node = process?.getBuiltinModule?.('node:module')
  const url = (import.meta as {readonly url?: string}).url
  if (!node || url === undefined) return null
  try {
    return node.createRequire(url)(name)
  } catch {
    return null
  }
}

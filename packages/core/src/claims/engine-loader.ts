/**
 * Engines that are loaded when a page first has a claim that needs one: other pages do not wait for them.
 */
import {loadModule} from '@tehai/kernel/modules'

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
      if (known === undefined)
        known = loadModule(name, (import.meta as {readonly url?: string}).url) as Exports | null
      return known
    }
  }
}

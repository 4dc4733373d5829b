/**
 * Engines that are loaded when a page first has a claim that needs one: other pages do not wait for them.
 */
import {loadModule} from '@tehai/kernel/modules'

/** An optional engine. */
export interface Engine<Exports> {
  /**
   * Provide the engine for environments that cannot load a module synchronously, such as browsers and bundles:
   * `with-value.ts` and `with-safety.ts` do so.
   */
  readonly provide: (engine: Exports) => void
  /** The engine; `null` if a module cannot be loaded synchronously and no engine was provided. */
  readonly loaded: () => Exports | null
}

/** An engine in the package of this name. */
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

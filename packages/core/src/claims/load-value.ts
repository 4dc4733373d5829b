/**
 * Loads the engine behind `value`, `win-rate` and `tenpai-rate`, when a page first has one of them: other pages do not wait for it.
 */
import type {handValue} from '@tehai/riichi/value'

interface ModuleEntry {
  readonly createRequire: (from: string) => (name: string) => unknown
}

/** What computes the figures of a hand. */
export type ValueOfHand = typeof handValue

let loaded: ValueOfHand | null | undefined

/**
 * Give what computes the figures where no module can be had at once: `with-value.ts` does, for browsers and bundles.
 */
export function provideValue(compute: ValueOfHand): void {
  loaded = compute
}

/** What computes the figures; `null` where a module cannot be had at once and none was given. */
export function loadedValue(): ValueOfHand | null {
  if (loaded === undefined) loaded = load()
  return loaded
}

function load(): ValueOfHand | null {
  const {process} = globalThis as {
    readonly process?: {readonly getBuiltinModule?: (name: string) => ModuleEntry | undefined}
  }
  const node = process?.getBuiltinModule?.('node:module')
  const url = (import.meta as {readonly url?: string}).url
  if (!node || url === undefined) return null
  try {
    const engine = node.createRequire(url)('@tehai/riichi/value') as {readonly handValue: ValueOfHand}
    return engine.handValue
  } catch {
    return null
  }
}

/**
 * Claims to be filled in: `?` in the place of a value.
 */
import {fillOf} from '@tehai/kernel/block'
import type {KeyId} from '../keys/keys.js'

export {fillOf}

/** Values that request filling in: `?`, or `??` to be shown folded. */
export type Fill = '?' | '??'

/** Keys that allow more text after `?`: `safe: ? toimen`, `value: ? turn 6`. */
const withOptions: ReadonlySet<KeyId> = new Set<KeyId>([
  'readings',
  'safe',
  'value',
  'win-rate',
  'tenpai-rate'
])

/** What the value of a key requests to be filled in; `null` if it is to be checked. */
export function fillOfKey(key: KeyId, value: string): Fill | null {
  const found = withOptions.has(key) ? /^\s*([?？]{1,2})(?![?？])/.exec(value) : null
  return fillOf(found ? found[1]! : value)
}

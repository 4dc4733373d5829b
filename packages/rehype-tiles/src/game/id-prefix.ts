/**
 * What ids of definitions begin with.
 */
import {wrongCall} from '@tehai/kernel/source'

/**
 * Check what ids are to begin with.
 *
 * @throws {TypeError} for what cannot be an id on every host.
 */
export function checkIdPrefix(idPrefix: string | null | undefined): void {
  if (idPrefix != null && !/^[A-Za-z][\w-]*$/.test(idPrefix)) {
    throw wrongCall('`idPrefix` to be letters, digits, `-` and `_`', idPrefix)
  }
}

/**
 * The prefix of the ids of definitions.
 */
import {wrongCall} from '@tehai/kernel/source'

/**
 * Check a prefix of ids.
 *
 * @throws {TypeError} if ids with it are not valid on every host.
 */
export function checkIdPrefix(idPrefix: string | null | undefined): void {
  if (idPrefix != null && !/^[A-Za-z][\w-]*$/.test(idPrefix)) {
    throw wrongCall('`idPrefix` to be letters, digits, `-` and `_`', idPrefix)
  }
}

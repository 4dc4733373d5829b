/**
 * Seeds, as records write them.
 */
import {wrongCall} from '@tehai/kernel/source'

/**
 * Checks a seed: a whole number of 32 bits, as records write it.
 *
 * @throws {TypeError} if it is anything else.
 */
export function assertSeed(value: unknown): asserts value is number {
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffffffff) return
  throw wrongCall('a seed, a whole number from 0 to 4294967295', value)
}

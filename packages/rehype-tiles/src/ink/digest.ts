/**
 * Digests: short names for long texts, equal for equal texts. If two documents of one page have the same name, it is
 * the name of the same thing.
 */

/**
 * 53 bits of a text in at most 11 letters and digits (cyrb53: among a million texts the probability of a collision is 1
 * in 18,000).
 */
export function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (2 ** 32 * (low & 0x1fffff) + (high >>> 0)).toString(36)
}

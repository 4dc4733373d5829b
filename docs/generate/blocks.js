/**
 * Fenced blocks of a translated page: those of the English one, in its order.
 */
const blocks = /^```\w+\n[^]*?^```$/gm

/**
 * Put the blocks of the English page into a translation.
 *
 * @throws {TypeError} if the translation has another number of blocks.
 */
export function copyBlocks(page, english) {
  const originals = english.match(blocks)
  const {length} = page.match(blocks)
  if (length !== originals.length)
    throw new TypeError(`Expected ${originals.length} blocks, as in the English page, got ${length}`)
  const next = originals.values()
  return page.replace(blocks, () => next.next().value)
}

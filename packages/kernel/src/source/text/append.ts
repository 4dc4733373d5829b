/**
 * Long lists: what `push(...list)` and `Math.max(...list)` do for lists that an author makes long.
 *
 * A call takes about 120,000 arguments; one line of a page can hold more messages, tiles or pieces than that.
 */

/** Add all items of a list to the end of another. */
export function append<Item>(list: Item[], more: Iterable<Item>): void {
  for (const item of more) list.push(item)
}

/** Arguments passed in one call: far fewer than it can take. */
const CHUNK = 10_000

/** Replace the item at an index by other items. */
export function replaceAt<Item>(list: Item[], index: number, items: readonly Item[]): void {
  list.splice(index, 1)
  for (let at = 0; at < items.length; at += CHUNK) list.splice(index + at, 0, ...items.slice(at, at + CHUNK))
}

/** The smallest of some numbers, and at most `most`. */
export function smallest(numbers: Iterable<number>, most: number): number {
  let found = most
  for (const number of numbers) if (number < found) found = number
  return found
}

/** The largest of some numbers, and at least `least`. */
export function largest(numbers: Iterable<number>, least: number): number {
  let found = least
  for (const number of numbers) if (number > found) found = number
  return found
}

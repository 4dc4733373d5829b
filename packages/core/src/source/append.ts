/**
 * Long lists: what `push(...list)` and `Math.max(...list)` do for lists that an author makes long.
 *
 * A call takes about 120,000 arguments; one line of a page can hold more messages, tiles or pieces than that.
 */

/** Add all items of a list to the end of another. */
export function append<Item>(list: Item[], more: Iterable<Item>): void {
  for (const item of more) list.push(item)
}

/** The largest of some numbers, and at least `least`. */
export function largest(numbers: Iterable<number>, least: number): number {
  let found = least
  for (const number of numbers) if (number > found) found = number
  return found
}

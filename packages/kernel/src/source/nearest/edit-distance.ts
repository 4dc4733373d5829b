/**
 * How far two words are from each other.
 */

/** Edits by which a word may differ from what is meant. */
export const mostEdits = ({length}: string): number => Math.max(1, Math.floor(length / 3))

/** Distances between all beginnings of two words, by their lengths. */
export const tableFor = (length: number, other: number): Uint16Array =>
  new Uint16Array((length + 1) * (other + 1))

/**
 * Edit distance of two words in which swapping two neighbours counts once (optimal string alignment).
 *
 * @param most
 *   Distance above which the exact value does not matter: any greater number is then returned (default: no limit).
 * @param table
 *   Where distances of their beginnings are written: a `tableFor` words of these lengths (default: a new one).
 */
export function editDistance(
  a: string,
  b: string,
  most: number = Infinity,
  table: Uint16Array = tableFor(a.length, b.length)
): number {
  const width = b.length + 1
  for (let column = 0; column < width; column++) table[column] = column
  for (let row = 1; row <= a.length; row++) {
    const at = row * width
    table[at] = row
    let least = row
    for (let column = 1; column < width; column++) {
      const same = a[row - 1] === b[column - 1]
      const above = at - width + column
      let cost = Math.min(table[above]! + 1, table[at + column - 1]! + 1, table[above - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, table[above - width - 2]! + 1)
      }
      table[at + column] = cost
      least = Math.min(least, cost)
    }
    // A swap looks two rows back and costs one: the next rows can be at most one less than this row.
    if (least > most + 1) return least
  }
  return table[a.length * width + b.length]!
}

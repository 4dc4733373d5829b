/**
 * A slip: another way in which people write tiles, and the notation that means the same.
 */
export interface Slip {
  readonly pattern: RegExp
  /** The replacement for a match, as accepted by `String.replace`. */
  readonly meant: string | ((found: string, ...groups: string[]) => string)
  /** Whether it applies only in a river. */
  readonly river?: true
}

/**
 * A text with the slips of a list rewritten, in the order of the list; those of rivers only if it is a river.
 *
 * @returns `null` if the text grows beyond `most` UTF-16 units: it is something else.
 */
export function rewritten(
  text: string,
  slips: readonly Slip[],
  isRiver: boolean,
  most: number
): string | null {
  let meant = text
  for (const slip of slips) {
    if (slip.river && !isRiver) continue
    meant = meant.replace(slip.pattern, slip.meant as string)
    if (meant.length > most) return null
  }
  return meant
}

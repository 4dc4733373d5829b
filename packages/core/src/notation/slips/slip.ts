/**
 * A slip: another way in which people write tiles, and the notation that means the same.
 */
export interface Slip {
  readonly pattern: RegExp
  /** What replaces a match, as `String.replace` takes it. */
  readonly meant: string | ((found: string, ...groups: string[]) => string)
  /** Whether it applies only in a river. */
  readonly river?: true
}

/**
 * A text with the slips of a list rewritten, in its order; those of rivers only where it is one.
 *
 * @returns `null` if it has come to more than `most` UTF-16 units: it is something else.
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

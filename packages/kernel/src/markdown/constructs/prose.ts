/**
 * Prose that a parser of directives takes for a directive: `10:30`, `待ち:147m`, `East:25000`.
 */

/**
 * Whether a colon is where a directive cannot begin: after a letter or a digit, or before a name that does not begin
 * with a Latin letter (`**待ち**:147m`).
 *
 * @param colon
 *   Offset of the colon in the text.
 */
export function isProseAt(text: string, colon: number): boolean {
  const before = text.slice(Math.max(0, colon - 2), colon)
  return /[\p{L}\p{N}]$/u.test(before) || !/[A-Za-z]/.test(text[colon + 1] ?? '')
}

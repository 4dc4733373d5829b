/**
 * Reading on in a text with sticky patterns.
 */

/** Where a sticky pattern that matches at an offset ends; the offset itself if it does not match. */
export function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

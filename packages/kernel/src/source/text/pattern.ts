/**
 * Words as parts of regular expressions.
 */

/** A pattern of a text as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** A pattern of a word in capitals or small letters: `Hana` and `HANA` are `hana`. */
export function inAnyCase(word: string): string {
  return escapePattern(word).replace(/[a-z]/gi, letter => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}

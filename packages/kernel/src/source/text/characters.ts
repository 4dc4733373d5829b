/**
 * Characters that do harm when an author's text is printed or written into a file.
 *
 * A message may reach a terminal, which obeys escapes, or the log of a CI system, which obeys lines such as `::error`;
 * marks of direction turn the rest of a line around. XML has no way at all to write most control characters.
 */

/** Control characters but the tab, marks of direction, invisible blanks, and halves of surrogate pairs. */
const harmful = /(?!\t)\p{Cc}|[\xAD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/u
const allHarmful = new RegExp(harmful, 'gu')

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r']
])

/**
 * A text on one line, in which every character is seen: `\n`, `\u{1B}` and `\u{202E}` for those that do harm. All
 * messages, code frames and file names are printed so.
 */
export function visible(text: string): string {
  return harmful.test(text) ? text.replace(allHarmful, escapeOf) : text
}

function escapeOf(character: string): string {
  return shortEscapes.get(character) ?? `\\u{${character.codePointAt(0)!.toString(16).toUpperCase()}}`
}

/** What XML 1.0 forbids, even as a character reference: https://www.w3.org/TR/xml/#charsets. */
const forbidden = /(?![\t\n\r\x7F-\x9F])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/u
const allForbidden = new RegExp(forbidden, 'gu')

/**
 * Any unit that is not allowed by itself in XML. It is quick to find, because every text of every page is searched for
 * it.
 */
const unusual = /[^\t\n\r -\uD7FF\uE000-\uFFFD]/

/** A text that XML and HTML can hold: `\uFFFD` for each character that they cannot. Offsets stay. */
export function legal(text: string): string {
  return unusual.test(text) && forbidden.test(text) ? text.replace(allForbidden, '\uFFFD') : text
}

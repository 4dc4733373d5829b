/**
 * Full-width forms of ASCII characters, as input methods write them: `１２３ｍ`. Offsets stay the same.
 */

/** Full-width forms of ASCII characters as the characters themselves. */
export function narrow(text: string): string {
  return text.replace(/[！-～]/g, unit => String.fromCharCode(unit.charCodeAt(0) - 0xfee0))
}

/** ASCII characters as their full-width forms. */
export function widen(text: string): string {
  return text.replace(/[!-~]/g, unit => String.fromCharCode(unit.charCodeAt(0) + 0xfee0))
}

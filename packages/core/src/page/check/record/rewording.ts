/** What a game record says, in the form of the differing text of the author. */

/** A number as the author writes it: `turn 8` and 9 give `turn 9`. */
export const inItsWords = (written: string, expected: string): string =>
  /^\d+$/.test(expected) && /^\D*\d+\D*$/.test(written) ? written.replace(/\d+/, expected) : expected

/** The same for the last of several numbers, which may be omitted if it is 0: `East 1-2`. */
export function lastNumber(written: string, expected: number): string {
  if (!/\d\D+\d/.test(written)) return inItsWords(written, String(expected))
  return expected === 0
    ? written.replace(/\D{1,3}\d{1,7}\D{0,3}$/, '')
    : written.replace(/\d{1,7}(?=\D{0,3}$)/, String(expected))
}

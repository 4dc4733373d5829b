/**
 * A part of a long table of equal cases: `npm test` tries some of them, so that it stays a matter of seconds. `THOROUGH=1`,
 * which CI sets, tries all.
 */

export const isThorough = Boolean(process.env.THOROUGH)

/**
 * One case in some, and at least one, chosen by their names: a case that is added or removed does not change which others are tried.
 *
 * @param cases
 *   All cases.
 * @param oneIn
 *   How many cases one stands for.
 * @param nameOf
 *   The name of a case (default: the case is its name).
 */
export function sampleOf(cases, oneIn, nameOf = String) {
  if (isThorough) return cases
  const some = cases.filter(one => numberOf(nameOf(one)) % oneIn === 0)
  return some.length > 0 ? some : cases.slice(0, 1)
}

/** A number of 32 bits for a text (FNV-1a). */
function numberOf(text) {
  let number = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    number = Math.imul(number ^ text.charCodeAt(index), 0x01000193)
  return number >>> 0
}

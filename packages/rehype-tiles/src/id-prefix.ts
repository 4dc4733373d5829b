/**
 * What ids of definitions begin with.
 */

/**
 * Check what ids are to begin with.
 *
 * @throws {TypeError} for what cannot be an id on every host.
 */
export function checkIdPrefix(idPrefix: string | null | undefined): void {
  if (idPrefix != null && !/^[A-Za-z][\w-]*$/.test(idPrefix)) {
    throw new TypeError(`Expected \`idPrefix\` to be letters, digits, \`-\` and \`_\`, got \`${idPrefix}\``)
  }
}

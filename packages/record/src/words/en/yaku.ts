/**
 * Names of yaku in English: their ids, with blanks.
 */

/** The name of a yaku, or of dora. */
export function yakuName(id: string): string {
  return id.replaceAll('_', ' ')
}

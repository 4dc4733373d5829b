/**
 * Names of yaku in English: their ids, with blanks.
 */

export const en = {
  /** The name of a yaku, or of dora. */
  yakuName: (id: string): string => id.replaceAll('_', ' ')
}

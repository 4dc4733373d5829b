/**
 * Names of yaku in English: their ids, with blanks.
 */

export const en = {
  /** The name of a yaku, or of dora, by its id and its place among `yakuIds` (0-based; -1: it is not one of them). */
  yakuName: (id: string, _index: number): string => id.replaceAll('_', ' ')
}

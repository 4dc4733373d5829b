/** Keys and players that a line is the beginning of, while its author is still typing: `scor`, ドラ表. */
import {findKey, keys} from '../keys/keys.js'
import {findPlayer, playerNames} from './players.js'

/**
 * The most names that are proposed, and the most names that a beginning may have: a shorter beginning is too ambiguous.
 */
const [MOST_MEANT, MOST_BEGUN] = [3, 6]

/**
 * Only letters; in Latin script, more letters than tiles are written with, because the names of players begin like
 * suits.
 */
const mayBegin = /^(?:[a-z]{3,20}(?:[ -][a-z]{1,20})?|[\u0080-\uFFFF]{1,8})$/i
const mayBeginPlayer = /^(?:[a-z]{4,20}$|[\u0080-\uFFFF])/i

/** The names that begin with a text: the shortest of each key, and the shortest first; empty if there are too many. */
export function keysBegunBy(text: string): readonly string[] {
  if (!mayBegin.test(text) || findKey(text) || findPlayer(text)) return []
  const begun = text.toLowerCase()
  const isMeant = (name: string) => name.length > begun.length && name.toLowerCase().startsWith(begun)
  const shortest = (names: readonly string[]) =>
    names
      .filter(isMeant)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, 1)
  const found = [
    ...keys.flatMap(({names}) => shortest(names)),
    ...(mayBeginPlayer.test(text) ? shortest(playerNames) : [])
  ]
  const meant = [...new Set(found)].toSorted((a, b) => a.length - b.length)
  return meant.length > MOST_BEGUN ? [] : meant.slice(0, MOST_MEANT)
}

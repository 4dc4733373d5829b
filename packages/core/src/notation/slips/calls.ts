/**
 * Calls written with a word or in brackets: they do not say which tile was called, so there is a reading for each tile.
 */
import {anyKan, chii, pon} from './call-words.js'

const callWord = `(${pon}|${chii}|${anyKan})`
const opening = '[([（［【]'
const closing = '[)\\]）］】]'

/** Calls in brackets or after their word, in a row that is correct otherwise: `(222z)`, `pon 222z`, `ポン222z`. */
const calls = new RegExp(`(?:${callWord}[ 　:：]?)?(${opening}?)([0-9]{3,4})([mpsz])${closing}?`, 'giu')

/** A call with its word in the brackets: `[pon 555z]`. */
export const wordInBrackets: RegExp = new RegExp(
  `${opening}${callWord}[ 　:：]?([0-9]{3,4}[mpsz])${closing}`,
  'giu'
)

/** The called tile: first, second or third; `'none'` for a concealed kan of four tiles. */
export type Place = 1 | 2 | 3 | 'none'
export const places: readonly Place[] = [1, 2, 3, 'none']

/** A row with its calls in notation. */
export function withCalls(text: string, place: Place): string {
  return text.replace(
    calls,
    (found, word: string | undefined, bracket: string, digits: string, suit: string) =>
      word || bracket ? calledMeld(digits, suit, /^an|暗|안/iu.test(word ?? '') ? 'none' : place) : found
  )
}

/** The notation of a meld. Without a called tile, it can only be a concealed kan of four tiles. */
function calledMeld(digits: string, suit: string, place: Place): string {
  if (place === 'none' && digits.length === 4) return `${digits}+${suit}`
  const at = place === 'none' ? 3 : place
  const isChii = new Set(digits.replace('0', '5')).size > 1
  if (!isChii) return `${digits.slice(0, at)}-${digits.slice(at)}${suit}`
  // From kamicha, whichever tile it was: the called tile is written first.
  return `${digits[at - 1]}-${digits.slice(0, at - 1)}${digits.slice(at)}${suit}`
}

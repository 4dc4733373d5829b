/**
 * Words of a game that are near a misspelt one, with their distance.
 */
import {keysOf} from '../../source/sounds/korean-keys.js'
import {perObject} from '../../source/values/per-object.js'
import {mostEdits} from '../../source/nearest/edit-distance.js'
import {nearest} from '../../source/nearest/nearest.js'
import {inWritingOf, LONGEST_SOUND, soundingLike, soundsSame} from '../../source/sounds/sounds.js'

export interface NearWord {
  readonly word: string
  readonly distance: number
}

/** Most words that one text is compared with. */
const MOST = 4

/** Most words that begin or end with a text; the shortest of them are near. */
const MOST_LONGER = 200

/** Words by how they fold: the first spelling of each. */
const byFold = perObject((words: readonly string[]): ReadonlyMap<string, string> => {
  const made = new Map<string, string>()
  for (const word of words)
    if (!/^[ -~]$/.test(word) && !made.has(word.toLowerCase())) made.set(word.toLowerCase(), word)
  return made
})

/** Folded words by the minimum and maximum length requested. */
const byLengths = perObject<readonly string[], Map<number, readonly string[]>>(() => new Map())

/**
 * Folded words in a range of lengths (UTF-16 units), in their order: most words of a dictionary are too long or too
 * short to be near.
 */
function wordsOf(words: readonly string[], least: number, most: number): readonly string[] {
  const known = byLengths(words)
  const key = least * LONGEST + most
  const made =
    known.get(key) ?? [...byFold(words).keys()].filter(({length}) => length >= least && length <= most)
  known.set(key, made)
  return made
}

/** Longest text that is compared, and a number above the length of any word, in UTF-16 units. */
const [LONGEST_TEXT, LONGEST] = [40, 1000]

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Whether a text is one of the words. */
export const isWord = (text: string, words: readonly string[]): boolean =>
  byFold(words).has(text.toLowerCase())

/**
 * The words near a text, the nearest first. Short words that begin or end with the text are near as well.
 *
 * @param around
 *   The text around it: of words in several writings, those in the writing of this text are meant (default: the text
 *   alone).
 */
export function nearWords(
  text: string,
  words: readonly string[],
  around: string = text
): readonly NearWord[] {
  if (text.length > LONGEST_TEXT || text.length === 0) return []
  const typed = text.toLowerCase()
  const inWriting = (found: readonly string[]): readonly string[] => inWritingOf(text, found, around)
  const same = inWriting(sameWords(typed, words)).slice(0, MOST)
  const misspelt = same.length > 0 ? [] : inWriting(misspeltWords(typed, words)).slice(0, MOST)
  const longer = inWriting(longerWords(typed, words)).toSorted((a, b) => a.length - b.length)
  const first = isPartOfWord(typed, words) ? 1.2 : 0.5
  const found: readonly NearWord[] = [
    ...same.map((word, index) => ({word, distance: first + index * 0.06})),
    ...misspelt
      .filter(word => word !== typed && word.length > 1 && digitsOf(word) === digitsOf(typed))
      .map((word, index) => ({word, distance: index === 0 ? 0.7 : 1})),
    ...longer
      .slice(0, 2 * MOST)
      .map(word => ({word, distance: word.length === longer[0]!.length ? 1.5 : 1.6}))
  ]
  const all = byFold(words)
  return found.map(({word, distance}) => ({word: spelledAs(text, all.get(word)!), distance}))
}

/** The word with a capital if the text has one. */
function spelledAs(text: string, word: string): string {
  return /^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(word) ? word[0]!.toUpperCase() + word.slice(1) : word
}

/** Words with the same reading as the text, and the word typed with the same keys. */
function sameWords(typed: string, words: readonly string[]): readonly string[] {
  const sounding =
    typed.length === 1
      ? [...charactersLike(typed, wordsOf(words, 1, 1)), ...longerLike(typed, wordsOf(words, 2, 2))]
      : soundingLike(typed, wordsOf(words, 1, LONGEST_SOUND))
  return [...sounding.filter(word => word !== typed), ...onOtherKeyboard(typed, words)]
}

/** A character alone may be a part of a word. */
const isPartOfWord = (typed: string, words: readonly string[]): boolean =>
  typed.length === 1 && wordsOf(words, 2, LONGEST).some(one => one.startsWith(typed) || one.endsWith(typed))

/** The words that take the fewest edits. */
function misspeltWords(typed: string, words: readonly string[]): readonly string[] {
  const [edits, {length}] = [mostEdits(typed), typed]
  return length < 2 ? [] : nearest(typed, wordsOf(words, length - edits, length + edits), 2 * MOST)
}

/** Words that begin with the text or, if it is East Asian, end with it. */
function longerWords(typed: string, words: readonly string[]): readonly string[] {
  const {length} = typed
  const isEastAsian = /[^\0-\u2fff]/.test(typed)
  if (isEastAsian ? length > 6 : length < 3) return []
  return wordsOf(words, length + 1, length + 6)
    .filter(word => word.startsWith(typed) || (isEastAsian && word.endsWith(typed)))
    .slice(0, MOST_LONGER)
}

/** Words of one character with the same reading as another: 府, 符. */
const charactersLike = (typed: string, words: readonly string[]): readonly string[] =>
  /[^\0-\u2fff]/.test(typed) ? words.filter(word => soundsSame(typed, word)) : []

/** Words with the reading of one character: 街, 待ち. */
const longerLike = (typed: string, words: readonly string[]): readonly string[] =>
  /[\u4e00-\u9fff]/.test(typed) ? soundingLike(typed, words) : []

/** Korean words by the keys that type them. */
const byKeys = perObject((words: readonly string[]): ReadonlyMap<string, string> => {
  const hangul = words.filter(word => /[\uac00-\ud7a3]/.test(word))
  return new Map(hangul.map(word => [keysOf(word).toLowerCase(), word]))
})

/** The word that is meant if the Korean input method was off or on by mistake: `eorl`, ㅈ먀ㅅㄴ. */
function onOtherKeyboard(typed: string, words: readonly string[]): string[] {
  if (typed.length < 2 || typed.length > 16) return []
  if (/^[a-z ]+$/.test(typed)) return [byKeys(words).get(typed) ?? []].flat()
  if (!/[\u3131-\u3163]/.test(typed)) return []
  const latin = keysOf(typed).toLowerCase()
  return byFold(words).has(latin) ? [latin] : []
}

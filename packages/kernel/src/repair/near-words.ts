/**
 * Words of a game that are near a misspelt one, with their distance.
 */
import {keysOf} from '../source/sounds/korean-keys.js'
import {perObject} from '../source/values/per-object.js'
import {mostEdits} from '../source/nearest/edit-distance.js'
import {nearest} from '../source/nearest/nearest.js'
import {inWritingOf, LONGEST_SOUND, soundingLike, soundsSame} from '../source/sounds/sounds.js'

export interface NearWord {
  readonly word: string
  readonly distance: number
}

/** Words that one text is compared with at most. */
const MOST = 4

/** Words that begin or end with a text, of which the shortest are near. */
const MOST_LONGER = 200

/** Words by how they fold: the first spelling of each. */
const byFold = perObject((words: readonly string[]): ReadonlyMap<string, string> => {
  const made = new Map<string, string>()
  for (const word of words)
    if (!/^[ -~]$/.test(word) && !made.has(word.toLowerCase())) made.set(word.toLowerCase(), word)
  return made
})

/** Folded words, by the least and the greatest length that were requested. */
const byLengths = perObject<readonly string[], Map<number, readonly string[]>>(() => new Map())

/** Folded words of some lengths in UTF-16 units, in their order: most of a dictionary is too long or too short to be near. */
function wordsOf(words: readonly string[], least: number, most: number): readonly string[] {
  const known = byLengths(words)
  const key = least * LONGEST + most
  const made =
    known.get(key) ?? [...byFold(words).keys()].filter(({length}) => length >= least && length <= most)
  known.set(key, made)
  return made
}

/** Longest text that is compared, and more than the longest word, in UTF-16 units. */
const [LONGEST_TEXT, LONGEST] = [40, 1000]

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Whether a text is one of the words. */
export const isWord = (text: string, words: readonly string[]): boolean =>
  byFold(words).has(text.toLowerCase())

/**
 * The words near a text, the nearest first; words that begin with it or end so are near as well, if they are short.
 *
 * @param around
 *   What is written around it: of words in several writings, those in its own are meant (default: the text alone).
 */
export function nearWords(
  text: string,
  words: readonly string[],
  around: string = text
): readonly NearWord[] {
  if (text.length > LONGEST_TEXT || text.length === 0) return []
  const typed = text.toLowerCase()
  const all = byFold(words)
  const inWriting = (found: readonly string[]): readonly string[] => inWritingOf(text, found, around)
  const isCapital = /^\p{Lu}/u.test(text)
  const spelled = (word: string): string => {
    const one = all.get(word)!
    return isCapital && /^\p{Ll}/u.test(one) ? one[0]!.toUpperCase() + one.slice(1) : one
  }
  const sounding = (
    typed.length === 1
      ? [...charactersLike(typed, wordsOf(words, 1, 1)), ...longerLike(typed, wordsOf(words, 2, 2))]
      : soundingLike(typed, wordsOf(words, 1, LONGEST_SOUND))
  ).filter(word => word !== typed)
  // A character alone may be a part of a word.
  const isPart =
    typed.length === 1 && wordsOf(words, 2, LONGEST).some(one => one.startsWith(typed) || one.endsWith(typed))
  const same = inWriting([...sounding, ...onOtherKeyboard(typed, words)])
    .slice(0, MOST)
    .map((word, index) => ({word: spelled(word), distance: (isPart ? 1.2 : 0.5) + index * 0.06}))
  const [edits, {length}] = [mostEdits(typed), typed]
  const near =
    length < 2 || same.length > 0
      ? []
      : nearest(typed, wordsOf(words, length - edits, length + edits), 2 * MOST)
  const found = inWriting(near)
    .slice(0, MOST)
    .filter(word => word !== typed && word.length > 1 && digitsOf(word) === digitsOf(typed))
    .map((word, index) => ({word: spelled(word), distance: index === 0 ? 0.7 : 1}))
  const isEastAsian = /[^\0-\u2fff]/.test(typed)
  const longer = (isEastAsian ? length <= 6 : length >= 3)
    ? wordsOf(words, length + 1, length + 6).filter(
        word => word.startsWith(typed) || (isEastAsian && word.endsWith(typed))
      )
    : []
  const shortest = inWriting(longer.slice(0, MOST_LONGER)).toSorted((a, b) => a.length - b.length)
  return [
    ...same,
    ...found,
    ...shortest.slice(0, 2 * MOST).map(word => ({
      word: spelled(word),
      distance: word.length === shortest[0]!.length ? 1.5 : 1.6
    }))
  ]
}

/** Words of one character that are read as another is: 府, 符. */
const charactersLike = (typed: string, words: readonly string[]): readonly string[] =>
  /[^\0-\u2fff]/.test(typed) ? words.filter(word => soundsSame(typed, word)) : []

/** Words of which all are read as one character is: 街, 待ち. */
const longerLike = (typed: string, words: readonly string[]): readonly string[] =>
  /[\u4e00-\u9fff]/.test(typed) ? soundingLike(typed, words) : []

/** Words by the keys that type them in Korean. */
const byKeys = perObject((words: readonly string[]): ReadonlyMap<string, string> => {
  const hangul = words.filter(word => /[\uac00-\ud7a3]/.test(word))
  return new Map(hangul.map(word => [keysOf(word).toLowerCase(), word]))
})

/** The word that is meant where the input method of Korean was off, or on: `eorl`, ㅈ먀ㅅㄴ. */
function onOtherKeyboard(typed: string, words: readonly string[]): string[] {
  if (typed.length < 2 || typed.length > 16) return []
  if (/^[a-z ]+$/.test(typed)) return [byKeys(words).get(typed) ?? []].flat()
  if (!/[\u3131-\u3163]/.test(typed)) return []
  const latin = keysOf(typed).toLowerCase()
  return byFold(words).has(latin) ? [latin] : []
}

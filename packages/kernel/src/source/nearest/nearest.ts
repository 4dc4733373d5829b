/**
 * Nearest words: the words that an author may have meant.
 */
import {editDistance, mostEdits, tableFor} from './edit-distance.js'
import {wrongCall} from '../values/value.js'

/** A word without what does not matter in a spelling. */
export type Fold = (word: string) => string

/** Returns the words that a misspelt word may be meant as. */
export type Nearest = (word: string, candidates: Iterable<string>, most?: number) => string[]

/**
 * The candidates closest to a word by edit distance, nearest first; at most a third of the word may differ, and one
 * more vowel if three or more consonants are the same, in any order (`crain`, crane; `rihci`, riichi). Among equal
 * distances, a candidate with the same characters in another order is nearest (`牌聽`, 聽牌), then the one whose letters
 * differ less: 냠 has two of the three letters of 남, and ハ is バ without a mark.
 *
 * Words over 64 units are not compared: they are not misspelt words.
 */
export function nearest(word: string, candidates: Iterable<string>, most = 1): string[] {
  if (word.length > 64) return []
  const limit = mostEdits(word)
  const found: {candidate: string; distance: number}[] = []
  const letters = (candidate: string): number => {
    const [one, other] = [word.normalize('NFD'), candidate.normalize('NFD')]
    return editDistance(one, other)
  }
  // One table for all words: this runs for each word of a dictionary, and making new tables would take most of the
  // time.
  const table = tableFor(word.length, word.length + limit)
  const own = characterSet(word)
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const other = characterSet(candidate)
    // An edit adds at most one character and removes one: a word with many characters that the other lacks is far.
    if (sizeOf(own & ~other) > limit + 1 || sizeOf(other & ~own) > limit + 1) continue
    const distance = editDistance(word, candidate, limit + 1, table)
    if (distance > limit + 1 || distance >= Math.max(word.length, candidate.length)) continue
    if (distance <= limit || consonants(word) === consonants(candidate)) found.push({candidate, distance})
  }
  const isTurned = (candidate: string): number => Number(inOrder(candidate) === inOrder(word))
  return found
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        isTurned(b.candidate) - isTurned(a.candidate) ||
        letters(a.candidate) - letters(b.candidate)
    )
    .slice(0, most)
    .map(({candidate}) => candidate)
}

/**
 * What an author may have meant by a text that is not understood: the nearest of some words, as they are spelled. Digits
 * around the misspelt word stay: `3hann` may be `3han`.
 *
 * @param words
 *   The words, or a map from folded words to their spellings.
 * @param fold
 *   What does not matter in a spelling (default: case).
 * @param like
 *   How words are compared (default: by edit distance).
 */
export function nearestSpelling(
  text: string,
  words: readonly string[] | ReadonlyMap<string, string>,
  fold: Fold = inLowerCase,
  like: Nearest = nearest
): string[] {
  if (text.length > 64) return []
  const before = /^\d*\s?/.exec(text)![0]
  const end = Math.max(before.length, startOfEnd(text))
  const word = text.slice(before.length, end)
  const after = text.slice(end)
  if (word.length < 2) return []
  const spellings = words instanceof Map ? words : spellingsOf(words as readonly string[], fold)
  return like(fold(word), spellings.keys()).map(found => before + spellings.get(found)! + after)
}

/** The first spelling of each folded word, in the order of a list. */
export function spellingsOf(words: readonly string[], fold: Fold): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>()
  for (const one of words) if (!spellings.has(fold(one))) spellings.set(fold(one), one)
  return spellings
}

const inLowerCase: Fold = word => word.toLowerCase()

/** Where the digits at the end of a text begin, with the blank before them. */
function startOfEnd(text: string): number {
  let at = text.length
  while (/\d/.test(text[at - 1] ?? '')) at--
  return /\s/.test(text[at - 1] ?? '') ? at - 1 : at
}

/**
 * The characters of a word as bits. Several characters share a bit, so two words differ in at least as many characters
 * as bits.
 */
function characterSet(word: string): number {
  let set = 0
  // The shift takes five bits of the code of a character.
  for (let index = 0; index < word.length; index++) set |= 1 << word.charCodeAt(index)
  return set
}

/** The number of bits that are set. */
function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size++
  return size
}

/** The characters of a word, sorted. */
const inOrder = (word: string): string => [...word].toSorted().join('')

/** The consonants of a word in Latin letters, sorted; the word itself if there are fewer than three. */
function consonants(word: string): string {
  const found = word.replace(/[aeiou]/gi, '')
  return found.length < 3 ? word : inOrder(found)
}

/**
 * Checks that no option is misspelt.
 *
 * @param known
 *   Names of options, including other options in the same object.
 * @throws {TypeError} for a name that is nearly one of them. Other unknown names are left alone: sites share one
 *   object between the Markdown stage and the drawing stage.
 */
export function assertNames(given: object, known: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue
    // `language` is too far from `lang` to be near.
    const [meant] = name === 'language' ? ['lang'] : nearest(name, known)
    if (meant) throw wrongCall('a known option', name, `; did you mean \`${meant}\`?`)
  }
}

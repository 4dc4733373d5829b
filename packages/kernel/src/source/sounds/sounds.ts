/**
 * Sounds: words that are written with other characters than those meant, and read the same or look alike.
 *
 *     マチ  待ち      満かん  満貫      厅牌  听牌      倍萬  倍満      荣合  荣和      니치  리치      三方  三万
 *
 * Input methods give characters by their sound, authors leave kana as they are, and readers mistake what looks alike. Forms
 * of one character (聴, 听, 聽) are the same character here.
 */
import {chinese, forms, japanese, shapes} from './characters.js'
import {koreanSound} from './korean-sound.js'
import {nearest} from '../nearest/nearest.js'
import {inKatakana} from './kana.js'

export {inKatakana}

/** The readings of each character in a table of `reading:characters`. */
function readingsOf(table: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const row of table.split(' ')) {
    const [reading = '', characters = ''] = row.split(':')
    for (const one of characters) {
      const known = found.get(sameForm(one))
      if (known) known.push(reading)
      else found.set(sameForm(one), [reading])
    }
  }
  return found
}

const first: ReadonlyMap<string, string> = new Map(
  forms
    .split(' ')
    .flatMap(([form, ...others]) =>
      others.filter(other => other !== form).map((other): [string, string] => [other, form!])
    )
)

const sameForm = (character: string): string => first.get(character) ?? character

/** Kana as katakana without marks, small forms and long vowels: as much of a sound as authors get right. */
function plainKana(text: string): string {
  return inKatakana(text.normalize('NFD').replace(/[\u3099\u309a]/g, ''))
    .replace(/[ァィゥェォッャュョヮ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 1))
    .replace(/ー/g, '')
    .normalize('NFC')
}

/** A text in which all forms of a character are replaced by one: 向聽 and 向听 become the same. */
export const sameForms = (text: string): string => [...text].map(sameForm).join('')

/** A text in which all forms of a character are replaced by one, and kana by plain ones. */
const plainForms = (text: string): string => plainKana(sameForms(text))

/** Characters that look like each character, in the common form; made when a word is first compared. */
let lookalikes: ReadonlyMap<string, string> | null = null

const shapesOf = (): ReadonlyMap<string, string> => {
  if (lookalikes) return lookalikes
  const made = new Map<string, string>()
  for (const group of shapes.split(' '))
    for (const one of group) made.set(sameForm(one), (made.get(sameForm(one)) ?? '') + sameForms(group))
  return (lookalikes = made)
}

/** Whether two characters look alike: 方, 万. */
export const looksAlike = (one: string, other: string): boolean =>
  one !== other && shapesOf().get(sameForm(one))?.includes(sameForm(other)) === true

/** Plain forms of candidates: words of dictionaries, with which every misspelt word is compared. */
const plainCandidates = new Map<string, string>()

/** Candidates whose plain forms are kept. */
const MOST_CANDIDATES = 10_000

function plainCandidate(word: string): string {
  const known = plainCandidates.get(word)
  if (known !== undefined) return known
  const plain = plainForms(word)
  if (plainCandidates.size < MOST_CANDIDATES) plainCandidates.set(word, plain)
  return plain
}

/** Readings by character; made when a word is first compared. */
let readings: {
  readonly ja: ReadonlyMap<string, readonly string[]>
  readonly zh: ReadonlyMap<string, readonly string[]>
} | null = null

/** Longest word whose sound is compared, in UTF-16 units. */
export const LONGEST_SOUND = 10

const east = /[\u3040-\u30ff\u4e00-\u9fff]/
const kana = /[\u3040-\u30ff]/
const hangul = /[\uac00-\ud7a3]/

/**
 * Words that sound or look like another, or are written with other forms of its characters; the most similar first.
 */
export function soundingLike(word: string, candidates: Iterable<string>): string[] {
  if (word.length > LONGEST_SOUND) return []
  if (word.length > 1 && hangul.test(word)) {
    const typed = koreanSound(word)
    return [...candidates].filter(
      one => one !== word && one.length <= LONGEST_SOUND && hangul.test(one) && koreanSound(one) === typed
    )
  }
  if (word.length < 1 || !east.test(word) || (word.length === 1 && kana.test(word))) return []
  const typed = plainForms(word)
  // A single character is meant only if its whole sound was typed: まい, 枚.
  const least = word.length === 1 || /^[\u3040-\u30ff]+$/.test(word) ? 1 : 2
  const found: {readonly candidate: string; readonly cost: number}[] = []
  for (const candidate of candidates) {
    if (candidate.length < least || candidate.length > LONGEST_SOUND || !east.test(candidate)) continue
    const cost = distanceOfSounds(typed, plainCandidate(candidate))
    if (cost !== null) found.push({candidate, cost})
  }
  // Authors who type characters do not leave a long word in kana.
  const isKana = (candidate: string): number =>
    Number(/^[\u3040-\u30ff]{5,}$/.test(candidate) && /[\u4e00-\u9fff]/.test(word))
  const shared = (candidate: string): number => [...candidate].filter(one => word.includes(one)).length
  return found
    .toSorted(
      (a, b) =>
        isKana(a.candidate) - isKana(b.candidate) ||
        a.cost - b.cost ||
        shared(b.candidate) - shared(a.candidate)
    )
    .map(({candidate}) => candidate)
}

/** Whether two characters sound the same, or nearly so in Korean: 펀, 판. */
export function soundsSame(one: string, other: string): boolean {
  const [letters, others] = [one.normalize('NFD'), other.normalize('NFD')]
  if (hangul.test(one + other))
    return (
      letters.length === others.length &&
      [...letters].filter((letter, at) => letter === others[at]).length === letters.length - 1
    )
  return one !== other && soundingLike(`〇${one}`, [`〇${other}`]).length > 0
}

/** The columns of `forms`. */
const writings = ['zh-Hans', 'zh-Hant', 'ja'] as const

/** The writings that have some form of a character as their own; made when words are first compared. */
let writingsOf: ReadonlyMap<string, readonly string[]> | null = null

/** The writings that a text may be in; all of them if it has no characters that they write differently. */
function writingsOfText(text: string): readonly string[] {
  writingsOf ??= new Map(
    forms.split(' ').flatMap(row => {
      const own = [...row]
      return own.map((one): [string, readonly string[]] => [
        one,
        own.lastIndexOf(one) < writings.length ? writings.filter((_, at) => own[at] === one) : []
      ])
    })
  )
  const isKana = /[\u3041-\u30f6]/.test(text)
  return [...text].reduce<readonly string[]>(
    (left, one) => {
      const own = writingsOf!.get(one)
      return own === undefined || own.length === 0 ? left : left.filter(writing => own.includes(writing))
    },
    isKana ? ['ja'] : writings
  )
}

/**
 * The words in the writing of a text, or all words if none is in it: 聴杯 is not meant as 听牌.
 *
 * @param around
 *   The text around it: if it is in only one writing, that one is meant (default: nothing).
 */
export function inWritingOf(text: string, words: readonly string[], around: string = ''): readonly string[] {
  if (words.length === 0) return words
  const own = [around.replaceAll(text, ''), text]
    .map(one => (east.test(one) ? writingsOfText(one) : []))
    .find(one => one.length > 0 && one.length < writings.length)
  if (!own) return words
  const fitting = words.filter(word => writingsOfText(word).some(writing => own.includes(writing)))
  return fitting.length > 0 ? fitting : words
}

/** Cost of kana in place of a typed character: more than that of another character. */
const KANA = 1.1

/** Cost of a character that looks like the one that is meant. */
const LOOKS = 1.2

/** The forms that a language has for characters of other writings; characters that all writings share stay. */
const columns: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  writings.map((writing, at) => [
    writing,
    new Map(
      forms.split(' ').flatMap(row => {
        const [...own] = row
        return own
          .slice(0, writings.length)
          .filter(one => own.lastIndexOf(one) < writings.length)
          .map(one => [one, own[at]!] as const)
      })
    )
  ])
)

/**
 * A word with its characters in the forms that its author uses: those that were typed, else those of the only writing
 * that fits the text around it, else those of the page.
 *
 * @param language
 *   The language of the page; in a language without Chinese characters, the word is left as it is.
 */
export function inFormsOf(word: string, typed: string, around: string, language: string): string {
  const [aroundIt, wordWritings] = [writingsOfText(around.replaceAll(typed, '')), writingsOfText(typed)]
  const own = aroundIt.length === 1 ? aroundIt[0]! : wordWritings.find(writing => writing === language)
  const written = columns.get(own ?? '')
  // 髪 is not a form of 発; it only has the same sound.
  const typedWritings = new Map(
    [...typed].filter(one => columns.get('ja')!.has(one)).map(one => [sameForm(one), one])
  )
  return [...word].map(one => typedWritings.get(sameForm(one)) ?? written?.get(one) ?? one).join('')
}

/** How many characters differ between two words that sound or look alike; `null` if they do not. */
function distanceOfSounds(typed: string, word: string): number | null {
  if (typed === '' || word === '') return typed === word ? 0 : null
  readings ??= {ja: readingsOf(japanese), zh: readingsOf(chinese)}
  const {ja, zh} = readings
  const a = typed[0]!
  const b = word[0]!
  const afterA = typed.slice(1)
  const afterB = word.slice(1)
  if (a === b) return distanceOfSounds(afterA, afterB)
  const typedWritings = ja.get(a) ?? none
  const wordWritings = ja.get(b) ?? none
  const isSame = shares(typedWritings, wordWritings) || shares(zh.get(a) ?? none, zh.get(b) ?? none)
  let least: number | null = null
  if (isSame) least = plus(distanceOfSounds(afterA, afterB), 1)
  else if (looksAlike(a, b)) least = plus(distanceOfSounds(afterA, afterB), LOOKS)
  for (const one of wordWritings)
    if (one[0] === a) least = smaller(least, plus(distanceOfSounds(typed, one + afterB), 0.5))
  for (const one of typedWritings) {
    if (one[0] === b) least = smaller(least, plus(distanceOfSounds(one + afterA, word), KANA))
    // A character for another with the kana after it: 町, 待ち.
    for (const other of wordWritings)
      if (one.length > other.length && one.startsWith(other))
        least = smaller(least, plus(distanceOfSounds(one.slice(other.length) + afterA, afterB), 1))
      // And the other way round: 付き, 月.
      else if (other.length > one.length && other.startsWith(one))
        least = smaller(least, plus(distanceOfSounds(afterA, other.slice(one.length) + afterB), 1))
  }
  return least
}

/** Whether two characters have a reading in common. */
const shares = (some: readonly string[], others: readonly string[]): boolean =>
  some.some(one => others.includes(one))

const smaller = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other < one) ? other : one

const none: readonly string[] = []

const plus = (cost: number | null, more: number): number | null => (cost === null ? null : cost + more)

/** Words of other writings that may be as near. */
const OTHER_WRITINGS = 3

/** The words that sound like a misspelt one; else the nearest by edit distance. */
export function nearestOrSounding(word: string, candidates: Iterable<string>, most = 1): string[] {
  const all = [...candidates]
  // A single character is more likely a part of a word than another character with its sound: 待, 待ち.
  const longer = word.length === 1 ? all.filter(one => one.length === 2 && one.startsWith(word)) : []
  if (longer.length > 0 && east.test(word)) return inWritingOf(word, longer).slice(0, most)
  const same = inWritingOf(word, soundingLike(word, all))
  if (same.length > 0) return same.slice(0, most)
  const near = inWritingOf(word, nearest(word, all, most + OTHER_WRITINGS)).slice(0, most)
  if (near.length > 0 || !hangul.test(word)) return near
  // Two syllables may have another letter each: 탄야우, 탕야오.
  return nearest(
    word.normalize('NFD'),
    all.map(one => one.normalize('NFD')),
    most
  ).map(one => one.normalize('NFC'))
}

export {keysOf} from './korean-keys.js'

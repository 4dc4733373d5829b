/**
 * How many han a yaku is said to have, or how many dora there are: after the name, before it, or by the name itself.
 *
 *     立直1翻      pinfu for 1 han      ドラドラ      ドライチ      1翻（立直）      2 dora
 */
import {readNumber} from '@tehai/kernel/source'

/** How many are stated, and where that ends. */
export interface HanStatement {
  readonly han: number
  readonly end: number
}

/** In brackets or not, with a unit or without; a number in kanji needs its unit. */
const digits =
  '(?:[x×*(（][\\s]*)?(\\d{1,2})[\\s]*(?:(?:[翻番]|han(?![A-Za-z])|つ|枚)[\\s]*)?[)）]?(?![\\d面翻番])'
const kanji = '([一二三四五六七八九十]{1,2})[\\s]*(?:[翻番]|つ|枚)'
/** A number and a word for dora that has no other number: in `pinfu 1 dora`, the number belongs to the dora. */
const countOfDora = '[\\s]*\\d{1,2} (?:(?:aka|red|ura)[- ]?)?dora(?![A-Za-z]| ?\\d)'
const after = new RegExp(`(?!${countOfDora})[\\s]*(?:(?:for |[:：])[\\s]*)?(?:${digits}|${kanji})`, 'iy')
const before =
  /(\d{1,2}|[一二三四五六])[\s]*(?:[翻番]|han(?![A-Za-z]))[\s]*(?:(?:for(?![A-Za-z])|[-:：(（「『の])[\s]*)?/iy
const numbersInWords: readonly string[] = ['one', 'two', 'three', 'four']
const beforeDora = new RegExp(`(\\d{1,2}|${numbersInWords.join('|')})(?:x? |[枚張]の?)`, 'iy')
/** Spoken numbers of dora: ドライチ. */
const spokenNumbers: readonly string[] = ['イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク']
const spoken = new RegExp(`(?:${spokenNumbers.join('|')})(?![ァ-ヺー])`, 'y')

/** The han after a name, in digits or kanji, up to an offset. */
export function hanAfter(text: string, at: number, end: number): HanStatement | null {
  const found = matchAt(after, text, at)
  return found && after.lastIndex <= end
    ? {han: readNumber((found[1] ?? found[2])!), end: at + found[0].trimEnd().length}
    : null
}

/** The han before a name that is being read at their end. */
export function hanBefore(text: string, at: number): HanStatement | null {
  const found = matchAt(before, text, at)
  return found && {han: readNumber(found[1]!), end: before.lastIndex}
}

/** A number that may belong to the dora named after it. */
export function doraBefore(text: string, at: number): HanStatement | null {
  const found = matchAt(beforeDora, text, at)
  if (!found) return null
  const inWords = numbersInWords.indexOf(found[1]!.toLowerCase())
  return {han: inWords < 0 ? Number(found[1]) : inWords + 1, end: beforeDora.lastIndex}
}

/** How many dora the name itself says, by repetition, ドラドラ, or as a spoken number, ドライチ. */
export function spokenCount(
  text: string,
  {word, end: wordEnd}: {readonly word: string; readonly end: number},
  end: number
): HanStatement | null {
  const many = repeats(text, wordEnd, end, word)
  if (many > 0) return {han: many + 1, end: wordEnd + many * word.length}
  const found = matchAt(spoken, text, wordEnd)
  return found && spoken.lastIndex <= end
    ? {han: spokenNumbers.indexOf(found[0]) + 1, end: spoken.lastIndex}
    : null
}

/** How often a word is repeated after itself: ドラドラ. Words in Latin letters are never repeated. */
function repeats(text: string, at: number, end: number, word: string): number {
  if (/[A-Za-z]/.test(word)) return 0
  let many = 0
  while (at + (many + 1) * word.length <= end && text.startsWith(word, at + many * word.length)) many++
  return many
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

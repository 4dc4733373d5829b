/**
 * Yaku as people list them: at least these, exactly these, not these.
 *
 *     タンヤオ、平和、ドラ1      = riichi, tanyao      not pinfu      平和なし      メンタンピン
 *
 * Names are looked up, the longest match first. Punctuation and spaces inside a name do not matter.
 */
import {append, readNumber, type Span} from '@tehai/kernel/source'
import {foldClaim, skip, type Unread} from './phrases.js'
import {foldYaku, longestWord, yakuByWord, type NamedYaku} from './yaku-words.js'

/** One yaku that is claimed or denied. */
export interface YakuPart extends Span {
  readonly type: 'yaku'
  /** One, or the several that one word means. */
  readonly yaku: readonly NamedYaku[]
  /** The han it is said to have, or how many dora; `null`: not said. */
  readonly han: number | null
  readonly denied: boolean
}

/** A claim about yaku. */
export interface YakuClaim {
  readonly parts: readonly (YakuPart | NoYakuPart | Unread)[]
  /** Whether these are all yaku: `= …`, `…のみ`. */
  readonly exact: boolean
  /** Length of the `=` before them, spaces included; 0 where there is none. */
  readonly prefix: number
}

/** 役なし */
export interface NoYakuPart extends Span {
  readonly type: 'no-yaku'
}

const LONGEST = 400
/** What lies between yaku: marks, and words that join them. */
const filler = new RegExp(
  [
    '[\\s、,，。．・/;；|+＋&:：「」『』()（）[\\]]+',
    '(?:と|も|が|の|で|は|付き|つき|かつ|および|와|과|및|役は|複合|確定|成立)',
    '(?:and|with|plus|has|is|yaku)(?![A-Za-z])'
  ].join('|'),
  'iy'
)
const exactMark = /^[\s\u3000]*(?:=|＝|exactly\b|only\b)/i
const onlyWord = /(?<!\s)\s*(?:のみ|だけ|뿐|(?<![네배역])만|only)[\s。.]*$/i
/** A word before a yaku that denies it. */
export const notBefore: RegExp = /(?:not|no|without|≠|!)(?![A-Za-z]) ?(?:a |any )?|没有?|不是|無(?!役)/iy
const notAfter =
  /[\s]*(?:なし|無し|ナシ|は?付かない|はつかない|が?つかず|不成立|ではない|じゃない|否定|×|이? ?아님|이? ?아니다)/iy
/** That there is none, where nothing else is said. */
const noneAtAll = /^\s*(?:なし|無し|ナシ|無|none)[\s。.]*$/i
const noYaku = /(?:役なし|役無し|역 ?なし|役が?ない|no yaku|yakuless|無役)(?![A-Za-z])/iy
/** A number of han or dora in digits, in brackets or not, with its unit or without; a kanji has its unit. */
const digitsOfHan =
  '(?:[x×*(（][\\s]*)?(\\d{1,2})[\\s]*(?:(?:[翻番]|han(?![A-Za-z])|つ|枚)[\\s]*)?[)）]?(?![\\d面翻番])'
const kanjiOfHan = '([一二三四五六七八九十]{1,2})[\\s]*(?:[翻番]|つ|枚)'
const hanAfter = new RegExp(`[\\s]*(?:${digitsOfHan}|${kanjiOfHan})`, 'iy')
/** Numbers of dora as they are said: ドライチ. */
const spokenNumbers: readonly string[] = ['イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク']
const spokenAfter = new RegExp(`(?:${spokenNumbers.join('|')})(?![ァ-ヺー])`, 'y')
const unreadWord = /[A-Za-z][A-Za-z' -]*[A-Za-z]|[A-Za-z]|\d+|[^\s、,，。・/;；|+A-Za-z\d]+|./y

/** Read a claim about yaku. Never throws; spans are offsets into the text. */
export function readYaku(text: string): YakuClaim {
  if (text.length > LONGEST)
    return {parts: [{type: 'unread', start: 0, end: text.length}], exact: false, prefix: 0}
  const folded = foldClaim(text)
  if (noneAtAll.test(folded))
    return {parts: [{type: 'no-yaku', start: 0, end: text.trimEnd().length}], exact: false, prefix: 0}
  const prefix = exactMark.exec(folded)
  const only = onlyWord.exec(folded)
  const end = only ? only.index : folded.length
  const parts: (YakuPart | NoYakuPart | Unread)[] = []
  let at = prefix ? prefix[0].length : 0
  let deniedFrom: number | null = null
  while (at < end) {
    const after = skip(filler, folded, at)
    if (after > at) {
      at = after
      continue
    }
    const none = skip(noYaku, folded, at)
    if (none > at) {
      parts.push({type: 'no-yaku', start: at, end: none})
      deniedFrom = null
      at = none
      continue
    }
    const found = yakuAt(folded, at, end, deniedFrom ?? at)
    if (found) {
      append(parts, found)
      at = found.at(-1)!.end
      deniedFrom = null
      continue
    }
    const not = skip(notBefore, folded, at)
    if (not > at) {
      deniedFrom = at
      at = not
      continue
    }
    const wordEnd = Math.min(end, Math.max(at + 1, skip(unreadWord, folded, at)))
    parts.push({type: 'unread', start: deniedFrom ?? at, end: wordEnd})
    deniedFrom = null
    at = wordEnd
  }
  return {parts, exact: prefix !== null || only !== null, prefix: lengthOfPrefix(folded)}
}

/** Length of the `=` that a claim begins with, blanks included; 0 where there is none. */
export function lengthOfPrefix(text: string): number {
  return /^[\s\u3000]*[=＝][\s\u3000]*/.exec(text)?.[0].length ?? 0
}

/**
 * The yaku whose name begins at an offset: the longest name.
 *
 * @param from
 *   Where the part begins: before the name if a word denies it.
 * @param anyHan
 *   Whether a number after any yaku is its han (`立直1翻`), or only after dora (`ドラ1`) since it may be the sum.
 */
export function yakuAt(
  text: string,
  at: number,
  end: number,
  from: number = at,
  anyHan = true
): YakuPart[] | null {
  const name = nameAt(text, at, end)
  if (!name) return null
  const {yaku} = name
  const spoken = isDora(yaku) ? spokenCount(text, name, end) : null
  const {han, end: hanEnd} =
    spoken ?? (anyHan || isDora(yaku) ? hanOf(text, name, end) : {han: null, end: name.end})
  const not = spoken ? hanEnd : skip(notAfter, text, hanEnd)
  const isDenied = not > hanEnd && not <= end
  return [{type: 'yaku', yaku, han, denied: from < at || isDenied, start: from, end: isDenied ? not : hanEnd}]
}

/** The name of a yaku in a text. */
interface Name {
  readonly yaku: readonly NamedYaku[]
  readonly word: string
  readonly end: number
}

/** The longest name at an offset. */
function nameAt(text: string, at: number, end: number): Name | null {
  const range = text.slice(at, Math.min(end, at + longestWord + 8))
  for (let length = range.length; length > 0; length--) {
    const word = range.slice(0, length)
    if (/[\s・-]$/.test(word) || !isWhole(text, at, length)) continue
    const yaku = yakuByWord.get(foldYaku(word))
    // 赤・ドラ1 are two things.
    if (!yaku || (isDora(yaku) && word.includes('・'))) continue
    return {yaku, word, end: at + length}
  }
  return null
}

/** How many han a yaku is said to have, and where that ends. */
interface HanSaid {
  readonly han: number | null
  readonly end: number
}

/** How many dora are said by the name itself, ドラドラ, or as they are spoken, ドライチ. */
function spokenCount(text: string, {word, end: wordEnd}: Name, end: number): HanSaid | null {
  const many = repeats(text, wordEnd, end, word)
  if (many > 0) return {han: many + 1, end: wordEnd + many * word.length}
  spokenAfter.lastIndex = wordEnd
  const spoken = spokenAfter.exec(text)?.[0]
  return spoken !== undefined && spokenAfter.lastIndex <= end
    ? {han: spokenNumbers.indexOf(spoken) + 1, end: spokenAfter.lastIndex}
    : null
}

/** The han after a name, in digits or kanji. */
function hanOf(text: string, {end: wordEnd}: Name, end: number): HanSaid {
  hanAfter.lastIndex = wordEnd
  const han = hanAfter.exec(text)
  return han && hanAfter.lastIndex <= end
    ? {han: readNumber((han[1] ?? han[2])!), end: wordEnd + han[0].trimEnd().length}
    : {han: null, end: wordEnd}
}

/** Whether a range does not cut a word of Latin letters. */
function isWhole(text: string, at: number, length: number): boolean {
  return !(/[A-Za-zāēīōū]/.test(text[at + length - 1]!) && /[A-Za-zāēīōū]/.test(text[at + length] ?? ''))
}

const isDora = ([id]: readonly NamedYaku[]): boolean =>
  id === 'dora' || id === 'aka_dora' || id === 'ura_dora' || id === 'north_dora'

/** How often a word is repeated after itself: ドラドラ. Latin words are not. */
function repeats(text: string, at: number, end: number, word: string): number {
  if (/[A-Za-z]/.test(word)) return 0
  let many = 0
  while (at + (many + 1) * word.length <= end && text.startsWith(word, at + many * word.length)) many++
  return many
}

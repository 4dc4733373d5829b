/**
 * Yaku as people list them: at least these, exactly these, not these.
 *
 *     タンヤオ、平和、ドラ1      = riichi, tanyao      not pinfu      平和なし      メンタンピン      1 han riichi, 2 dora
 *
 * Names are looked up, the longest match first. Punctuation and spaces inside a name do not matter.
 */
import {append, type Span, skip} from '@tehai/kernel/source'
import {foldClaim, type UnreadPart} from './phrases.js'
import {doraBefore, hanAfter, hanBefore, spokenCount} from './yaku-han.js'
import {foldYaku, longestWord, yakuByWord, type NamedYaku} from './yaku-words.js'

/** One yaku that is claimed or denied. */
export interface YakuPart extends Span {
  readonly type: 'yaku'
  /** One yaku, or the several that one word means. */
  readonly yaku: readonly NamedYaku[]
  /** The han that the yaku is said to have, or how many dora; `null`: not stated. */
  readonly han: number | null
  readonly denied: boolean
  /** Whether these han are said before the name. */
  readonly isHanFirst?: boolean
}

/** A claim about yaku. */
export interface YakuClaim {
  readonly parts: readonly (YakuPart | NoYakuPart | UnreadPart)[]
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
/** Separators between yaku: marks, and words that join them. */
const filler = new RegExp(
  [
    '[\\s、,，。．・/;；|+＋&:：「」『』()（）[\\]]+',
    '(?:と|も|が|の|で|は|付き|つき|かつ|および|와|과|및|役は|複合|確定|成立)',
    '(?:and|but|with|plus|has|is|yaku)(?![A-Za-z])'
  ].join('|'),
  'iy'
)
const exactMark = /^[\s\u3000]*(?:=|＝|exactly\b|only\b)/i
const onlyWord = /(?<!\s)\s*(?:のみ|だけ|뿐|(?<![네배역])만|only|nomi)[\s。.]*$/i
/** A word before a yaku that denies it. */
export const notBefore: RegExp = /(?:not|no|without|≠|!)(?![A-Za-z]) ?(?:a |any )?|没有?|不是|無(?!役)/iy
const notAfter =
  /[\s]*(?:なし|無し|ナシ|は?付かない|はつかない|が?つかず|不成立|ではない|じゃない|否定|×|이? ?아님|이? ?아니다)/iy
/** That there are no yaku, if nothing else is stated. */
const noneAtAll = /^\s*(?:なし|無し|ナシ|無|none)[\s。.]*$/i
const noYaku = /(?:役なし|役無し|역 ?なし|役が?ない|no yaku|yakuless|無役)(?![A-Za-z])/iy
const unreadWord = /[A-Za-z][A-Za-z' -]*[A-Za-z]|[A-Za-z]|\d+|[^\s、,，。・/;；|+A-Za-z\d]+|./y

/** Read a claim about yaku. Never throws; spans are offsets into the text. */
export function readYaku(text: string): YakuClaim {
  return readWith(text, yakuAt)
}

/**
 * Read a claim in which han come before their yaku, `1 han riichi, 1 han pinfu`. `null` if there are no such han, or if
 * a yaku has none: then the number may be the sum, as in `3 han riichi, tanyao, pinfu`.
 */
export function readYakuAfterHan(text: string): YakuClaim | null {
  const claim = readWith(text, yakuAfterHanAt)
  const named = claim.parts.filter(part => part.type === 'yaku')
  const isOfHan = named.some(({isHanFirst}) => isHanFirst) && named.every(({han}) => han !== null)
  return isOfHan ? claim : null
}

/** Reads a claim with a reader for what it says at an offset. */
function readWith(text: string, yakuIn: typeof yakuAt): YakuClaim {
  if (text.length > LONGEST)
    return {parts: [{type: 'unread', start: 0, end: text.length}], exact: false, prefix: 0}
  const folded = foldClaim(text)
  if (noneAtAll.test(folded))
    return {parts: [{type: 'no-yaku', start: 0, end: text.trimEnd().length}], exact: false, prefix: 0}
  const prefix = exactMark.exec(folded)
  const only = onlyWord.exec(folded)
  const end = only ? only.index : folded.length
  const parts: (YakuPart | NoYakuPart | UnreadPart)[] = []
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
    const found = yakuIn(folded, at, end, deniedFrom ?? at)
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

/** Length of the `=` at the beginning of a claim, blanks included; 0 if there is none. */
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
  const count = doraBefore(text, at)
  const counted = count && nameAt(text, count.end, end)
  const before = counted && isDora(counted.yaku) ? count : null
  const name = before ? counted : nameAt(text, at, end)
  if (!name) return null
  const {yaku} = name
  const said = before ?? (isDora(yaku) ? spokenCount(text, name, end) : null)
  const {han, end: hanEnd} = said
    ? {han: said.han, end: Math.max(said.end, name.end)}
    : ((anyHan || isDora(yaku) || isBracketed(text, name.end) ? hanAfter(text, name.end, end) : null) ?? {
        han: null,
        end: name.end
      })
  const not = said ? hanEnd : skip(notAfter, text, hanEnd)
  const isDenied = not > hanEnd && not <= end
  return [{type: 'yaku', yaku, han, denied: from < at || isDenied, start: from, end: isDenied ? not : hanEnd}]
}

/** The yaku at an offset, or one whose han are said before it. */
const yakuAfterHanAt: typeof yakuAt = (text, at, end, from = at) => {
  const before = hanBefore(text, at)
  const [found] = (before && yakuAt(text, before.end, end, before.end)) ?? []
  return before && found?.han === null
    ? [{...found, han: before.han, isHanFirst: true, start: at}]
    : yakuAt(text, at, end, from)
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

/** Whether a range does not cut into a word in Latin letters. */
function isWhole(text: string, at: number, length: number): boolean {
  return !(/[A-Za-zāēīōū]/.test(text[at + length - 1]!) && /[A-Za-zāēīōū]/.test(text[at + length] ?? ''))
}

/** Whether a number alone in brackets follows, which belongs to the name before it: `riichi (1)`. */
const isBracketed = (text: string, at: number): boolean =>
  /^ ?\(\d{1,2} ?(?:翻|番|han)?\)/i.test(text.slice(at, at + 9))

const isDora = ([id]: readonly NamedYaku[]): boolean =>
  id === 'dora' || id === 'aka_dora' || id === 'ura_dora' || id === 'north_dora'

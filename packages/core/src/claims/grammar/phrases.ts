/**
 * Phrases: a claim is read from left to right, one phrase after the other, whatever their order.
 *
 *     4翻30符7700点        30 fu, 4 han      7700は8000
 *
 * Text that no phrase matches is unread. Patterns are sticky and look at a bounded number of units, so that reading
 * takes time proportional to the length of the text.
 */
import {append, kanjiNumber, type Span, skip} from '@tehai/kernel/source'
import {plainNumbers} from '../../notation/plain-numbers.js'
import {foldWidth} from '../../page/grammar/spelling/fold-width.js'

/** A range of a claim that is not understood. */
export interface UnreadPart extends Span {
  readonly type: 'unread'
  /**
   * Its words are known, but they concern another win than that of the hand, or may count something else: none of them
   * is reported as misspelt.
   */
  readonly isHypothesis?: boolean
}

/** The result of a phrase at an offset: where it ends, and what it says. */
export interface PhraseMatch<Part> {
  readonly end: number
  readonly parts: readonly Part[]
}

/**
 * A phrase: reads what begins at an offset of a folded text; `null` if it does not match, or says nothing after all.
 */
export type Phrase<Part> = (text: string, at: number) => PhraseMatch<Part> | null

/** What the groups of a pattern mean; the span is that of the whole match. */
export type ReadGroups<Part> = (groups: readonly (string | undefined)[], span: Span) => Part | null

/** Makes a phrase from the source of a pattern. */
export function phrase<Part>(source: string, read: ReadGroups<Part>): Phrase<Part> {
  const pattern = new RegExp(source, 'iy')
  return (text, at) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found || found[0] === '') return null
    const end = at + found[0].trimEnd().length
    const part = read(found, {start: at, end})
    return part === null ? null : {end, parts: [part]}
  }
}

/** Claims beyond this length are not read. */
const LONGEST = 400

/**
 * What separates phrases. A dash does so only after a phrase; an exclamation mark ends the last phrase; dots lead to a
 * word.
 */
const gap =
  /(?:[\s、,，。．・·/;；|=＝:：()（）「」『』[\]→⇒~〜<>≫≪≧≦≥≤]|(?<=\S\s{0,3})(?:[—–]|-(?=\s))|(?<=[a-z翻]{2}|翻)-{1,2}(?=\d)|!{1,3}(?=\s{0,3}$)|…{1,2}(?=[^\d\s…]))+/iy
const unreadWord = /[A-Za-z][A-Za-z'-]*|\d[\d,.]*|[^\sA-Za-z\d、,，。・·/;；|=()（）]+/y

/**
 * Read a claim. Never throws.
 *
 * @returns the parts in the order typed; spans are offsets into the text.
 */
export function readPhrases<Part extends Span>(
  text: string,
  phrases: readonly Phrase<Part>[]
): (Part | UnreadPart)[] {
  if (text.length > LONGEST) return [{type: 'unread', start: 0, end: text.length}]
  const folded = foldClaim(text)
  const parts = readFolded(folded, phrases)
  return parts.some(isUnread) ? (readInDigits(folded, phrases) ?? parts) : parts
}

/** A claim with numbers in words, `four tiles`, read as if in digits; `null` if not all of it is understood then. */
function readInDigits<Part extends Span>(
  folded: string,
  phrases: readonly Phrase<Part>[]
): (Part | UnreadPart)[] | null {
  const plain = plainNumbers(folded)
  if (!plain || plain.isMistyped) return null
  const parts = readFolded(foldClaim(plain.text), phrases)
  return parts.some(isUnread) ? null : placed(parts, plain.original)
}

/** A value with its ranges, and those of its components, moved to their places in another text. */
function placed<Value>(value: Value, original: (span: Span) => Span): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(one => placed(one, original)) as Value
  const entries = Object.entries(value).map(([name, one]) => [name, placed(one, original)])
  const moved = Object.fromEntries(entries) as Value & Partial<Span>
  const {start, end} = moved
  return start === undefined || end === undefined ? moved : {...moved, ...original({start, end})}
}

function readFolded<Part extends Span>(
  folded: string,
  phrases: readonly Phrase<Part>[]
): (Part | UnreadPart)[] {
  const parts: (Part | UnreadPart)[] = []
  let at = skip(gap, folded, 0)
  while (at < folded.length) {
    const stop = readAt(folded, at, phrases, parts)
    if (stop > at) at = stop
    else {
      const end = Math.max(at + 1, skip(unreadWord, folded, at))
      const last = parts.at(-1)
      if (last && isUnread(last) && /^\s*$/.test(folded.slice(last.end, at)))
        parts[parts.length - 1] = {type: 'unread', start: last.start, end}
      else parts.push({type: 'unread', start: at, end})
      at = end
    }
    at = skip(gap, folded, at)
  }
  return parts
}

/** Whether a part is not understood. */
export function isUnread(part: object): part is UnreadPart {
  return 'type' in part && part.type === 'unread'
}

/** Try the phrases at an offset, in their order. @returns where the first that matches ends; the offset if none does */
function readAt<Part>(
  text: string,
  at: number,
  phrases: readonly Phrase<Part>[],
  into: (Part | UnreadPart)[]
): number {
  for (const one of phrases) {
    const found = one(text, at)
    if (!found || found.end <= at) continue
    append(into, found.parts)
    return found.end
  }
  return at
}

const plainAscii = /^[ -}]*$/
/** The end of a sentence: not a decimal point, and not the end of `e.g.` */
const fullStop = /(?<=\d[mpsz]?|[A-Za-z]{2}|[가-힣]|\))\.(?=\s|$)/g

/** Text in which full-width characters become plain and characters with the same meaning become one. Offsets stay the same. */
export function foldClaim(written: string): string {
  const text = written.replace(fullStop, ' ')
  return plainAscii.test(text)
    ? text
    : foldWidth(text)
        .replace(/(?:[‐‑‒–—―−]|(?<![ァ-ヺ])ー)(?=\d)/g, '-')
        .replace(/(?<=\d)[~〜](?=\d ?[mpsz万萬筒餅饼索条條만통삭])/g, '-')
        .replace(/飜/g, '翻')
        .replace(/發/g, '発')
}

/** Source of a pattern for a number in digits or kanji, up to 99, in one group. */
export const smallNumber: string = `(\\d{1,2}|${kanjiNumber})`

/** Source of a pattern for words that deny what is before them, where は and で alone say nothing. */
export const denial = '(?:では?|じゃ)(?:な[いくか]|あ?りません)'

/** Source of a pattern for the end of a word in Latin letters. */
export const wordEnd = '(?![A-Za-z])'

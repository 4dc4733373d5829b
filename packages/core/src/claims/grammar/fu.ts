/**
 * Fu as people write them: the sum alone, or its summands.
 *
 *     40   40符   20+10+8   20 + 2 + 10 = 32 → 40   副底20＋門前ロン10＋嵌張2   20 base + 10 closed ron
 */
import {moved, type Span} from '@tehai/kernel/source'
import {fuPhrases, type FuPart, type FuWords} from './fu-phrases.js'
import {readPhrases, type UnreadPart} from './phrases.js'

/** A summand, or a sum: the number, the word beside it, and the span of both. */
export interface Summand extends Span {
  readonly fu: number
  readonly words: FuWords | null
}

/** A claim about fu. */
export interface FuClaim {
  readonly summands: readonly Summand[]
  /** A number that is stated to be the sum, rounded up or not. */
  readonly sums: readonly Summand[]
  /** Whether one of the sums is stated to be the sum before rounding. */
  readonly isUnrounded: boolean
  readonly unread: readonly UnreadPart[]
}

/** A sum: at least 20, and not the beginning of a longer number. Summands for rounding are below 10. */
const sum = '(?:[2-9]\\d|1[01]\\d)(?!\\d)'

/** Before a sum, after the word that leads to it. */
const thenSum = `(?=[ \\t　:：]{0,3}${sum})`

/** Words for a sum, which end an addition: `20+2+2で24符`. */
const totals = '(?:合?[計计]|[总總]?共|합계|총|total|in all)'

/** Words that say that the sum results, or is rounded up to. */
const roundedTo = [
  '(?:切り?上げ|繰り?上げ)(?:て|ると?)?',
  '올림(?:하여|해서|하면)?',
  '[进進]位(?:[为為到]|后|後)?',
  'round(?:ed|s|ing)?(?: up)?(?: to)?',
  '(?<=, ?)so|따라서|所以|因此|なので|だから'
].join('|')

/** What leads to a sum: an arrow, a word for a sum that ends the addition, or words for rounding up. */
const toSum = new RegExp(
  [
    '->|=>',
    `(?:で[、,]?|の)?${totals}${thenSum}`,
    `(?<=\\d[符フ]?)で(?=${sum})`,
    `(?:${roundedTo})${thenSum}`
  ].join('|'),
  'gi'
)

/** Words that lead to a sum only where the addition has ended. */
const wordOfSum = /^(?:[での]|合|[計计]|[总總共]|합계|총|total|in all)/i

/** Read a claim about fu: summands before the first `=` or arrow, sums after it. Never throws. */
export function readFu(written: string): FuClaim {
  // Units stay where they are.
  const lastPlus = Math.max(written.lastIndexOf('+'), written.lastIndexOf('＋'))
  const text = written.replace(toSum, (found, at: number) =>
    at < lastPlus && wordOfSum.test(found) ? found : '→'.padEnd(found.length)
  )
  const lead = sumFirst.exec(text)?.[0].length ?? 0
  if (lead > 0) return afterSum(text, lead)
  return readSum(text)
}

/** Summands before the first `=` or arrow, sums after it. */
function readSum(text: string): FuClaim {
  const equals = text.search(/[=＝→⇒]/)
  const before = readPhrases(equals < 0 ? text : text.slice(0, equals), fuPhrases)
  const after = equals < 0 ? [] : readPhrases(text.slice(equals), fuPhrases).map(one => moved(one, equals))
  const all = [...before, ...after]
  const unread = all.filter(part => part.type === 'unread')
  const [first, second] = [summandsIn(before, text), summandsIn(after, text)]
  const isUnrounded = all.some(({type}) => type === 'unrounded')
  const hasWords = first.some(({words}) => words !== null)
  const isSum = hasWords || (first.length > 1 && !isUnrounded) || before.some(({type}) => type === 'plus')
  // 両面は0符、計30符: the number after a part without fu is the sum.
  const summands = isSum && (second.length === 0 || first.some(({fu}) => fu > 0)) ? first : []
  const sums = [...(isSum || (second.length > 0 && first.every(({fu}) => fu === 0)) ? [] : first), ...second]
  return {summands, sums, isUnrounded, unread}
}

/** The summands after their sum: `40 (20+10+4+2 = 36)`. */
function afterSum(text: string, lead: number): FuClaim {
  const sum = readSum(text.slice(0, lead))
  // The `=` after the sum leads to its summands.
  const rest = readSum(text.slice(lead).replace(/^[=＝]/, ' '))
  return {
    summands: rest.summands.map(one => moved(one, lead)),
    sums: [...rest.sums.map(one => moved(one, lead)), ...sum.sums],
    isUnrounded: rest.isUnrounded,
    unread: [...sum.unread, ...rest.unread.map(one => moved(one, lead))]
  }
}

/** A bracket with a sum and no addition. */
const plainBracket = `[(（][^\\d()（）+＋=＝→⇒]{0,30}${sum}[^\\d()（）+＋=＝→⇒]{0,30}[)）]`

/** Not a summand followed by a bracket: `20 (base) + 10`. */
const noSummand = '(?![(（][^()（）]{0,40}[)）]\\s?[+＋])'

/**
 * A sum before its summands, `50 (20+16+4+2+8)`, `50 = 20+16+4+2+8`, or before the sum that is rounded up to it, `40
 * (36)`.
 */
const sumFirst = new RegExp(
  `^\\s{0,3}\\d{2,3} ?(?:符|フ|부|fu|mini-?points)?\\s{0,3}${noSummand}` +
    `(?=[(（=＝][^=＝→⇒]{0,80}[+＋]|${plainBracket}\\s{0,3}$)`,
  'i'
)

/** Numbers, each with the word before it (副底20) or after it (`10 closed ron`). */
function summandsIn(parts: readonly (FuPart | UnreadPart)[], text: string): Summand[] {
  const found: Summand[] = []
  let word: {readonly words: FuWords; readonly start: number} | null = null
  let isOpen = false
  for (const [index, part] of parts.entries()) {
    const last = found.at(-1)
    const next = parts[index + 1]
    // `2 切り上げ8`, `40（暗刻4）`: the number comes after the word that it belongs to.
    const isBeforeNumber =
      part.type === 'word' &&
      next?.type === 'fu' &&
      (part.words.includes('rounding') || /[(（][^(（)）]{0,30}$/.test(text.slice(last?.end, next.start)))
    if (part.type === 'fu') {
      found.push({fu: part.fu, words: word?.words ?? null, start: word?.start ?? part.start, end: part.end})
      isOpen = word === null
      word = null
    } else if (part.type === 'word' && isOpen && last && !isBeforeNumber) {
      found[found.length - 1] = {...last, words: part.words, end: part.end}
      isOpen = false
    } else if (part.type === 'word') word = part
    else if (part.type === 'plus' || part.type === 'unread') isOpen = false
  }
  return found
}

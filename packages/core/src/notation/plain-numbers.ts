/**
 * Plain numbers: numbers that people write in other ways than in plain digits, and their digits.
 *
 *     25k      25000      2千点    2000点      twenty-five thousand    25000
 *     25.000   25000      二万五千  25000      sixth                   6th
 *     25 000   25000      25O00    25000
 */
import {kanjiDigits, lookup, type Span} from '@tehai/kernel/source'

/** A text with plain numbers. */
export interface PlainNumbers {
  readonly text: string
  /** The range of the original text that corresponds to a range of the text. */
  readonly original: (span: Span) => Span
  /** Whether letters were typed for digits: `25O00`. */
  readonly isMistyped: boolean
}

const units: Readonly<Record<string, number>> = lookup({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9
})

/** Ordinal numbers of ranks in words. */
export const ranksInWords: readonly string[] = Object.keys(units)

const teens: Readonly<Record<string, number>> = lookup({
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19
})

const tens: Readonly<Record<string, number>> = lookup({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90
})

const ordinals: Readonly<Record<string, string>> = lookup({
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  eleventh: '11th',
  twelfth: '12th'
})

const scales: Readonly<Record<string, number>> = lookup({
  hundred: 100,
  thousand: 1000,
  百: 100,
  千: 1000,
  万: 10000,
  萬: 10000
})

const koreanDigits = '일이삼사오육칠팔구'

/**
 * A way to write numbers: a pattern, and the number in digits for its match; `null` if it is not a number after all.
 */
type Writing = readonly [pattern: string, digits: (found: string) => string | null]

const oneOf = (table: object): string => `(?:${Object.keys(table).join('|')})`
const belowHundred = `(?:${oneOf(tens)}(?:[ -]${oneOf(units)})?|${oneOf(teens)}|${oneOf(units)})`
const belowThousand = `(?:(?:${belowHundred} )?hundred(?: (?:and )?${belowHundred})?|${belowHundred})`
const inEnglish = `(?:(?:${belowThousand} )?thousand(?: (?:and )?${belowThousand})?|${belowThousand})`
const kanji = `[0-9${kanjiDigits}]`

const mistyped: Writing = [
  '(?:(?=[\\d,]{0,6}[OoIl〇])\\d[\\d,OoIl〇]{1,6}|[Il]\\d{2,5})(?![A-Za-z])',
  found =>
    found
      .replace(/,/g, '')
      .replace(/[Oo〇]/g, '0')
      .replace(/[Il]/g, '1')
]

const writings: readonly Writing[] = [
  ["\\d{1,3}(?:[.'’]\\d{3}){1,2}(?![\\d.])", found => found.replace(/\D/g, '')],
  [
    '\\d{1,3}(?:[.,]\\d)? ?k(?![A-Za-z0-9])',
    found => thousandsText(Number.parseFloat(found.replace(',', '.')))
  ],
  ['\\d{1,3} \\d{3}(?![\\d,.])', found => found.replace(' ', '')],
  mistyped,
  [
    `(?:(?=${kanji}{1,2}[万萬千百])|(?<![\\u4e00-\\u9fff])(?=[万萬千百]))(?:${kanji}{0,2}[万萬])?(?:${kanji}?千)?(?:${kanji}?百)?(?:\\d{1,4})?`,
    inKanji
  ],
  [`[${koreanDigits}](?=[국판부장순본번])`, found => String(1 + koreanDigits.indexOf(found))],
  ['[两兩両](?=[番翻飜千百張张枚種种])', () => '2'],
  [
    '(?<![가-힣])[한두세네](?= ?(?:[판장종](?![가-힣])|[翻枚種]))',
    found => String(1 + '한두세네'.indexOf(found))
  ],
  [`${oneOf(ordinals)}(?![A-Za-z])`, found => ordinals[found.toLowerCase()] ?? null],
  [`${inEnglish}(?![A-Za-z])`, inWords]
]

const anyWriting = new RegExp(
  `(?<![A-Za-z\\d,.])(?:${writings.map(([source]) => `(${source})`).join('|')})`,
  'gi'
)

/** Longer texts are no values. */
const LONGEST = 400

/** A text with its numbers in digits; `null` if all of them already are. */
export function plainNumbers(source: string): PlainNumbers | null {
  if (source.length > LONGEST) return null
  let isMistyped = false
  const changes: {readonly start: number; readonly end: number; readonly digits: string}[] = []
  for (const found of source.matchAll(anyWriting)) {
    const which = found.findIndex((group, index) => index > 0 && group !== undefined)
    const writing = writings[which - 1]!
    const digits = writing[1](found[0])
    if (writing === mistyped) isMistyped = true
    if (digits !== null) changes.push({start: found.index, end: found.index + found[0].length, digits})
  }
  if (changes.length === 0) return null
  let text = ''
  let from = 0
  const ranges = changes.map(({start, end, digits}) => {
    text += source.slice(from, start)
    const range = {start, end, at: text.length, to: text.length + digits.length}
    text += digits
    from = end
    return range
  })
  text += source.slice(from)
  const moved = (offset: number, side: 'start' | 'end'): number => {
    const before = ranges.findLast(({at}) => at < offset || (side === 'start' && at === offset))
    if (!before) return offset
    return offset < before.to || (side === 'end' && offset === before.to)
      ? before[offset === before.at ? 'start' : side]
      : offset - before.to + before.end
  }
  const original = ({start, end}: Span) => ({start: moved(start, 'start'), end: moved(end, 'end')})
  return {text, original, isMistyped}
}

const thousandsText = (thousands: number): string => String(Math.round(thousands * 1000))

/** 二万五千, 2千5百: each digit times the character after it, plus the rest. */
function inKanji(found: string): string | null {
  let sum = 0
  let digits = ''
  for (const character of found) {
    const scale = scales[character]
    if (scale === undefined) digits += character
    else {
      sum += (digits === '' ? 1 : numberOf(digits)) * scale
      digits = ''
    }
  }
  return String(sum + (digits === '' ? 0 : numberOf(digits)))
}

/** Digits, or kanji for digits, as a number. */
function numberOf(digits: string): number {
  return Number(
    [...digits].map(digit => (digit >= '0' && digit <= '9' ? digit : kanjiDigits.indexOf(digit))).join('')
  )
}

/** twenty-five thousand, two hundred. */
function inWords(found: string): string | null {
  let sum = 0
  let current = 0
  for (const one of found.toLowerCase().split(/[ -](?:and )?/)) {
    const number = units[one] ?? teens[one] ?? tens[one]
    if (number !== undefined) current += number
    else if (one === 'hundred') current = (current || 1) * 100
    else {
      sum += (current || 1) * 1000
      current = 0
    }
  }
  return String(sum + current)
}

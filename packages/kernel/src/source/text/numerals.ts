/**
 * Numbers as authors write them: in digits, or in kanji up to 99.
 */

/** Zero to nine in kanji. */
export const kanjiDigits = '〇一二三四五六七八九'

/** Source of a pattern for a number from 1 to 99 in kanji; no group. */
export const kanjiNumber = '[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]'

/** A number in digits, with or without commas, or in kanji: `7,700`, 三, 二十五, 二〇; `NaN` for any other text. */
export function readNumber(text: string): number {
  const [tens = '', ones] = text.split('十')
  if (ones !== undefined) return (tens ? digitOf(tens) : 1) * 10 + (ones ? digitOf(ones) : 0)
  const kanji = [...text].map(digitOf)
  return text !== '' && kanji.every(digit => digit >= 0)
    ? kanji.reduce((number, digit) => number * 10 + digit, 0)
    : Number(text.replaceAll(',', ''))
}

const digitOf = (kanji: string): number => kanjiDigits.indexOf(kanji)

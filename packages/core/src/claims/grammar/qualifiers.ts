/**
 * Words that change what a claim says about the things beside them: `at least 10 tiles`, 25s以外, `9m > 8s`.
 *
 * A reader that does not know such a word must not judge the rest without it: `at least 10 tiles` may be true where `10
 * tiles` is false.
 */
import type {Span} from '@tehai/kernel/source'

const qualifiers = [
  // English
  "not|[a-z]{2,5}n['’]t|no longer|rather than|instead of|neither|nor|never|except|without|unless|at (?:least|most)|least|most|more than|less than|fewer than|over|under|above|below|up to|nearly|almost|(?:look|seem)s?(?: like)?|resembles?",
  // Japanese
  '以上|以下|未満|超|以外|除|ではな|でな|じゃな|ほぼ|ぐらい|くらい|程度',
  // Chinese
  '不[是听聽能到超足]|至少|至多|最少|最多|多于|多於|少于|少於|超过|超過|除了|看似|看起来|看起來|左右|大约|大約|将近|將近',
  // Korean
  '이상|이하|미만|초과|제외|빼고|이외|아니|아님|아닌|정도|거의|처럼 보|같지만',
  // Words for discarding in a form that is not recognized otherwise: the tile beside the word is a discard.
  '[切打捨]|버[리려린릴]|자르|잘라|타패|(?:cut|discard|throw|drop)[a-z]{0,4}(?![a-z])',
  // Marks of comparison
  '[≤≥≦≧≠≻>]'
]

const anyQualifier = new RegExp(
  `(?<![a-z])(?:${qualifiers[0]!})(?![a-z])|${qualifiers.slice(1).join('|')}`,
  'i'
)

/** What divides a claim: a word changes the meaning only between two of these. */
const divider = /[,，、;；。()（）]/

/** The part of a claim around a range, up to the next comma or bracket on either side. */
export function partAround(text: string, {start, end}: Span): Span {
  const before = Array.from({length: start}, (_, index) => text[index]!).findLastIndex(one =>
    divider.test(one)
  )
  const after = text.slice(end).search(divider)
  return {start: before + 1, end: after < 0 ? text.length : end + after}
}

/** Whether a text that is not understood contains a word that changes the meaning of what is beside it. */
export const hasQualifier = (text: string): boolean => anyQualifier.test(text)

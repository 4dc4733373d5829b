/** Letters meant: characters that no notation here uses, and what people mean by them. */
import {runMeant} from './doubts.js'
import type {Row} from './row.js'

/** Characters after digits: wan, bamboo, circles, dots; flowers. */
const suitByCharacter: ReadonlyMap<string, string> = new Map(
  (
    [
      ['m', 'wkW'],
      ['p', 'qD'],
      ['s', 'bB竹'],
      ['f', 'F']
    ] as const
  ).flatMap(([suit, characters]) => [...characters].map((character): [string, string] => [character, suit]))
)

/** Characters alone: initials of winds and dragons. */
const honorByCharacter: ReadonlyMap<string, string> = new Map(
  (
    [
      ['1', 'Ee'],
      ['2', 'S'],
      ['3', 'Ww'],
      ['4', 'N'],
      ['5', 'PH'],
      ['6', 'FfG'],
      ['7', 'CR']
    ] as const
  ).flatMap(([rank, characters]) => [...characters].map((character): [string, string] => [character, rank]))
)

const digitByCharacter: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['I', '1'],
  ['i', '1'],
  ['l', '1']
])

/** Longest word that may consist of honors by their initials. */
const LONGEST_WORD = 14

/**
 * What may be meant by the characters from `row.at` to `end`, as texts that can be read.
 *
 *     3竹 → 3s      SS → 22z      123w → m      I23m → 123m
 */
export function meantBy(row: Row, end: number): string[] {
  const {text, at, run} = row
  const word = text.slice(at, Math.min(end, at + LONGEST_WORD + 1))
  const suit = suitByCharacter.get(word)
  if (!row.grammar.explainsSlips) return run.length > 0 && suit && word <= '\u02ff' ? [suit] : []
  if (run.length > 0 && suit) return [word > '\u02ff' ? digitsOf(row) + suit : suit]
  const digit = digitByCharacter.get(word)
  if (digit) return runMeant(row, digit)
  if (run.length > 0 || word.length > LONGEST_WORD) return []
  const ranks = [...word].map(character => honorByCharacter.get(character))
  return ranks.every(rank => rank !== undefined) ? [`${ranks.join('')}z`] : []
}

/** The tiles that lack their suit: digits, a red five as 0, and characters in place of a digit, such as `?`. */
function digitsOf({run, text}: Row): string {
  return run
    .slice(-LONGEST_WORD)
    .map(({digit, at}) => (digit < 0 ? text[at] : digit))
    .join('')
}

/** Faults in the header of a player: words that resemble those of a situation. The header may also contain a name. */
import {soundingLike} from '@tehai/kernel/sounds'
import type {Message} from '@tehai/kernel/source'
import {isOtherTurn} from './numbers.js'
import {situationMessages} from './situation-messages.js'
import {isUnread} from './parse-situation.js'
import type {SituationFact} from './situation.js'

/** Points with a letter for a digit, or in thousands: `25OOO`, `25o000`, `32k`. */
const pointsNear = '\\d{2}[\\dOoIl〇,]{2,5}[点點점]?|\\d{1,2}[a-z]\\d{3}|\\d{6}|\\d{1,3}(?:\\.\\d)?[kK]'

/** A word in East Asian script that is longer than most names. */
const longWord = '[^A-Za-z]{4,}|[\\u3040-\\u30ff\\u4e00-\\u9fff가-힣]{3}'

/** Words in a header that may be misspelt: shorter words, and those with a capital letter, may well be names. */
const mayBeMisspelt = new RegExp(`^(?:[a-z]{5,}|riichi-?\\d{1,2}|家|${pointsNear}|${longWord})$`)

/** A number with a separator, which a header is not expected to have: `25,00`. */
const isPartedNumber = /^\d{1,3},\d{2,5}$/

/**
 * The messages for words of a player's header that resemble words of a situation. Other words may be names, and are
 * left alone.
 */
export function headerMessages(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  if (!facts.some(isUnread)) return []
  return situationMessages(text, offset, facts).flatMap(message => {
    const {start, end, expected} = message
    const written = text.slice(start - offset, end - offset)
    if (expected.length === 0) {
      const fact = facts.length > 1 ? factOfPart(written) : null
      return fact === null ? [] : [{...message, expected: [fact]}]
    }
    const isSlip =
      (mayBeMisspelt.test(written) && !mayBeName(written, expected[0]!)) ||
      isOtherTurn(written) ||
      isPartedNumber.test(written) ||
      isMeant(text, start - offset, end - offset, expected[0]!)
    return isSlip ? [message] : []
  })
}

/** Whether a word is longer than a fact by more than a slip would explain: `turner`. */
const mayBeName = (word: string, fact: string): boolean =>
  /^[a-z]+$/.test(word) &&
  word.startsWith(fact.split(' ')[0]!) &&
  word.length > fact.replace(/ .*/, '').length + 1

/**
 * What a lower-case word of a header means: two common facts without a blank, or one with one or two letters missing,
 * `rich` for riichi.
 */
function factOfPart(word: string): string | null {
  const [first] = [...commonFacts].filter(
    fact => word.startsWith(fact) && commonFacts.has(word.slice(fact.length))
  )
  if (first !== undefined) return `${first} ${word.slice(first.length)}`
  if (!/^[a-z]{4,5}$/.test(word)) return null
  const isPartOf = (fact: string): boolean =>
    fact.length <= word.length + 2 && fact[0] === word[0] && isSubsequence(word, fact)
  return [...commonFacts].find(isPartOf) ?? null
}

/** Whether the letters of a word are those of another one, in order, with some left out. */
function isSubsequence(word: string, other: string): boolean {
  let at = 0
  for (const letter of other) if (letter === word[at]) at++
  return at === word.length
}

/** Whether a short word of a header is not a name: it sounds like the proposal, or the number of a turn follows. */
function isMeant(text: string, start: number, end: number, proposal: string): boolean {
  const word = text.slice(start, end)
  if (soundingLike(word, [proposal]).length > 0) return true
  // `eats` for east.
  if ([...word.toLowerCase()].toSorted().join('') === [...proposal.toLowerCase()].toSorted().join(''))
    return true
  // `outh` for south.
  if (word.length > 3 && commonFacts.has(proposal.toLowerCase()) && proposal.slice(1).toLowerCase() === word)
    return true
  // `nrth`, `sear` and `rich` beside other facts: a lower-case name is seldom this similar to one of these.
  if (/^[a-z]{4}$/.test(word) && text.length > word.length && commonFacts.has(proposal.toLowerCase()))
    return true
  return /^[a-z]{4}(?: \d{1,2})?$/.test(word) && /^(?:[a-z]{4}) ?\d{1,2}(?!\d)/.test(text.slice(start))
}

/** What a header often says. */
const commonFacts: ReadonlySet<string> = new Set([
  'east',
  'south',
  'west',
  'north',
  'seat',
  'riichi',
  'turn',
  'points',
  'tenpai',
  'noten'
])

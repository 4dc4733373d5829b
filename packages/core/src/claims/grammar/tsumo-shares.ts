/** Shares of a tsumo described in English words: `the dealer pays 1,300, the others 700`. */
import type {Span} from '@tehai/kernel/source'
import {phrase, wordEnd, type Phrase} from './phrases.js'
import type {ScorePart} from './score-parts.js'
import {amount, numberOf} from './written-amounts.js'

const dealerInWords = '(?:(?:the )?dealer(?:s)?|East)'
const othersInWords = '(?:(?:each|both)(?: of)? )?(?:the )?(?:others?|non-?dealers?|other (?:two|players?))'
const eachInWords = '(?: ?points?| ?pts?)?(?: (?:each|apiece))?'
const andInWords = '(?:[,;] ?(?:and |while )?| and )'

/** Shares of a tsumo in words, with the dealer's share first, and with the others' share first. */
const written: readonly (readonly [source: string, dealer: 1 | 2])[] = [
  [
    `${dealerInWords} (?:pays? )?${amount}${eachInWords}${andInWords}${othersInWords} (?:pays? )?${amount}${eachInWords}`,
    1
  ],
  [
    `${othersInWords} (?:pays? )?${amount}${eachInWords}${andInWords}${dealerInWords} (?:pays? )?${amount}${eachInWords}`,
    2
  ],
  [
    `${amount}${eachInWords} (?:from|by) ${dealerInWords}${andInWords}${amount}${eachInWords} (?:from|by) ${othersInWords}`,
    1
  ],
  [
    `${amount}${eachInWords} (?:from|by) ${othersInWords}${andInWords}${amount}${eachInWords} (?:from|by) ${dealerInWords}`,
    2
  ],
  [`${amount} (?:each|apiece)${andInWords}${amount} (?:from|by) ${dealerInWords}`, 2]
]

/** Shares with words that say who pays which. */
const paidShares = (other: string, dealer: string, span: Span): ScorePart => ({
  type: 'shares',
  other: numberOf(other),
  dealer: numberOf(dealer),
  honba: false,
  ...span
})

/** Phrases for such shares. Tried before those for one amount. */
export const sharesInWords: readonly Phrase<ScorePart>[] = written.map(([source, dealer]) =>
  phrase<ScorePart>(`${source}${wordEnd}`, ([, first, second], span) =>
    paidShares(dealer === 1 ? second! : first!, dealer === 1 ? first! : second!, span)
  )
)

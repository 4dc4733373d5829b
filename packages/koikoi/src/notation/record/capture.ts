/**
 * The capture after a card of a record, checked against the field.
 */
import {codeOf, matchesOf, months, type CardId} from '../../cards/index.js'
import type {GameState} from '../../round/play.js'
import {atEnd, eat, fail, failAt, readingOf, skipBlanks, type Cursor} from './cursor.js'
import {tokenAt, type Reading} from '../token.js'

/**
 * The capture after a card, `x` and a card or `x` alone, checked against the field.
 *
 * @returns
 *   The card to choose if there are two; `undefined` if no choice is written and none is needed yet.
 */
export function captureOf(cursor: Cursor, card: CardId, of: Reading, state: GameState): CardId | undefined {
  const matches = matchesOf(card, state.field)
  skipBlanks(cursor)
  const start = cursor.place
  if (!eat(cursor, 'x', '×')) {
    const isOpen = matches.length === 2 && atEnd(cursor)
    if (matches.length === 0 || isOpen) return undefined
    const wanted = matches.length === 1 ? `${codeOf(card)}x${codeOf(matches[0]!)}` : `${codeOf(card)}x`
    if (matches.length !== 2) failAt(cursor, of, 'missing-capture', {card: codeOf(card), wanted})
    failAt(cursor, of, 'choice-needed', choiceValues(card, matches))
  }
  skipBlanks(cursor)
  const place = cursor.place
  const token = tokenAt(cursor.line.folded.text, place)
  if (matches.length === 0) {
    if (token) cursor.place = token.end
    const month = (card >> 2) + 1
    fail(cursor, 'nothing-to-capture', start, {month, plant: months[month - 1]!.kanji})
  }
  if (!token) {
    if (matches.length !== 2) return undefined
    fail(cursor, 'choice-needed', start, choiceValues(card, matches))
  }
  const reading = readingOf(cursor)
  const taken = reading.candidates.find(candidate => matches.includes(candidate))
  if (taken === undefined || matches.length === 3) {
    const options = matches.length === 3 ? `\`x\` (${list(matches)})` : list(matches)
    failAt(cursor, reading, 'wrong-capture', {options})
  }
  return taken
}

function choiceValues(card: CardId, matches: readonly CardId[]): {card: string; options: string} {
  return {
    card: codeOf(card),
    options: matches.map(match => `\`${codeOf(card)}x${codeOf(match)}\``).join(', ')
  }
}

/** Cards by their codes. */
export function list(cards: readonly CardId[]): string {
  return cards.map(codeOf).join(' ')
}

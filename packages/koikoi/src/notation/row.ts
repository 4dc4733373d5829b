/**
 * Rows of cards: text → cards with spans, and what is wrong with the text.
 */
import {nearest} from '@tehai/core/source'
import type {Message, Span} from '@tehai/core/source'
import {allCards, cardsOfMonth, codeOf, kindCodeOf, months} from '../cards/index.js'
import type {CardId, Month} from '../cards/index.js'
import {fold, originalSpan} from './fold.js'
import type {Folded} from './fold.js'
import {notationMessage} from './messages.js'
import {tokenAt} from './token.js'
import type {PrefixRun, Reading} from './token.js'
import {cardWords} from './words.js'

/** A card of a row. */
export interface RowCard extends Span {
  /** `null` for a card of which only the back is known. */
  readonly card: CardId | null
  /** `o`: lies face down. */
  readonly faceDown: boolean
  /** `y`: lies sideways. */
  readonly sideways: boolean
}

export interface Row {
  readonly cards: readonly RowCard[]
  readonly messages: readonly Message[]
}

export interface RowOptions {
  /** Cards that lie elsewhere already; naming one again is a duplicate (default: none). */
  readonly used?: Iterable<CardId> | undefined
}

const separators = /[\s,、・]+/y

/**
 * Read a row of cards: codes (`1h`, `3b`), groups (`1,3,8h`), words (松鶴, `crane`), in any mixture, with or without
 * blanks.
 *
 * @returns
 *   The cards that could be read, in their order, and messages with spans in the text. Never throws.
 */
export function parseCards(source: string, {used: taken = []}: RowOptions = {}): Row {
  const folded = fold(source)
  const used = new Set(taken)
  const cards: RowCard[] = []
  const messages: Message[] = []
  const run: PrefixRun = {start: 0, end: 0}
  for (let place = 0; place < folded.text.length;) {
    separators.lastIndex = place
    const gap = separators.exec(folded.text)
    const token = gap ? undefined : tokenAt(folded.text, place, run)
    if (gap) {
      place += gap[0].length
    } else if (!token) {
      const end = endOfUnknown(folded.text, place, run)
      messages.push(unknown(folded, place, end))
      place = end
    } else {
      const {faceDown, sideways} = token
      const span = originalSpan(folded, place, token.end)
      if (token.fault) messages.push(notationMessage(token.fault, span.start, span.end))
      else if (token.readings.length === 0) cards.push({card: null, faceDown, sideways, ...span})
      for (const reading of token.readings) {
        const card = reading.candidates.find(candidate => !used.has(candidate))
        const at = originalSpan(folded, reading.start, reading.end)
        if (card === undefined) messages.push(refuse(reading, at))
        else cards.push({card, faceDown, sideways, ...at})
        if (card !== undefined) used.add(card)
      }
      place = token.end
    }
  }
  return {cards, messages}
}

/** What is wrong with a reading that found no card. */
export function refuse(reading: Reading, {start, end}: Span): Message {
  const {month, code, candidates} = reading
  if (candidates.length > 0) {
    const id = candidates.at(-1)!
    return notationMessage('duplicate-card', start, end, {card: code, name: allCards[id]!.name})
  }
  if (month < 1 || month > 12) return notationMessage('bad-month', start, end, {month})
  const kinds = new Set(cardsOfMonth(month as Month).map(card => kindCodeOf(card.id)))
  const values = {card: code, month, plant: months[month - 1]!.kanji, kinds: [...kinds].join(' ')}
  return notationMessage('no-such-card', start, end, values)
}

/** Unknown text: a whole word of Latin letters, else up to the next blank, separator or card. */
function endOfUnknown(text: string, start: number, run: PrefixRun): number {
  const word = /^[a-z][a-z-]*/.exec(text.slice(start))
  if (word) return start + word[0].length
  let end = start
  do end += text.codePointAt(end)! > 0xffff ? 2 : 1
  while (end < text.length && !/[\s,、・\d]/.test(text[end]!) && !tokenAt(text, end, run))
  return end
}

function unknown(folded: Folded, start: number, end: number): Message {
  const span = originalSpan(folded, start, end)
  return notationMessage(
    'unknown-card',
    span.start,
    span.end,
    {},
    nearest(folded.text.slice(start, end), cardWords.keys())
  )
}

/**
 * The cards of a text that must be right: a row written in code, a test, a script.
 *
 * @throws {SyntaxError} with the first message, if the text is not a row of cards.
 */
export function cardsOf(source: string): readonly CardId[] {
  const {cards, messages} = parseCards(source)
  const [fault] = messages
  if (fault)
    throw new SyntaxError(`Expected cards, got \`${source.slice(fault.start, fault.end)}\` (${fault.id})`)
  return cards.map(({card}) => {
    if (card === null) throw new SyntaxError('Expected cards, got a back')
    return card
  })
}

/** Exact codes with blanks between, as in `1a 3b`: the form of records and test data. */
export function codesOf(cards: readonly CardId[]): string {
  return cards.map(codeOf).join(' ')
}

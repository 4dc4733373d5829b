/**
 * Rows of cards: text → cards with spans, and what is wrong with the text.
 */
import type {Message, Span} from '@tehai/kernel/source'
import {codeOf, type CardId} from '../cards/index.js'
import {fold, originalSpan, type FoldedText} from './fold.js'
import {notationMessage} from './messages.js'
import {tokenAt, type PrefixRun, type Token} from './token.js'
import {endOfUnknown, refuse, unknown} from './unknown-card.js'
import {
  cardsInWords,
  kindInWords,
  monthInWords,
  monthsApart,
  wordedMessage,
  type WordedCard
} from './worded-card.js'

/** A card of a row. */
export interface RowCard extends Span {
  /** `null` for a card with only its back visible. */
  readonly card: CardId | null
  /** `o`: face down. */
  readonly faceDown: boolean
  /** `y`: sideways. */
  readonly sideways: boolean
}

export interface Row {
  readonly cards: readonly RowCard[]
  readonly messages: readonly Message[]
}

export interface RowOptions {
  /** Cards that are already elsewhere; naming one again is a duplicate (default: none). */
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
export function parseCards(source: string, {used = []}: RowOptions = {}): Row {
  const parsing: ParseState = {
    source,
    folded: fold(source),
    used: new Set(used),
    cards: [],
    messages: [],
    run: {start: 0, end: 0}
  }
  for (let place = 0; place < parsing.folded.text.length;) place = readAt(parsing, place)
  return {cards: parsing.cards, messages: parsing.messages}
}

/** A row while it is read. */
interface ParseState {
  readonly source: string
  readonly folded: FoldedText
  /** Cards that were already named, in this row or elsewhere. */
  readonly used: Set<CardId>
  readonly cards: RowCard[]
  readonly messages: Message[]
  readonly run: PrefixRun
}

/** Read what begins at a place of the folded text. @returns where it ends */
function readAt(parsing: ParseState, place: number): number {
  const {folded, messages, run} = parsing
  separators.lastIndex = place
  const gap = separators.exec(folded.text)
  if (gap) return place + gap[0].length
  const apart = monthsApart(folded.text, place)
  if (apart) {
    const {start, end} = originalSpan(folded, place, apart.end)
    messages.push(notationMessage('unknown-card', start, end, {}, [apart.meant]))
    return apart.end
  }
  const token = tokenAt(folded.text, place, run)
  const inWords = !token || token.fault === 'missing-kind' ? cardsInWords(folded.text, place) : null
  if (inWords) {
    const {end} = inWords
    return readToken(parsing, place, {end, faceDown: false, sideways: false, readings: [inWords]})
  }
  if (!token) return readOther(parsing, place)
  const worded = token.fault === 'missing-kind' ? kindInWords(folded.text, place, token.end) : null
  return worded ? readWorded(parsing, place, worded) : readToken(parsing, place, token)
}

/** Read text that is not a card. */
function readOther(parsing: ParseState, place: number): number {
  const {source, folded, messages, run} = parsing
  const worded = monthInWords(folded.text, place)
  if (worded) return readWorded(parsing, place, worded)
  const end = endOfUnknown(folded.text, place, run)
  addOrJoin(messages, unknown(folded, place, end), source)
  return end
}

function readWorded({source, folded, messages}: ParseState, place: number, worded: WordedCard): number {
  addOrJoin(messages, wordedMessage(worded, originalSpan(folded, place, worded.end), source), source)
  return worded.end
}

/** Read the cards of a token. For a month and a kind, this is the first card that was not named yet. */
function readToken(parsing: ParseState, place: number, token: Token): number {
  const {folded, used, cards, messages} = parsing
  const {faceDown, sideways, fault, readings, end} = token
  const span = originalSpan(folded, place, end)
  if (fault) messages.push(notationMessage(fault, span.start, span.end))
  else if (readings.length === 0) cards.push({card: null, faceDown, sideways, ...span})
  for (const reading of readings) {
    const card = reading.candidates.find(candidate => !used.has(candidate))
    const at = originalSpan(folded, reading.start, reading.end)
    if (card === undefined) messages.push(refuse(reading, at))
    else {
      cards.push({card, faceDown, sideways, ...at})
      used.add(card)
    }
  }
  return end
}

/** Add a message; repeated words (`4 plain 4 plain`) are one mistake with one message. */
function addOrJoin(messages: Message[], message: Message, source: string): void {
  const last = messages.at(-1)
  const written = source.slice(message.start, message.end)
  const isSame =
    last?.id === 'unknown-card' &&
    message.id === 'unknown-card' &&
    message.expected?.length === 1 &&
    source.slice(last.start, last.end).endsWith(written) &&
    last.expected?.[0]?.endsWith(message.expected[0]!) === true &&
    /^[\s,、・]*$/.test(source.slice(last.end, message.start))
  if (!isSame) messages.push(message)
  else {
    const both = `${last.expected![0]!} ${message.expected![0]!}`
    messages[messages.length - 1] = notationMessage('unknown-card', last.start, message.end, {}, [both])
  }
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

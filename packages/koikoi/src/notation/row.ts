/**
 * Rows of cards: text → cards with spans, and what is wrong with the text.
 */
import {nearest, type Message, type Span} from '@tehai/kernel/source'
import {allCards, cardsOfMonth, codeOf, kindCodeOf, months, type CardId, type Month} from '../cards/index.js'
import {fold, originalSpan, type Folded} from './fold.js'
import {notationMessage} from './messages.js'
import {tokenAt, type PrefixRun, type Reading} from './token.js'
import {
  cardWords,
  codesOfMonth,
  codesOfPlant,
  codesOfWord,
  foldWord,
  kindWords,
  monthAt,
  plantNames,
  wordAt
} from './words.js'

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
    const apart = gap ? null : monthsApart(folded.text, place)
    if (apart) {
      const {start, end} = originalSpan(folded, place, apart.end)
      messages.push(notationMessage('unknown-card', start, end, {}, [apart.meant]))
      place = apart.end
      continue
    }
    const token = gap ? undefined : tokenAt(folded.text, place, run)
    if (gap) {
      place += gap[0].length
    } else if (!token) {
      const worded = monthInWords(folded.text, place)
      if (worded) {
        addOrJoin(messages, wordedMessage(worded, originalSpan(folded, place, worded.end), source), source)
        place = worded.end
        continue
      }
      const end = endOfUnknown(folded.text, place, run)
      addOrJoin(messages, unknown(folded, place, end), source)
      place = end
    } else {
      const {faceDown, sideways} = token
      const span = originalSpan(folded, place, token.end)
      const worded = token.fault === 'missing-kind' ? kindInWords(folded.text, place, token.end) : null
      if (worded) {
        const whole = originalSpan(folded, place, worded.end)
        addOrJoin(messages, wordedMessage(worded, whole, source), source)
        place = worded.end
        continue
      }
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

const apartMonths = /(\d{1,2}(?: {1,3}\d{1,2}){1,11}) {0,3}([htrkabcd])(?![a-z\d])/y

/** Months with blanks between them and one kind after the last: `1 3 8 h` for `1,3,8h`. */
function monthsApart(text: string, start: number): {readonly meant: string; readonly end: number} | null {
  apartMonths.lastIndex = start
  const [whole = '', numbers = '', letter] = apartMonths.exec(text) ?? []
  return whole === '' ? null : {meant: numbers.replace(/ +/g, ',') + letter, end: start + whole.length}
}

const wordAfterMonth =
  /(?:[-‐.:]|[ \u3000]{0,3}(?:月?の?)?[ \u3000]{0,3})([a-z]{3,12}|[a-np-xz](?![a-z])|[^\sa-z\d,、・]{1,3})/y

/** A month with its kind in words, 3 bright for `3h`. */
interface WordedCard {
  readonly month: number
  /** What was written as the month, or several: `1,3`. */
  readonly months: string
  /** The letter of the kind; `null` for a word that is none. */
  readonly letter: string | null
  /** Where the words end in the folded text. */
  readonly end: number
}

/** The words after months that have no letter; `null` if no word for a card or a kind may be there. */
function kindInWords(text: string, start: number, end: number): WordedCard | null {
  const word = wordAfter(text, end)
  if (!word) return null
  const letter = letterOf(word.text)
  if (letter === null && !/[a-z]/.test(word.text) && text[end] !== '月') return null
  const written = text.slice(start, end).replace(/\s/g, '')
  return {month: Number(/\d+/.exec(written)![0]), months: written, letter, end: word.end}
}

/** The word after a month; `null` where there is none, or where a card begins. */
function wordAfter(text: string, end: number): {readonly text: string; readonly end: number} | null {
  wordAfterMonth.lastIndex = end
  const word = wordAfterMonth.exec(text)?.[1]
  if (word === undefined) return null
  const {lastIndex} = wordAfterMonth
  return wordAt(text, lastIndex - word.length) === undefined ? {text: word, end: lastIndex} : null
}

/**
 * A month in words with its kind: `January bright`, 一月の光, `pine ribbon`. `null` where no month is there, or only a plant
 * without a kind.
 */
function monthInWords(text: string, start: number): WordedCard | null {
  const found = monthAt(text, start)
  if (!found) return plantAndWord(text, start)
  const {month, end} = found
  const word = wordAfter(text, text.startsWith("'s", end) ? end + 2 : end)
  const letter = word && letterOf(word.text)
  if (letter === null && codesOfPlant(text.slice(start, end))) return plantAndWord(text, start)
  const isOwn = word !== null && (letter !== null || !monthAt(word.text, 0))
  return {month, months: String(month), letter, end: isOwn ? word.end : end}
}

const twoWords = /([a-z]{4,9})[ -]([a-z]{3,9})/y

/** A plant, perhaps misspelt, and a word for one of its cards, a kind or a plant: `pine crane`, `cherry blossom`. */
function plantAndWord(text: string, start: number): WordedCard | null {
  twoWords.lastIndex = start
  const [both, name, word] = twoWords.exec(text) ?? []
  if (!both) return null
  const month = monthAt(nearest(name!, plantNames)[0] ?? '', 0)?.month
  const [meant = ''] = nearest(word!, [...latinNames, ...kindWords.keys(), 'blossom'])
  const card = cardWords.get(meant)?.cards.find(id => allCards[id]!.month === month)
  const letter = kindWords.get(meant) ?? (card === undefined ? null : kindCodeOf(card).slice(-1))
  const end = start + both.length
  return month && (letter || meant === 'blossom') ? {month, months: `${month}`, letter, end} : null
}

/** The letter of the kind that a word means, perhaps misspelt; `null` for another word. */
function letterOf(word: string): string | null {
  if (/^[htrkabcd]$/.test(word)) return word
  const [near = word] = /[a-z]/.test(word) ? nearest(word, kindWords.keys()) : []
  return kindWords.get(near) ?? null
}

/** The codes that may be meant; where the month has no such card, that it has none. */
function wordedMessage(
  {month, months: written, letter}: WordedCard,
  {start, end}: Span,
  source: string
): Message {
  const code = `${month}${letter ?? 'h'}`
  const isOne = /^\d+$/.test(written)
  if (isOne && (month < 1 || month > 12))
    return refuse({start, end, month, code, candidates: []}, {start, end})
  if (letter === null)
    return notationMessage('unknown-card', start, end, {}, isOne ? codesOfMonth(month) : [])
  // A place, a to d, is a card of every month.
  if (isOne && !/[a-d]/.test(letter) && !codesOfMonth(month).includes(code))
    return refuse({start, end, month, code: source.slice(start, end), candidates: []}, {start, end})
  return notationMessage('unknown-card', start, end, {}, [written + letter])
}

/** Add a message; the same words again (`4 plain 4 plain`) are one mistake, and have one message. */
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
  const word = folded.text.slice(start, end)
  const expected = codesOfWord(word) ?? codesOfPlant(word) ?? cardsNear(word)
  return notationMessage('unknown-card', span.start, span.end, {}, expected)
}

const isLatin = (word: string): boolean => /^[a-z]/.test(word)

/** Names of cards and plants in Latin letters, and all others. */
const latinNames: readonly string[] = [...cardWords.keys(), ...plantNames].filter(isLatin)
const otherNames: readonly string[] = [...cardWords.keys(), ...plantNames].filter(name => !isLatin(name))

/** Names of cards, and of all plants, by month. */
const namesByMonth: readonly (readonly string[])[] = months.map(({month}) => [
  ...[...cardWords].flatMap(([name, {cards}]) => (cards[0]! >> 2 === month - 1 ? [name] : [])),
  ...plantNames
])

/** What a word may mean: a card of the plant that it begins with, by its kind or the nearest, else the nearest of all. */
function cardsNear(word: string): readonly string[] {
  const month = monthAt(word, 0)?.month
  const kind = month && [...kindWords.keys()].find(one => word.endsWith(one))
  if (kind) {
    const code = month + kindWords.get(kind)!
    const own = allCards.find(({id}) => kindCodeOf(id) === code)
    return own ? [own.name.replace(/\d$/, '')] : codesOfMonth(month)
  }
  // Two kana are near many words, and a kind alone is no card.
  if (/^[ぁ-ヿ]{1,2}$/.test(word)) return []
  const all = isLatin(word) ? latinNames : otherNames
  const [near] = nearest(foldWord(word), month ? namesByMonth[month - 1]! : all)
  if (near === undefined) return month ? codesOfMonth(month) : []
  return codesOfPlant(near) ?? [cardWords.get(near)!.spelling]
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

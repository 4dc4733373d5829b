/**
 * Cards whose month or kind is written in words: 一月の光, `January bright`. Text that can mean only one kind is read; for
 * `3 bright` and misspelt words, the meaning is proposed.
 */
import {nearest, type Message, type Span} from '@tehai/kernel/source'
import {allCards, kindCodeOf} from '../cards/index.js'
import {loneWordAt} from './lone-words.js'
import {notationMessage} from './messages.js'
import {candidatesOf, readingOf, type Reading} from './token.js'
import {latinNames, refuse} from './unknown-card.js'
import {
  cardWords,
  codesOfMonth,
  codesOfPlant,
  codesOfWord,
  kindWords,
  monthAt,
  plantNames,
  wordAt
} from './words.js'

const apartMonths = /(\d{1,2}(?: {1,3}\d{1,2}){1,11}) {0,3}([htrkabcd])(?![a-z\d])/y

/** Months with blanks between them and one kind after the last: `1 3 8 h` for `1,3,8h`. */
export function monthsApart(
  text: string,
  start: number
): {readonly meant: string; readonly end: number} | null {
  apartMonths.lastIndex = start
  const [whole = '', numbers = '', letter] = apartMonths.exec(text) ?? []
  return whole === '' ? null : {meant: numbers.replace(/ +/g, ',') + letter, end: start + whole.length}
}

const wordAfterMonth =
  /(?:[-‐.:]|[ \u3000]{0,3}(?:[月월]?[の의]?)?[ \u3000]{0,3})([a-z]{3,12}|[a-np-xz](?![a-z])|[^\sa-z\d,、・]{1,3})/y

// In Korea, November and December are not the willow and the paulownia.
const numberedMonth = /([1-9]|1[0-2])月|([1-9]|10)월/y
const afterMonth = /(?:'s)?[ \u3000]{0,3}[の의]?[ \u3000]{0,3}/y
const kindNames: readonly string[] = [...kindWords.keys()].toSorted((a, b) => b.length - a.length)

/**
 * The cards of a month with a correctly spelled word after it: 一月の光, 8月の雁, `November rain man`, 3월 띠. `null` if no
 * such word follows, or if the month has no such card.
 */
export function cardsInWords(text: string, start: number): Reading | null {
  numberedMonth.lastIndex = start
  const [whole = '', number, korean] = numberedMonth.exec(text) ?? []
  const inDigits = {month: Number(number ?? korean), end: start + whole.length}
  const named = /\d/.test(text[start] ?? '') ? (whole === '' ? null : inDigits) : monthAt(text, start)
  if (!named) return null
  afterMonth.lastIndex = named.end
  const place = named.end + afterMonth.exec(text)![0].length
  const kind = kindNames.find(name => text.startsWith(name, place))
  const card = wordAt(text, place) ?? loneWordAt(text, place, true)?.word
  const word = card !== undefined && card.length > (kind?.length ?? 0) ? card : kind
  if (word === undefined || /[a-z\d一-龠ぁ-ヿ가-힣]/.test(text[place + word.length] ?? '')) return null
  const cards =
    word === card
      ? (cardWords.get(word)?.cards ?? [loneWordAt(text, place, true)!.card])
      : candidatesOf(named.month, kindWords.get(word)!)
  const candidates = cards.filter(id => allCards[id]!.month === named.month)
  return candidates.length > 0 ? readingOf(text, start, place + word.length, candidates) : null
}

/** A month with its kind in words, `3 bright` for `3h`. */
export interface WordedCard {
  readonly month: number
  /** What was written as the month, or several: `1,3`. */
  readonly months: string
  /** The letter of the kind; `null` for a word that is not a kind. */
  readonly letter: string | null
  /** Where the words end in the folded text. */
  readonly end: number
}

/** The words after months without a letter; `null` if there cannot be a word for a card or a kind. */
export function kindInWords(text: string, start: number, end: number): WordedCard | null {
  const word = wordAfter(text, end)
  if (!word) return null
  const letter = letterOf(word.text)
  if (letter === null && !/[a-z]/.test(word.text) && !/[月월]/.test(text[end]!)) return null
  const written = text.slice(start, end).replace(/\s/g, '')
  return {month: Number(/\d+/.exec(written)![0]), months: written, letter, end: word.end}
}

/** The word after a month; `null` if there is none, or if a card begins there. */
function wordAfter(text: string, end: number): {readonly text: string; readonly end: number} | null {
  wordAfterMonth.lastIndex = end
  const word = wordAfterMonth.exec(text)?.[1]
  if (word === undefined) return null
  const {lastIndex} = wordAfterMonth
  return wordAt(text, lastIndex - word.length) === undefined ? {text: word, end: lastIndex} : null
}

/**
 * A month in words with its kind: `January bright`, 一月の光, `pine ribbon`. `null` if there is no month, or only a plant
 * without a kind.
 */
export function monthInWords(text: string, start: number): WordedCard | null {
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
  if (codesOfWord(word)?.every(code => code.endsWith('r'))) return 'r'
  const [near = word] = /[a-z]/.test(word) ? nearest(word, kindWords.keys()) : []
  return kindWords.get(near) ?? null
}

/** The codes that may be meant or, if the month has no such card, a message about that. */
export function wordedMessage(
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
  // Every month has a card at each place, a to d.
  if (isOne && !/[a-d]/.test(letter) && !codesOfMonth(month).includes(code))
    return refuse({start, end, month, code: source.slice(start, end), candidates: []}, {start, end})
  return notationMessage('unknown-card', start, end, {}, [written + letter])
}

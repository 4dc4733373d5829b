/**
 * Messages about text that is not a card, or a card that cannot be there, with the names of similar cards.
 */
import {nearest, type Message, type Span} from '@tehai/kernel/source'
import {allCards, cardsOfMonth, kindCodeOf, months, type Card, type Month} from '../cards/index.js'
import {cardName} from '../labels/reading.js'
import {originalSpan, type FoldedText} from './fold.js'
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
  plantNames
} from './words.js'

/** What is wrong with a reading that found no card. */
export function refuse(reading: Reading, {start, end}: Span): Message {
  const {month, code, candidates} = reading
  if (candidates.length > 0) {
    const id = candidates.at(-1)!
    return notationMessage('duplicate-card', start, end, {card: code, name: id})
  }
  if (month < 1 || month > 12) return notationMessage('bad-month', start, end, {month})
  const kinds = new Set(cardsOfMonth(month as Month).map(card => kindCodeOf(card.id)))
  const values = {card: code, month, plant: month, kinds: [...kinds].join(' ')}
  return notationMessage('no-such-card', start, end, values)
}

/** Unknown text: a whole word of Latin letters, else up to the next blank, separator or card. */
export function endOfUnknown(text: string, start: number, run: PrefixRun): number {
  const word = /^[a-z][a-z-]*/.exec(text.slice(start))
  if (word) return start + word[0].length
  let end = start
  do end += text.codePointAt(end)! > 0xffff ? 2 : 1
  while (end < text.length && !/[\s,、・\d]/.test(text[end]!) && !tokenAt(text, end, run))
  return end
}

export function unknown(folded: FoldedText, start: number, end: number): Message {
  const span = originalSpan(folded, start, end)
  const word = folded.text.slice(start, end)
  const expected = codesOfWord(word) ?? codesOfPlant(word) ?? cardsNear(word)
  return notationMessage('unknown-card', span.start, span.end, {}, expected)
}

const isLatin = (word: string): boolean => /^[a-z]/.test(word)

/** Names of cards and plants in Latin letters, and all others. */
export const latinNames: readonly string[] = [...cardWords.keys(), ...plantNames].filter(isLatin)

const otherNames: readonly string[] = [...cardWords.keys(), ...plantNames].filter(name => !isLatin(name))

/** Names of cards, and of all plants, by month. */
const namesByMonth: readonly (readonly string[])[] = months.map(({month}) => [
  ...[...cardWords].flatMap(([name, {cards}]) => (cards[0]! >> 2 === month - 1 ? [name] : [])),
  ...plantNames
])

/** The name of a card in the style of a word: in Korean, in Chinese with 上, else with に. */
function nameLike(word: string, card: Card): string {
  if (/[가-힣]/.test(word)) return cardName(card.id, 'ko').replace(/ \d$/, '')
  const name = card.name.replace(/\d$/, '')
  return word.includes('上') ? name.replace('に', '上') : name
}

/**
 * What a word may mean: a card of the plant that it begins with (by its kind, or the nearest one), else the nearest
 * card.
 */
function cardsNear(word: string): readonly string[] {
  const month = monthAt(word, 0)?.month
  const kind = month && [...kindWords.keys()].find(one => word.endsWith(one))
  if (kind) {
    const code = month + kindWords.get(kind)!
    const own = allCards.find(({id}) => kindCodeOf(id) === code)
    return own ? [nameLike(word, own)] : codesOfMonth(month)
  }
  // Two kana are near many words, and a kind alone is not a card.
  if (/^[ぁ-ヿ]{1,2}$/.test(word)) return []
  const all = isLatin(word) ? latinNames : otherNames
  const [near] = nearest(foldWord(word), month ? namesByMonth[month - 1]! : all)
  if (near === undefined) return month ? codesOfMonth(month) : []
  return codesOfPlant(near) ?? [cardWords.get(near)!.spelling]
}

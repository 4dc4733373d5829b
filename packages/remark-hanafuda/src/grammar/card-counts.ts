/**
 * Numbers of cards of a kind, as authors write them in place of the cards or beside them: カス10枚, 青短三枚, `10 plains`, 피 10장.
 */
import {readNumber, type Span} from '@tehai/kernel/source'
import {inHiragana, kindWords} from '@tehai/koikoi/notation/reading'
import {cutCharacters} from './tail.js'
import {yakuOfName} from './yaku-names.js'

/** The kinds that are counted: the four types of cards, and the ribbons with words. */
export type CountedKind = (typeof kinds)[number]

const kinds = ['hikari', 'tane', 'tanzaku', 'kasu', 'akatan', 'aotan'] as const

/** A number of cards of a kind, with its range in the text. */
export interface CardCount extends Span {
  readonly kind: CountedKind
  readonly count: number
  /** The range of the number alone. */
  readonly number: Span
}

/** The kind of a name; `undefined` for a name of none. */
function kindOf(written: string): CountedKind | undefined {
  const name = written.replace(/(?<=.)牌$/u, '')
  const yaku = yakuOfName(name)
  if (kindWords.get(inHiragana(name.toLowerCase())) === 'h') return 'hikari'
  return kinds.find(kind => kind === yaku)
}

const inUnits =
  /([\d０-９]{1,2}|[一二三四五六七八九十]{1,3})[ \u3000]?(?:[枚张張장](?![目以未ほ])|cards?(?![a-z]))/giu
const inEnglish = /(\d{1,2}) ([a-z ]{5,30})/giu

/** What is between a number and the name of a kind after it: 10張の素. */
const joint = /[ の的의]{0,2}/uy

/** How many cards of each kind there are; the cup may count as a plain. */
const most: Readonly<Record<CountedKind, number>> = {
  hikari: 5,
  tane: 9,
  tanzaku: 10,
  kasu: 25,
  akatan: 3,
  aotan: 3
}

/** A card by its month and kind in English. */
const cardInEnglish = /\d ?[a-z]{2}/iu

/**
 * The numbers of cards that a text has, in their order. It has none where one may be a month: `1 brights, 3 brights` is two cards,
 * and so are `1 bright, 6 animals`.
 */
export function cardCounts(text: string): CardCount[] {
  const counts = [
    ...[...text.matchAll(inUnits)].flatMap(found => countInUnits(text, found) ?? []),
    ...[...text.matchAll(inEnglish)].flatMap(found => countInEnglish(found) ?? [])
  ].toSorted((a, b) => a.start - b.start)
  const isCounted =
    new Set(counts.map(({kind}) => kind)).size === counts.length &&
    !cardInEnglish.test(withoutCounts(text, counts))
  return isCounted ? counts : []
}

/** カス10枚, カス（10枚）, `plains: 10 cards`, 10張素. */
function countInUnits(text: string, {0: whole, 1: digits, index}: RegExpExecArray): CardCount | null {
  const count = readNumber(digits!.normalize('NFKC'))
  const number = {start: index, end: index + digits!.length}
  const end = index + whole.length
  const nameEnd = cutCharacters(text, index, /[\s(（:：=＝x×]/)
  const start = cutCharacters(text, nameEnd, /\p{L}/u)
  const kind = kindOf(text.slice(start, nameEnd))
  if (kind) {
    const isAside = /[(（]/.test(text.slice(nameEnd, index)) && /[)）]/.test(text[end] ?? '')
    return {kind, count, number, start, end: isAside ? end + 1 : end}
  }
  joint.lastIndex = end
  const from = end + joint.exec(text)![0].length
  const [name] = /^\p{L}*/u.exec(text.slice(from))!
  const after = kindOf(name)
  return after ? {kind: after, count, number, start: index, end: from + name.length} : null
}

/** `10 plains`, `3 red ribbons`, `2 plain cards`; a kind in the singular is that of a card, `10 plain`. */
function countInEnglish({1: digits, 2: rest, index}: RegExpExecArray): CardCount | null {
  const words = rest!.split(' ')
  for (let taken = Math.min(4, words.length); taken > 0; taken--) {
    const name = words.slice(0, taken).join(' ')
    const kind = /s$/i.test(name) ? kindOf(name.replace(/ cards$/i, '')) : undefined
    if (!kind || Number(digits) > most[kind]) continue
    const start = index + digits!.length + 1
    const number = {start: index, end: start - 1}
    return {kind, count: Number(digits), number, start: index, end: start + name.length}
  }
  return null
}

/** What may be between numbers of cards. */
const joints: ReadonlySet<string> = new Set(['', ...'、,，・·;；+＋/／&と和與与과와'.split(''), 'and'])

/**
 * A text with blanks in place of numbers of cards and of what is around them, `(3 plains and 2 ribbons)`, so that no offset
 * changes, and without what is left at its end.
 */
export function withoutCounts(text: string, counts: readonly CardCount[]): string {
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < counts.length; at++) {
    let {start, end} = counts[at]!
    while (at + 1 < counts.length && joints.has(text.slice(end, counts[at + 1]!.start).trim()))
      end = counts[++at]!.end
    start = Math.max(from, cutCharacters(text, start, /[\s=＝:：、,，]/))
    if (/[(（]/.test(text[start - 1] ?? '') && /[)）]/.test(text[end] ?? ''))
      [start, end] = [start - 1, end + 1]
    pieces.push(text.slice(from, start), ' '.repeat(end - start))
    from = end
  }
  const rest = pieces.join('') + text.slice(from)
  return rest.slice(0, cutCharacters(rest, rest.length, /[\s、,，・·;；+＋]/))
}

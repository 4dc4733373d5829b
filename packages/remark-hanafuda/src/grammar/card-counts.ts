/**
 * Numbers of cards of a kind, as authors write them in place of the cards or beside them: カス10枚, 青短三枚, `10 plains`, 피 10장,
 * and as lines of their own: `plains: 10`, 光×3.
 */
import {readNumber, type Span} from '@tehai/kernel/source'
import {inHiragana, kindWords} from '@tehai/koikoi/notation/reading'
import {cutCharacters} from './tail.js'
import {yakuOfName} from './yaku-names.js'

/** The kinds that are counted: the four types of cards, and the ribbons with words. */
export type CountedKind = (typeof kinds)[number]

const kinds = ['hikari', 'tane', 'tanzaku', 'kasu', 'akatan', 'aotan'] as const

/** A number of cards of a kind. */
export interface KindCount {
  readonly kind: CountedKind
  readonly count: number
}

/** A number of cards of a kind, with its range in the text. */
export interface CardCount extends KindCount, Span {
  /** The range of the number alone. */
  readonly number: Span
}

/** The kind that a name means; `undefined` for other names. */
function kindOf(written: string): CountedKind | undefined {
  const name = written.replace(/(?<=.)牌$/u, '')
  const yaku = yakuOfName(name)
  if (kindWords.get(inHiragana(name.toLowerCase())) === 'h') return 'hikari'
  return kinds.find(kind => kind === yaku)
}

/** Numbers in words: of Korean before 장, and of English. */
const numberWords: ReadonlyMap<string, number> = new Map(
  [
    '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열'.split(' '),
    'one two three four five six seven eight nine ten eleven twelve'.split(' ')
  ].flatMap(words => words.map((word, index): [string, number] => [word, index + 1]))
)

const numberOf = (written: string): number =>
  numberWords.get(written.toLowerCase()) ?? readNumber(written.normalize('NFKC'))

const inUnits =
  /([\d０-９]{1,2}|[一二三四五六七八九十]{1,3}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)[ \u3000]?(?:[枚张張장](?![目以未ほ])|cards?(?![a-z]))/giu
const inEnglish =
  /(\d{1,2}|(?<![a-z])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) (?=([a-z ]{4,30}))/giu
/** A number after a kind and a mark, without a unit: `plains: 10`, カス×10. */
const behindMark =
  /[:：=＝x×][ \u3000]?([\d０-９]{1,2}|[一二三四五六七八九十]{1,3})(?=[ \u3000]?(?:[、,，;；)）]|$))/giu

/** The text between a number and the name of a kind after it: 10張の素. */
const joint = /[ の的의]{0,2}/uy

/** Kinds in English that have no plural. */
const uncountable = /^(?:kasu|chaff|junk|trash)$/i

/** How many cards of each kind there are; the cup may count as a plain. */
const most: Readonly<Record<CountedKind, number>> = {
  hikari: 5,
  tane: 9,
  tanzaku: 10,
  kasu: 25,
  akatan: 3,
  aotan: 3
}

/**
 * Whether a number and a kind may be a card, as in `11 animals`: the names of ribbons with words are not those of a
 * card.
 */
const mayBeMonth = (kind: CountedKind, digits: string): boolean =>
  Number(digits) <= 12 && kind !== 'akatan' && kind !== 'aotan'

/** A card by its month and kind in English. */
const cardInEnglish = /\d ?[a-z]{2}/iu

/**
 * The numbers of cards in a text, in their order; empty if one of them may be a month: `1 brights, 3 brights` means
 * two cards, and so does `1 bright, 6 animals`.
 */
export function cardCounts(text: string): CardCount[] {
  const alone = countsAlone(text)
  if (alone) return alone
  const counts = [
    ...[...text.matchAll(inUnits)].flatMap(found => countInUnits(text, found) ?? []),
    ...[...text.matchAll(inEnglish)].flatMap(found => countInEnglish(found) ?? []),
    ...[...text.matchAll(behindMark)].flatMap(found => countBehindMark(text, found) ?? [])
  ].toSorted((a, b) => a.start - b.start)
  const isCounted =
    new Set(counts.map(({kind}) => kind)).size === counts.length &&
    !cardInEnglish.test(withoutCounts(text, counts))
  return isCounted ? counts : []
}

/** Longest text that may consist only of kinds and numbers, in UTF-16 units. */
const LONGEST_ALONE = 60

/** 光3 タネ5 カス10, `plains 10, brights 3`: kinds and numbers only; `null` for any other text. */
const countsAlone = (text: string): CardCount[] | null =>
  text.length > LONGEST_ALONE
    ? null
    : (countsBetween(text, /[^\s、,，・/／+＋]+/g) ??
      countsBetween(text, /[^\s、,，・/／+＋][^、,，・/／+＋]*/g))

/** The kinds and numbers of all parts of a text; `null` if a part is something else. */
function countsBetween(text: string, parts: RegExp): CardCount[] | null {
  const counts = [...text.matchAll(parts)].map(({0: part, index}): CardCount | null => {
    const word = part.trimEnd()
    const nameEnd = cutCharacters(word, word.length, /[\d０-９]/)
    const kind =
      nameEnd < word.length && word.length - nameEnd <= 2
        ? kindOf(word.slice(0, nameEnd).trimEnd())
        : undefined
    if (!kind) return null
    const end = index + word.length
    const count = Number(word.slice(nameEnd).normalize('NFKC'))
    return {kind, count, number: {start: index + nameEnd, end}, start: index, end}
  })
  const found = counts.flatMap(one => one ?? [])
  const isAll = found.length === counts.length && new Set(found.map(({kind}) => kind)).size === found.length
  return isAll && found.length > 0 ? found : null
}

/** カス10枚, カス（10枚）, `plains: 10 cards`, 10張素. */
function countInUnits(text: string, {0: whole, 1: digits, index}: RegExpExecArray): CardCount | null {
  const count = numberOf(digits!)
  const number = {start: index, end: index + digits!.length}
  const end = index + whole.length
  const named = kindBefore(text, index)
  if (named) {
    const isAside = /[(（]/.test(text.slice(named.end, index)) && /[)）]/.test(text[end] ?? '')
    return {kind: named.kind, count, number, start: named.start, end: isAside ? end + 1 : end}
  }
  joint.lastIndex = end
  const from = end + joint.exec(text)![0].length
  const [name] = /^\p{L}*/u.exec(text.slice(from))!
  const after = kindOf(name)
  return after ? {kind: after, count, number, start: index, end: from + name.length} : null
}

/** The name of a kind that ends before a place, ignoring blanks and marks. */
function kindBefore(text: string, at: number): (Span & {readonly kind: CountedKind}) | null {
  const end = cutCharacters(text, at, /[\s(（:：=＝x×]/)
  // In `red poetry ribbons: 3`, the name has several words.
  const wide = cutCharacters(text, end, /[\p{L} ]/u)
  const words = text.slice(wide, end).split(' ')
  for (let left = Math.max(0, words.length - 4); left < words.length; left++) {
    const name = words.slice(left).join(' ')
    const kind = words[left] === '' ? undefined : kindOf(name)
    if (kind) return {kind, start: end - name.length, end}
  }
  return null
}

/** `plains: 10`, カス×10. */
function countBehindMark(text: string, {0: whole, 1: digits, index}: RegExpExecArray): CardCount | null {
  const named = kindBefore(text, index)
  const end = index + whole.length
  const number = {start: end - digits!.length, end}
  return named && {...named, count: readNumber(digits!.normalize('NFKC')), number, end}
}

/**
 * `10 plains`, `3 red ribbons`, `2 plain cards`; a kind in the singular means a card, `10 plain`, and so does a plural
 * if there are fewer such cards and the number may be a month: `11 animals`.
 */
function countInEnglish({1: digits, 2: rest, index}: RegExpExecArray): CardCount | null {
  const words = rest!.split(' ')
  for (let taken = Math.min(4, words.length); taken > 0; taken--) {
    const name = words.slice(0, taken).join(' ')
    const isCounted = /s$/i.test(name) || uncountable.test(name)
    const kind = isCounted ? kindOf(name.replace(/ cards$/i, '')) : undefined
    const count = numberOf(digits!)
    if (!kind || (count > most[kind] && mayBeMonth(kind, digits!))) continue
    const start = index + digits!.length + 1
    const number = {start: index, end: start - 1}
    return {kind, count, number, start: index, end: start + name.length}
  }
  return null
}

/** What may be between numbers of cards. */
const joints: ReadonlySet<string> = new Set(['', ...'、,，・·;；+＋/／&と和與与과와'.split(''), 'and'])

/**
 * A text with blanks in place of numbers of cards and the marks around them, `(3 plains and 2 ribbons)`, so that
 * offsets stay the same, and without leftover marks at its end.
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

/** Longest line that may consist only of numbers of cards, in UTF-16 units. */
const LONGEST_LINE = 200

/** Whether a line consists only of numbers of cards. */
export function isCountLine(line: string): boolean {
  if (line.length > LONGEST_LINE) return false
  const counts = cardCounts(line)
  return counts.length > 0 && withoutCounts(line, counts) === ''
}

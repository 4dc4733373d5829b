/**
 * Tenpai rate, win rate and expected points of discards, as people write them.
 *
 *     打2s 1900点   2s: 1,900, 8p: 1.8k   21%   cut 8p 21.3 %   2s   ? hand-change, turn 6   1900点 和了率21%
 *
 * Tiles are discards; figures belong to the tiles before them, and to the measure named before them, else to that of the key.
 */
import {append, kanjiNumber, lookup, readNumber, type Span} from '@tehai/kernel/source'
import {isNoTurn} from '../../page/grammar/situation/numbers.js'
import {isUnread, phrase, readPhrases, wordEnd, type Phrase, type UnreadPart} from './phrases.js'
import {discardPhrases, tilePhrases, type DiscardPart} from './tiles.js'
import type {TileAt, TilesPart} from './tile-words.js'

/** The measure of a figure: 聴牌率, 和了率, 期待値. */
export type Measure = 'tenpai' | 'win' | 'value'

/** Parts of the model that can be named: what it follows, and what it counts. */
export type ValueSwitch = 'handChange' | 'shantenBack' | 'noUra' | 'noRed'

/** A figure: a probability from 0 to 1, or points, and how much the true value may differ from it. */
export interface Figure extends Span {
  readonly measure: Measure
  readonly amount: number
  readonly tolerance: number
}

type ValuePart =
  | TilesPart
  | DiscardPart
  | ({readonly type: 'measure'; readonly measure: Measure} & Span)
  | ({readonly type: 'percent' | 'points' | 'number'; readonly amount: number; readonly unit: number} & Span)
  | ({readonly type: 'turn'; readonly turn: number} & Span)
  | ({readonly type: 'switch'; readonly option: ValueSwitch} & Span)
  /** A figure that is to be filled in. */
  | ({readonly type: 'question'} & Span)
  /** The discards before it are better than those after it. */
  | ({readonly type: 'order'} & Span)
  | ({readonly type: 'filler'} & Span)

/** Used in place of `>`, which other claims treat as a separator between phrases. */
export const ORDER = '≻'

/** Some discards, and the figures of each; without figures, they are claimed to be the best. */
export interface ValueStatement {
  readonly discards: readonly TileAt[]
  readonly figures: readonly Figure[]
  /** Whether it is part of an order, as in `9m > 8s`. */
  readonly isRanked: boolean
}

/** A claim about value. */
export interface ValueClaim {
  readonly statements: readonly ValueStatement[]
  /** The turn of the figures; `null`: not said. */
  readonly turn: number | null
  readonly switches: ReadonlySet<ValueSwitch>
  /** All parts in order, including those that are not understood. */
  readonly parts: readonly (ValuePart | UnreadPart)[]
}

const measures: readonly (readonly [string, Measure])[] = [
  ['(?:聴牌|聽牌|听牌|テンパイ)率 ?|tenpai(?: |-)?(?:rate|chance|%)', 'tenpai'],
  ['(?:和了|和牌|胡牌|アガリ|あがり|上がり)率|win(?:ning)?(?: |-)?(?:rate|chance|%)', 'win'],
  ['期待値|期[望待][値值]|期望[点點][数數]|expected (?:points|value)|ev(?![a-z])', 'value']
]

const switches: readonly (readonly [string, ValueSwitch])[] = [
  [
    '手[替変代]わ?り(?:を?考慮|あり| ?포함)?|[换換][手牌]|含?手牌(?:[变變]化|改良)|手[变變]化?|改良|hand[- ]?changes?',
    'handChange'
  ],
  [
    '(?:向聴|シャンテン)(?:戻し|落とし)(?:を?考慮|あり)?|含?向[听聽聴][倒後后]退|退向[听聽聴]|向聴 ?(?:후퇴|되돌림|되돌리기)(?: ?포함)?|shanten[- ]?back|discards that go back',
    'shantenBack'
  ],
  [
    '裏(?:ドラ)? ?(?:なし|無し|抜き|を除く|考慮なし|없이|제외)|[无無不](?:[计計算入])?[里裏][宝寶]?(?:牌)?|(?:no|without)[- ]ura(?: dora)?',
    'noUra'
  ],
  [
    '赤(?:ドラ|牌)? ?(?:なし|無し|抜き|を除く|없이|제외)|(?:[无無]|不[计計算])[赤红紅](?:[宝寶]牌?|牌|五)?|(?:no|without)[- ]reds?(?: fives?)?',
    'noRed'
  ]
]

/** A digit before 割 or 分. */
const tenth = '[1-9]|[一二三四五六七八九]'

/** No tile: 25p, 1900s. */
const noSuit = '(?![\\d.]|[mpsz](?![A-Za-z]))'

/** A number with or without commas and decimal places; one group. */
const plainNumber = '((?:\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?:\\.\\d{1,4})?)'
const percentUnit = '%|percent|パーセント|퍼센트'
const pointsUnit = `点|點|점|points?${wordEnd}|pts?${wordEnd}`

const numberOf = (text: string): number => Number(text.replaceAll(',', ''))

/** The unit of the last place of a number: 0.1 for 45.5. */
const unitOf = (text: string): number => 10 ** -(/\.(\d+)$/.exec(text)?.[1]?.length ?? 0)

const thousands: Readonly<Record<string, number>> = lookup({k: 1000, 千: 1000, 万: 10_000})

const phrases: readonly Phrase<ValuePart | UnreadPart>[] = [
  ...switches.map(([words, option]) =>
    phrase<ValuePart>(`(?:${words})${wordEnd}`, (_, span) => ({type: 'switch', option, ...span}))
  ),
  ...measures.map(([words, measure]) =>
    phrase<ValuePart>(`(?:${words})${wordEnd}`, (_, span) => ({type: 'measure', measure, ...span}))
  ),
  phrase(
    `turn (\\d{1,2})(?!\\d)|第?(\\d{1,2}) ?巡目?|(\\d{1,2})(?:st|nd|rd|th) turn${wordEnd}`,
    ([, first, second, third], span) => {
      const turn = Number(first ?? second ?? third)
      return isNoTurn(turn) ? {type: 'unread', ...span} : {type: 'turn', turn, ...span}
    }
  ),
  phrase(`第?(${kanjiNumber}) ?巡目?`, ([, number], span) => {
    const turn = readNumber(number!)
    return isNoTurn(turn) ? {type: 'unread', ...span} : {type: 'turn', turn, ...span}
  }),
  // A range: any value in it is right.
  phrase(
    `${plainNumber} ?(?:${percentUnit}|${pointsUnit})? ?(?:[-~〜]|to(?= )) ?${plainNumber} ?(?:(${percentUnit})|(${pointsUnit})|${noSuit})`,
    ([, first, second, percent, word], span) => {
      const scale = percent ? 0.01 : 1
      const [least, most] = [numberOf(first!) * scale, numberOf(second!) * scale]
      const unit = most - least + unitOf(second!) * scale
      const type = percent ? 'percent' : word ? 'points' : 'number'
      return most < least ? {type: 'unread', ...span} : {type, amount: (least + most) / 2, unit, ...span}
    }
  ),
  phrase('(\\d{1,3})(?:\\.(\\d{1,4}))? ?(?:%|percent|パーセント|퍼센트)', ([, whole, places = ''], span) => ({
    type: 'percent',
    amount: Number(`${whole}.${places}0`) / 100,
    unit: 10 ** -(places.length + 2),
    ...span
  })),
  // 3割5分: tenths and hundredths.
  phrase(`(${tenth})(?:[.・](\\d))? ?割(?: ?(${tenth}) ?分)?`, ([, tenths, place, minor], span) => {
    const hundredths = place ?? minor
    return {
      type: 'percent',
      amount: (readNumber(tenths!) * 10 + (hundredths === undefined ? 0 : readNumber(hundredths))) / 100,
      unit: hundredths === undefined ? 0.1 : 0.01,
      ...span
    }
  }),
  phrase(`百分之 ?(\\d{1,3}|${kanjiNumber})`, ([, number], span) => ({
    type: 'percent',
    amount: readNumber(number!) / 100,
    unit: 0.01,
    ...span
  })),
  phrase('(\\d{1,3})(?:\\.(\\d{1,2}))? ?([k千万])(?!\\w)', ([, whole, places = '', word], span) => ({
    type: 'points',
    amount: Number(`${whole}.${places}0`) * thousands[word!]!,
    unit: thousands[word!]! * 10 ** -places.length,
    ...span
  })),
  phrase(
    `(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?:\\.(\\d{1,4}))? ?(?:(点|點|점|points?${wordEnd}|pts?${wordEnd})|${noSuit})`,
    ([, digits, places = '', word], span) => {
      const whole = digits!.replaceAll(',', '')
      const amount = Number(`${whole}.${places}0`)
      const zeros = places === '' ? Math.min(2, zerosAtEnd(whole)) : 0
      return {type: word ? 'points' : 'number', amount, unit: 10 ** (zeros - places.length), ...span}
    }
  ),
  ...discardPhrases,
  ...tilePhrases,
  phrase(
    `約|およそ|[약約] ?(?=\\d)|前後|ほど|程度|[くぐ]らい|左右|정도|平均|なら|最善|最大|最好|最高|最[优優]|一番|有利|優位|正解|より|から|で|は|が|の|と|を|も|も?です|about${wordEnd}|around${wordEnd}|roughly${wordEnd}|on average${wordEnd}|average${wordEnd}|best${wordEnd}|is${wordEnd}|are${wordEnd}|and${wordEnd}|with${wordEnd}|for${wordEnd}|the${wordEnd}|from${wordEnd}|at${wordEnd}|of${wordEnd}|cut${wordEnd}|≈|~(?= ?\\d)(?<!\\d ?~)`,
    (_, span) => ({type: 'filler', ...span})
  ),
  phrase('\\?{1,2}', (_, span) => ({type: 'question', ...span})),
  phrase(ORDER, (_, span) => ({type: 'order', ...span}))
]

/** Read a claim about value. Never throws; spans are offsets into the text. `measure`: that of the key. */
export function readValue(text: string, measure: Measure): ValueClaim {
  const parts = readPhrases(text.replaceAll(/[>＞≧≥≫]/g, ORDER), phrases)
  const found: {discards: TileAt[]; figures: Figure[]; isRanked: boolean}[] = []
  const begin = () => {
    const next = {discards: [] as TileAt[], figures: [] as Figure[], isRanked: false}
    found.push(next)
    return next
  }
  let now = begin()
  let about = measure
  for (const part of parts) {
    if (isUnread(part)) continue
    if (part.type === 'measure') about = part.measure
    if (part.type === 'order') {
      now.isRanked = true
      now = begin()
      now.isRanked = true
    }
    if (part.type === 'discard' || part.type === 'tiles') {
      if (now.figures.length > 0) now = begin()
      append(now.discards, part.type === 'discard' ? [part.tile] : part.tiles)
    }
    const figure = figureOf(part, about)
    if (figure) now.figures.push(figure)
  }
  return {
    statements: joined(found.filter(({discards, figures}) => discards.length > 0 || figures.length > 0)),
    turn: parts.find(part => part.type === 'turn')?.turn ?? null,
    switches: new Set(parts.flatMap(part => (part.type === 'switch' ? [part.option] : []))),
    parts
  }
}

/** `64% with 6m, 34% with 8s`: figures before their discards, where none is before the first one and after the last. */
function joined(statements: readonly ValueStatement[]): readonly ValueStatement[] {
  const [first, ...others] = statements
  const isBefore = others.length > 0 && first!.discards.length === 0 && others.at(-1)!.figures.length === 0
  if (!isBefore) return statements
  return others.map(({discards}, index) => ({discards, figures: statements[index]!.figures, isRanked: false}))
}

/** How many zeros a number ends with. */
function zerosAtEnd(digits: string): number {
  let at = digits.length
  while (digits[at - 1] === '0') at--
  return digits.length - at
}

/** How a number is read given a measure: 21% is a rate even if points are the measure, and 1900点 is always points. */
function figureOf(part: ValuePart, measure: Measure): Figure | null {
  if (part.type !== 'percent' && part.type !== 'points' && part.type !== 'number') return null
  const {type, amount, unit, start, end} = part
  const span = {start, end}
  if (type === 'percent') {
    const rate = measure === 'value' ? 'win' : measure
    return {measure: rate, amount, tolerance: unit / 2, ...span}
  }
  if (type === 'points' || measure === 'value')
    return {measure: 'value', amount, tolerance: Math.max(unit, 1) / 2, ...span}
  // 0.21 is a share of one, 21 are percent.
  const share = amount <= 1 && unit < 1 ? 1 : 0.01
  const least = share === 1 ? unit : Math.min(unit, 1)
  return {measure, amount: amount * share, tolerance: (least * share) / 2, ...span}
}

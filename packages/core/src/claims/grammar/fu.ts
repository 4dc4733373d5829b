/**
 * Fu as people write them: the sum alone, or what it is made of.
 *
 *     40   40符   20+10+8   20 + 2 + 10 = 32 → 40   副底20＋門前ロン10＋嵌張2   20 base + 10 closed ron
 */
import {nameOfFuWord} from '../../labels/fu.js'
import {fuWords, type FuWord} from '../../labels/ids.js'
import {residentLanguages, type Span} from '@tehai/kernel/source'
import {tilePhrases} from './tiles.js'
import {phrase, readPhrases, wordEnd, type Phrase, type Unread} from './phrases.js'

/** What a word of fu can be for: one sort of line, or several. */
export type FuWords = readonly FuWord[]

/** One thing that is said of fu. */
export type FuPart =
  | ({readonly type: 'fu'; readonly fu: number} & Span)
  | ({readonly type: 'word'; readonly words: FuWords} & Span)
  | ({readonly type: 'plus'} & Span)
  /** The sum beside it is the one before rounding. */
  | ({readonly type: 'unrounded'} & Span)
  | ({readonly type: 'filler'} & Span)

/** Words besides those that a page shows, longer ones first. */
const others: readonly (readonly [string, FuWords])[] = [
  ['副底|符底|底符|基本符?|기본부?|base(?: fu)?|win(?:ning)?', ['base']],
  [
    '(?:門前清?|門清)(?:ロン| ?론|栄和|加符)?|メンゼンロン|面前ロン|(?:menzen|closed|concealed) ron',
    ['menzen_ron']
  ],
  ['ツモ符?|自摸符?|tsumo|self-draw', ['tsumo']],
  ['七対子?|チートイツ?|chiitoi(?:tsu)?|seven pairs', ['chiitoitsu']],
  ['(?:(?:役牌|連風牌|[自場]風牌?|三元牌)[の的]?)?雀頭|アタマ|役牌の?対子|(?:value )?pair', ['pair']],
  ['暗刻|アンコ|ankou?|(?:concealed|closed) (?:triplet|pon)', ['ankou']],
  ['明刻|ミンコ|ポン|minkou?|open (?:triplet|pon)|pon', ['minkou']],
  ['暗槓|アンカン|ankan|(?:concealed|closed) kan', ['ankan']],
  ['明槓|大明槓|加槓|ミンカン|minkan|open kan', ['minkan']],
  ['嵌張(?: ?待ち|聴牌?)?|カンチャン(?:待ち)?|kanchan(?: wait)?|closed wait', ['kanchan']],
  ['辺張(?: ?待ち|聴牌?)?|ペンチャン(?:待ち)?|penchan(?: wait)?|edge wait', ['penchan']],
  ['単騎(?: ?待ち|聴牌?)?|タンキ(?:待ち)?|tanki(?: wait)?|pair wait', ['tanki']],
  ['待ち|wait', ['kanchan', 'penchan', 'tanki']],
  ['喰い?平和形?|후로 핑후형|副露平和形|open pinfu', ['open_pinfu']],
  ['切り?上げ|올림|進位|进位|繰り?上げ|round(?:ed|ing)?(?: up)?', ['rounding']]
]

/** A pattern that matches a text as it is. */
const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The names that a page shows, so that a copied line is read again; those of languages that are loaded later are `others`. */
const shown: readonly (readonly [string, FuWords])[] = fuWords
  .flatMap(word =>
    residentLanguages
      .toReversed()
      .map((language): readonly [string, FuWords] => [asPattern(nameOfFuWord(word, language)), [word]])
  )
  .toSorted(([a], [b]) => b.length - a.length)

const wordPhrases: readonly Phrase<FuPart>[] = [...shown, ...others].map(([source, words]) =>
  phrase<FuPart>(`(?:${source})(?:(?<!符)符(?=\\d))?(?![A-Za-z])`, (_, span) => ({
    type: 'word',
    words,
    ...span
  }))
)

const asFiller =
  (read: Phrase<object>): Phrase<FuPart> =>
  (text, at) => {
    const found = read(text, at)
    return found && {end: found.end, parts: [{type: 'filler', start: at, end: found.end}]}
  }

const phrases: readonly Phrase<FuPart>[] = [
  phrase(
    `(?:切り?上げ|繰り?上げ)(?:る?前|なしで)[はの]?|[進进]位(?:之?前)|올림 ?전|unrounded${wordEnd}|before rounding(?: up)?${wordEnd}|round(?:ed|ing)?(?: up)? from${wordEnd}`,
    (_, span) => ({type: 'unrounded', ...span})
  ),
  phrase(
    `[符부] ?(?:は|が|가)? ?(?:なし|無し|ない)|[沒没]有?符|[부符](?:가)? ?없(?:음|습니다)|no fu${wordEnd}`,
    (_, span) => ({type: 'fu', fu: 0, ...span})
  ),
  ...wordPhrases,
  phrase(
    `中張牌?|[么幺]九牌?|ヤオ九牌?|字牌|数牌|三元牌|役牌|風牌|simples?${wordEnd}|terminals?${wordEnd}|honou?rs?${wordEnd}`,
    (_, span) => ({type: 'filler', ...span})
  ),
  // Of which tiles a set is made is in the hand.
  ...tilePhrases.map(asFiller),
  phrase(`(\\d{1,3}) ?(?:符|フ|fu${wordEnd})?(?!\\d)`, ([, fu], span) => ({
    type: 'fu',
    fu: Number(fu),
    ...span
  })),
  phrase('[+＋]', (_, span) => ({type: 'plus', ...span})),
  phrase(
    `(?:の|は|と|で|に|計|合計|total${wordEnd}|for${wordEnd}|and${wordEnd}|a${wordEnd}|the${wordEnd}|is${wordEnd})`,
    (_, span) => ({
      type: 'filler',
      ...span
    })
  )
]

/** A summand, or a sum: the number, the word beside it, and the span of both. */
export interface Summand extends Span {
  readonly fu: number
  readonly words: FuWords | null
}

/** A claim about fu. */
export interface FuClaim {
  readonly summands: readonly Summand[]
  /** What is said to be the sum, rounded up or not. */
  readonly sums: readonly Summand[]
  /** Whether one of the sums is said to be that before rounding. */
  readonly isUnrounded: boolean
  readonly unread: readonly Unread[]
}

/**
 * What leads to a sum: an arrow, a word for a sum that ends the addition (`20+2+2で24符`), or that it is rounded up to it.
 * Summands of rounding are below 10.
 */
const toSum =
  /->|=>|(?:で[、,]?|の)?(?:合?[計计]|[总總]?共|합계|총|total|in all)(?=[ \t　:：]{0,3}(?:[2-9]\d|1[01]\d)(?!\d))|(?<=\d[符フ]?)で(?=(?:[2-9]\d|1[01]\d)(?!\d))|(?:(?:切り?上げ|繰り?上げ)(?:て|ると?)?|올림(?:하여|해서|하면)?|[进進]位(?:[为為到]|后|後)?|round(?:ed|s|ing)?(?: up)?(?: to)?|(?<=, ?)so|따라서|所以|因此|なので|だから)(?=[ \t　:：]{0,3}(?:[2-9]\d|1[01]\d)(?!\d))/gi

/** Words that lead to a sum only where the addition has ended. */
const wordOfSum = /^(?:[での]|合|[計计]|[总總共]|합계|총|total|in all)/i

/** Read a claim about fu: summands before the first `=` or arrow, sums after it. Never throws. */
export function readFu(written: string): FuClaim {
  // Units stay where they are.
  const lastPlus = Math.max(written.lastIndexOf('+'), written.lastIndexOf('＋'))
  const text = written.replace(toSum, (found, at: number) =>
    at < lastPlus && wordOfSum.test(found) ? found : '→'.padEnd(found.length)
  )
  const lead = sumFirst.exec(text)?.[0].length ?? 0
  if (lead > 0) return afterSum(text, lead)
  return readSum(text)
}

/** Summands before the first `=` or arrow, sums after it. */
function readSum(text: string): FuClaim {
  const equals = text.search(/[=＝→⇒]/)
  const before = readPhrases(equals < 0 ? text : text.slice(0, equals), phrases)
  const after = equals < 0 ? [] : movedBy(readPhrases(text.slice(equals), phrases), equals)
  const all = [...before, ...after]
  const unread = all.filter(part => part.type === 'unread')
  const [first, second] = [summandsIn(before), summandsIn(after)]
  const isSum =
    first.length > 1 || first.some(({words}) => words !== null) || before.some(({type}) => type === 'plus')
  const isUnrounded = all.some(({type}) => type === 'unrounded')
  return {summands: isSum ? first : [], sums: [...(isSum ? [] : first), ...second], isUnrounded, unread}
}

/** What a sum is made of after it: `40 (20+10+4+2 = 36)`. */
function afterSum(text: string, lead: number): FuClaim {
  const sum = readSum(text.slice(0, lead))
  // The `=` after the sum leads to its summands.
  const rest = readSum(text.slice(lead).replace(/^[=＝]/, ' '))
  return {
    summands: movedBy(rest.summands, lead),
    sums: [...movedBy(rest.sums, lead), ...sum.sums],
    isUnrounded: rest.isUnrounded,
    unread: [...sum.unread, ...movedBy(rest.unread, lead)]
  }
}

const movedBy = <One extends Span>(all: readonly One[], by: number): One[] =>
  all.map(one => ({...one, start: one.start + by, end: one.end + by}))

/**
 * A sum before what it is made of, `50 (20+16+4+2+8)`, `50 = 20+16+4+2+8`, or before the sum that is rounded up to it,
 * `40 (36)`; no summand, as in `20 (base) + 10`.
 */
const sumFirst =
  /^\s{0,3}\d{2,3} ?(?:符|フ|부|fu)?\s{0,3}(?![(（][^()（）]{0,40}[)）]\s?[+＋])(?=[(（=＝][^=＝→⇒]{0,80}[+＋]|[(（][^\d()（）+＋=＝→⇒]{0,30}\d{2,3}[^\d()（）+＋=＝→⇒]{0,30}[)）]\s{0,3}$)/i

/** Numbers, each with the word before it (副底20) or after it (`10 closed ron`). */
function summandsIn(parts: readonly (FuPart | Unread)[]): Summand[] {
  const found: Summand[] = []
  let word: {readonly words: FuWords; readonly start: number} | null = null
  let isOpen = false
  for (const [index, part] of parts.entries()) {
    const last = found.at(-1)
    // `2 切り上げ8`: the number comes after what it is for.
    const isBeforeNumber =
      part.type === 'word' && part.words.includes('rounding') && parts[index + 1]?.type === 'fu'
    if (part.type === 'fu') {
      found.push({fu: part.fu, words: word?.words ?? null, start: word?.start ?? part.start, end: part.end})
      isOpen = word === null
      word = null
    } else if (part.type === 'word' && isOpen && last && !isBeforeNumber) {
      found[found.length - 1] = {...last, words: part.words, end: part.end}
      isOpen = false
    } else if (part.type === 'word') word = part
    else if (part.type === 'plus') isOpen = false
  }
  return found
}

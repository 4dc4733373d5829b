/**
 * Shanten as people write it.
 *
 *     一向聴   イーシャンテン   1-shanten   iishanten   聴牌   tenpai   七対子一向聴   和了
 */
import {readNumber, type Span} from '@tehai/kernel/source'
import {countedGroups} from './counted-groups.js'
import {denial, phrase, readPhrases, smallNumber, wordEnd, type Phrase, type UnreadPart} from './phrases.js'
import {discardPhrases, mayDiscard, type DiscardPart} from './tiles.js'
import {ranksInWords} from '../../notation/plain-numbers.js'

/** A sort of 1-shanten by its blocks: 完全, くっつき, ヘッドレス. */
export type IishantenKind = 'perfect' | 'sticky' | 'headless'

/** One statement about the shanten. */
export type ShantenPart =
  | ShantenNumber
  | ({readonly type: 'form'; readonly form: 'standard' | 'chiitoitsu' | 'kokushi'} & Span)
  | ({readonly type: 'kind'; readonly kind: IishantenKind} & Span)
  /** The discard after which the hand has this shanten: 打9m后一向听. */
  | DiscardPart
  | ({readonly type: 'filler'} & Span)

const kindWords: readonly (readonly [string, IishantenKind])[] = [
  ['完全|완전 ?|(?:perfect|complete) (?=\\d|i|one)', 'perfect'],
  ['くっつき(?:テンパイ|聴牌)?の?|kuttsuki |sticky (?=\\d|i|one)', 'sticky'],
  ['ヘッドレス|headless (?=\\d|i|one)', 'headless']
]

/** Numbers in English words, from one. */
const inEnglish = ranksInWords.slice(0, 6)

const english = inEnglish.join('|')

const countOf = (number: string): number => inEnglish.indexOf(number.toLowerCase()) + 1 || Number(number)

/** The numbers as they are said before シャンテン. */
const spoken = [
  '(?:イー|ii|ī|i)',
  '(?:リャン|リャー|両|ryan)',
  '(?:サン|san)',
  '(?:スー|suu|sū|su)',
  '(?:ウー|uu|ū|u)',
  '(?:ロー|リュー|roo|rō|ro)'
]
const words = `(?:向聴|シャンテン|シャン|[- ]?shanten${wordEnd}|[- ]?(?:(?:tiles?|draws?|steps?) )?(?:away|step)(?: from (?:tenpai|ready))?${wordEnd})`

/** A number of shanten, with the word for it. */
export type ShantenNumber = {readonly type: 'shanten'; readonly shanten: number} & Span

const tenpai: Phrase<ShantenNumber> = phrase(
  `(?:[聴听聽]牌|テンパイ|텐파이|tenpai${wordEnd}|ready${wordEnd})`,
  (_, span) => ({type: 'shanten', shanten: 0, ...span})
)

/** Numbers with the word for shanten: 一向聴, `1-shanten`. */
const numbered: readonly Phrase<ShantenNumber>[] = [
  ...spoken.map((number, index) =>
    phrase<ShantenNumber>(`${number}${words}`, (_, span) => ({type: 'shanten', shanten: index + 1, ...span}))
  ),
  phrase(`(-?)(?:${smallNumber}|(${english})) ?${words}`, ([, minus, number, word], span) => {
    const shanten = word === undefined ? readNumber(number!) : countOf(word)
    return {type: 'shanten', shanten: minus ? -shanten : shanten, ...span}
  })
]

/** Shanten among other claims, where a number alone means something else. */
export const shantenPhrases: readonly Phrase<ShantenNumber>[] = [tenpai, ...numbered]

const phrases: readonly Phrase<ShantenPart | UnreadPart>[] = [
  // Matched so that the number beside it is understood.
  phrase('余剰牌', (_, span) => ({type: 'unread', ...span})),
  countedGroups,
  // The shapes of a 1-shanten and how many there are: リャンメン2つの一向聴.
  phrase(
    '(?:両面|リャンメン|カンチャン|ペンチャン|[嵌辺]張|良形|愚形)(?:ターツ|塔子)?(?:(?: ?[x×*])? ?[2-4]つ?)?の?',
    (_, span) => ({type: 'unread', ...span})
  ),
  // Changes what is claimed beside it.
  phrase(denial, (_, span) => ({type: 'unread', ...span})),
  ...kindWords.map(([source, kind]) =>
    phrase<ShantenPart>(source, (_, span) => ({type: 'kind', kind, ...span}))
  ),
  tenpai,
  phrase(`(?:和了形?|和牌形?|アガリ形?|上がり形?|完成形?|complete${wordEnd}|agari${wordEnd})`, (_, span) => ({
    type: 'shanten',
    shanten: -1,
    ...span
  })),
  phrase(
    `(\\d{1,2}|${english}) ?(?:tiles?|draws?|steps?)? ?(?:away|short|off)? ?(?:from|of) (?:tenpai|ready)${wordEnd}`,
    ([, number], span) => ({type: 'shanten', shanten: countOf(number!), ...span})
  ),
  ...numbered,
  phrase('(-1|[0-8])(?![\\d.])', ([, number], span) => ({type: 'shanten', shanten: Number(number), ...span})),
  phrase(`(?:七対子?|チートイツ?|チートイ|chiitoi(?:tsu)?|seven pairs)${wordEnd}`, (_, span) => ({
    type: 'form',
    form: 'chiitoitsu',
    ...span
  })),
  phrase(`(?:国士無双|国士|kokushi(?: musou)?|thirteen orphans)${wordEnd}`, (_, span) => ({
    type: 'form',
    form: 'kokushi',
    ...span
  })),
  phrase(
    `(?:一般手|一般形|通常手|メンツ手|面子手|standard(?: form)?|four sets and a pair)${wordEnd}`,
    (_, span) => ({
      type: 'form',
      form: 'standard',
      ...span
    })
  ),
  phrase(
    `(?:の|は|で|なら|[之以]?[后後]|의|은|는|after(?= cut| discard| drop)|from${wordEnd}|for${wordEnd}|and${wordEnd}|is${wordEnd}|hand${wordEnd}|形)`,
    (_, span) => ({type: 'filler', ...span})
  )
]

/** Read a claim about the shanten. Never throws. */
export function readShanten(text: string): (ShantenPart | UnreadPart)[] {
  return readPhrases(text, mayDiscard.test(text) ? withDiscards : phrases)
}

const withDiscards: readonly Phrase<ShantenPart | UnreadPart>[] = [...discardPhrases, ...phrases]

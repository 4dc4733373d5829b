/**
 * The words of claims about fu: 副底, `closed ron`, and the numbers beside them.
 */
import {nameOfFuWord} from '../../labels/scores/fu.js'
import {fuWords, type FuWord} from '../../labels/ids.js'
import {residentLanguages, type Span} from '@tehai/kernel/source'
import {tilePhrases} from './tiles.js'
import {phrase, wordEnd, type Phrase} from './phrases.js'

/** What a word for fu can mean: one line, or several. */
export type FuWords = readonly FuWord[]

/** One statement about fu. */
export type FuPart =
  | ({readonly type: 'fu'; readonly fu: number} & Span)
  | ({readonly type: 'word'; readonly words: FuWords} & Span)
  | ({readonly type: 'plus'} & Span)
  /** The sum beside it is the sum before rounding. */
  | ({readonly type: 'unrounded'} & Span)
  | ({readonly type: 'filler'} & Span)

/** The kinds of tiles of a set, in English between `open` and `pon`. */
const ofTiles =
  '(?: (?:terminals?|honou?rs?|terminal(?:/| or )honou?r|simples?|dragon|wind|value|east|south|west|north|white|green|red)){0,2}'
const triplet = '(?:triplet|pon|pung|set)'
const kan = '(?:kan|kong|quad)'

/** Words besides those that a page shows, longer ones first. */
const others: readonly (readonly [string, FuWords])[] = [
  ['副底|符底|底符|基本符?|基礎[点符]|기본부?|base(?: fu)?|win(?:ning)?', ['base']],
  [
    '(?:門前清?|門清|メンゼン|面前)(?:ロン| ?론|栄和|加符| ?가부)?|(?:(?:menzen|closed|concealed) (?:hand )?)?ron|ロン',
    ['menzen_ron']
  ],
  ['ツモ符?|自摸符?|tsumo|self-draw', ['tsumo']],
  ['七対子?|チートイツ?|chiitoi(?:tsu)?|seven pairs', ['chiitoitsu']],
  ['(?:(?:役牌|連風牌|[自場]風牌?|三元牌)[の的]?)?雀頭|アタマ|役牌の?対子|(?:value )?pair', ['pair']],
  [`暗刻|アンコ|ankou?|(?:concealed|closed)${ofTiles} ${triplet}`, ['ankou']],
  [`明刻|ミンコ|ポン|minkou?|open${ofTiles} ${triplet}`, ['minkou']],
  [`暗槓|アンカン|ankan|(?:concealed|closed)${ofTiles} ${kan}`, ['ankan']],
  [`明槓|大明槓|加槓|ミンカン|minkan|open${ofTiles} ${kan}`, ['minkan']],
  [`刻子|${triplet}`, ['ankou', 'minkou']],
  [`槓子|${kan}`, ['ankan', 'minkan']],
  ['[嵌坎崁卡間]張(?: ?待ち|聴牌?)?|カンチャン(?:待ち)?|kanchan(?: wait)?|closed wait', ['kanchan']],
  ['辺張(?: ?待ち|聴牌?)?|ペンチャン(?:待ち)?|penchan(?: wait)?|edge wait', ['penchan']],
  ['単騎(?: ?待ち|聴牌?)?|タンキ(?:待ち)?|tanki(?: wait)?|(?:pair|single) wait', ['tanki']],
  ['待ち|wait', ['kanchan', 'penchan', 'tanki']],
  ['喰い?平和形?|후로 핑후형|副露平和形|open pinfu', ['open_pinfu']],
  ['切り?上げ?|올림|進位|进位|繰り?上げ|round(?:ed|ing)?(?: up)?', ['rounding']]
]

/** A pattern that matches a text as it is. */
const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * The names that a page shows, so that copied lines can be read; those of languages that are loaded later are `others`.
 */
const shown: readonly (readonly [string, FuWords])[] = fuWords
  .flatMap(word =>
    residentLanguages
      .toReversed()
      .map((language): readonly [string, FuWords] => [asPattern(nameOfFuWord(word, language)), [word]])
  )
  .toSorted(([a], [b]) => b.length - a.length)

const wordPhrases: readonly Phrase<FuPart>[] = [...shown, ...others].map(([source, words]) =>
  phrase<FuPart>(`(?:${source})(?:(?<=ロン|ツモ)アガリ)?(?:(?<!符)符(?=\\d))?(?![A-Za-z])`, (_, span) => ({
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

/** Phrases that say something about fu. */
export const fuPhrases: readonly Phrase<FuPart>[] = [
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
    `中張牌?|중장패|요구패|노두패|[么幺]九牌?|ヤオ九牌?|字牌|数牌|三元牌|[役翻]牌|風牌|(?:simples?|terminals?|honou?rs?|seat|prevail(?:ing|ent)|round|winds?|dragons?|tiles?)${wordEnd}`,
    (_, span) => ({type: 'filler', ...span})
  ),
  // Parts without fu, and the shape of a wait.
  phrase(
    `順子|シュンツ|(?:両面|リャンメン|双碰|シャンポン|シャボ)(?:待ち)?|(?:chii?|runs?|sequences?|ryanmen|shanpon)${wordEnd}|\\d\\d(?= ?(?:wait|待ち))`,
    (_, span) => ({type: 'filler', ...span})
  ),
  // Which tiles a set consists of is known from the hand.
  ...tilePhrases.map(asFiller),
  // Several of one type: 4×2, 4符×2.
  phrase(`(\\d{1,2}) ?(?:[符点フ]|fu)? ?[x×*] ?([2-4])(?!\\d)`, ([, fu, times], span) => ({
    type: 'fu',
    fu: Number(fu) * Number(times),
    ...span
  })),
  phrase(`(\\d{1,3}) ?(?:[符点フ]|fu${wordEnd}|mini-?points?${wordEnd})?(?!\\d)`, ([, fu], span) => ({
    type: 'fu',
    fu: Number(fu),
    ...span
  })),
  phrase('[+＋]', (_, span) => ({type: 'plus', ...span})),
  phrase(
    `(?:なの)?で|だから|固定|一律|必ず|(?:平和|ピンフ)の?(?:ツモ|自摸)?|ピンヅモ|の|は|と|に|を|計|合計|&|(?:total|for|and|an?|the|is|from|of|waiting on|always)${wordEnd}`,
    (_, span) => ({
      type: 'filler',
      ...span
    })
  )
]

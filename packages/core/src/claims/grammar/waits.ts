/**
 * Waits as people write them.
 *
 *     2-5p   1-4-7m   25p、東   カン3s   5m9pのシャンポン   tanki east   三面張   25p 両面 7枚   打3s 25p
 */
import type {WaitShape, WaitName} from '@tehai/riichi'
import {readNumber, type Span} from '@tehai/kernel/source'
import {withNotes, type Note} from './notes.js'
import {denial, phrase, readPhrases, smallNumber, wordEnd, type Phrase, type UnreadPart} from './phrases.js'
import {discardPhrases, mayDiscard, plainTiles, ranksAlone, tilePhrases, type DiscardPart} from './tiles.js'
import type {TilesPart} from './tile-words.js'

/** The waits that pay the most, and those that pay the least. */
export type WaitEnd = 'takame' | 'yasume'

/** One statement about the waits. */
export type WaitsPart =
  | TilesPart
  | ({readonly type: 'shape'; readonly shape: WaitShape} & Span)
  | ({readonly type: 'name'; readonly name: WaitName} & Span)
  /** The number of kinds: 三面張. `isSides`: as sides, a term used only for waits. */
  | ({readonly type: 'kinds'; readonly kinds: number; readonly isSides: boolean} & Span)
  /** How many tiles are left, in all or of each. */
  | ({readonly type: 'count'; readonly count: number; readonly isEach: boolean} & Span)
  | DiscardPart
  | Note
  /** 高目 or 安目, for the tiles after it, or else before it. */
  | ({readonly type: 'paid'; readonly which: WaitEnd} & Span)
  | ({readonly type: 'none'} & Span)
  | ({readonly type: 'furiten'} & Span)
  /** `isWait`: the word for waits itself, such as 待ち and waiting. */
  | ({readonly type: 'filler'; readonly isWait: boolean} & Span)

/** Words for the shapes of waits. */
const shapeWords: readonly (readonly [string, WaitShape])[] = [
  ['両面|リャンメン|ryanmen|two[- ]sided|open(?:[- ]ended)? wait|side[- ]wait', 'ryanmen'],
  ['[嵌坎崁卡間]張|中洞|嵌|坎|崁|卡|カンチャン|カン|kanchan|closed wait|middle wait', 'kanchan'],
  ['辺張?|ペンチャン|ペン|penchan|edge wait', 'penchan'],
  ['双碰|対碰|対倒|双ポン|シャンポン|シャボ|バッタ|shanpon|shabo|dual pairs?|(?:dual|double) pon', 'shanpon'],
  ['単騎|単吊|単釣|タンキ|tanki|pair wait|single wait', 'tanki'],
  [
    '(?:国士(?:無双)?[ 、,の]{0,2})?(?:十三|13)面(?: ?待ち|[張聴])?(?:の国士(?:無双)?)?|(?:kokushi(?: musou)?[ ,]{1,2})?13[- ]sided',
    'kokushi_13'
  ],
  ['国士無双|国士|kokushi(?: musou)?', 'kokushi']
]

/** Words for the names of waits on several tiles. In common usage, 三面張 and sanmenchan are any wait on three kinds. */
const nameWords: readonly (readonly [string, WaitName])[] = [
  ['三面(?:単騎|タンキ|ノベタン)|3面 ?単騎|サンメンタン|sanmentan|three[- ]sided nobetan', 'sanmentan'],
  ['延べ?単(?:騎)?|ノベ(?:タン)?|のべたん|노베(?:단기)?|nobetan(?:ki)?|stretched single', 'nobetan'],
  [
    '亜(?:両面|リャンメン)|アリャンメン|aryanmen|(?:pseudo|semi|sub)[- ]?ryanmen|semi[- ]side[- ]wait',
    'aryanmen'
  ],
  ['中(?:膨れ?|ぶくれ|ブクレ)|ナカブクレ|naka ?bukure|bulging float', 'nakabukure'],
  ['煙[突囱囪]形?|エントツ形?|entotsu', 'entotsu'],
  ['両面単騎|リャンタン|両単|양면 단기|ryantan', 'ryantan'],
  ['双嵌張単騎|カンタンカン|쌍간짱 단기|간탄간|kantankan', 'kantankan'],
  ['嵌張単騎|カンタン|嵌単|간짱 단기|kantan', 'kantan'],
  ['辺張単騎|ペンタン|辺単|변짱 단기|pentan', 'pentan'],
  ['[竜龍]巻|タツマキ|tatsumaki', 'tatsumaki'],
  ['八方美人|happou?bijin', 'happoubijin'],
  ['純正(?:九[蓮連](?:宝[燈灯]|보등)?)?|jun ?sei (?:chuu?ren(?: pou?tou)?)', 'junsei_chuuren']
]

/** Numbers of sides in one word: sanmenchan, gomenmachi. */
const sidesWords: readonly (readonly [string, number])[] = [
  ['ni', 2],
  ['san|three', 3],
  ['yon|four', 4],
  ['go|five', 5],
  ['roku|six', 6],
  ['shichi|nana|seven', 7],
  ['hachi|eight', 8],
  ['kyuu|nine', 9]
]

const endWords: readonly (readonly [string, WaitEnd])[] = [
  ['高[目め]|タカメ|takame', 'takame'],
  ['[安低][目め]|ヤスメ|yasume', 'yasume']
]

/** A number of tiles beside a single tile, in brackets or after a blank: `69s (7)`; not after a discard, `cut 3m 5`. */
const besideTile = '(?:[mpsz](?: ?[(:]| ) ?)'
const afterCut = `(?:[打切]|打牌 ?|cut(?:ting)? |discard(?:ing)? )\\d${besideTile}`

/** Before and after the number of tiles of each wait: 各2枚, `2 tiles each`. */
const eachBefore = '各[自剩剰]?(?:残り)?|それぞれ(?:残り)?|각각?(?: 남은 패)?|each'
const eachAfter = `ずつ|씩|each${wordEnd}|apiece${wordEnd}|of each${wordEnd}`

/** How many tiles are waited for; one group for each way to write the number. */
const tileCount = [
  `(?:(?:合?計|全部で|[总總]?共|총|나머지|남은(?: 패)?|残り|あと|[还還]?[剩剰][余餘下]?|[还還]有|total|left) ?)?${smallNumber} ?(?:[枚張牌](?!切|使|見)(?: ?남(?:음|았다|았습니다|아 ?있다))?|tiles?${wordEnd}(?: left${wordEnd})?)`,
  '(?:tiles?|枚数?)[ :]{1,2}(\\d{1,2})(?![\\d.])',
  '[x×*] ?(\\d{1,2})(?![\\d.])',
  `(\\d{1,2}) (?:left|remaining|live)${wordEnd}`,
  `(?<=${besideTile})(?<!${afterCut})(\\d)(?![\\d.mpsz]|[-・,]\\d)`
].join('|')

/** Remarks about a wait other than its tiles: how good it is, or that it is the dora. They are not claims. */
const adjectives = [
  '(?:良|好|悪|愚|最終|坏|壊|差)[形型](?:の|ながらも?|な|的)?|(?:広|狭|強|弱|良|悪|い|よ|うれし|嬉し|苦し|薄)い(?= ?[\\d待形カペリシタノ嵌辺両単三])|絶好の|最悪の|普通の|ただの',
  '(?:good|bad|wide|narrow|strong|weak|ugly|nice|great|excellent|poor|plain|simple|decent|terrible|solid)(?= [A-Za-z\\d])',
  '[寛寬窄烂爛]的?|不錯的?|優秀的?|普通的?',
  '(?:(?:좋은|나쁜|넓은|좁은|약한|강한|평범한|훌륭한)(?: (?:형태|모양)의?)?|(?:우|호|양)형)(?![가-힣])',
  '(?:赤?ドラ|宝牌|dora(?![A-Za-z]))(?:そば)?(?:の|的)?(?! ?\\d(?![\\d-]*[mpsz万萬筒索]))'
].join('|')

const plain: readonly Phrase<WaitsPart | UnreadPart>[] = [
  plainTiles,
  // These change what is claimed beside them.
  phrase(`${denial}|不聴(?=\\d)`, (_, span) => ({type: 'unread', ...span})),
  // The form of the hand is a note on the tiles.
  phrase('七対子?(?=単|形|的|の)', (_, span) => ({type: 'unread', ...span})),
  // An estimate of what the wall has left.
  phrase('山に(?:は|あと|残り)?[0-9一二三四五六七八九十]{1,3}枚', (_, span) => ({type: 'unread', ...span})),
  phrase(
    `(?:待ち)?(?:なし|無し)|[無无](?![一-鿿ぁ-ヿ])|ノーテン|不聴|[無没]聴|未聴牌?|none${wordEnd}|noten${wordEnd}|no waits?${wordEnd}`,
    (_, span) => ({type: 'none', ...span})
  ),
  // That no wait pays more, or is in the river, does not mean that there are no waits.
  phrase(
    `(?:高[目め]|[安低][目め]|フリテン|振り?[聴听聽])(?:は| )?(?:なし|無し)|(?:[没無]有?|[不非]是?)振聴|(?:고목|후리텐)(?:[은이도] )? ?(?:없음|아님|아니다|아닙니다)|(?:no (?:takame|yasume)|(?:no|not(?: in)?|isn['’]t(?: in)?) furiten)${wordEnd}`,
    (_, span) => ({type: 'filler', isWait: false, ...span})
  ),
  phrase(`フリテン|振り?[聴听聽]|후리텐|furiten${wordEnd}`, (_, span) => ({type: 'furiten', ...span})),
  ...nameWords.map(([words, name]) =>
    phrase<WaitsPart>(`(?:${words})(?:待ち?)?${wordEnd}`, (_, span) => ({type: 'name', name, ...span}))
  ),
  ...sidesWords.map(([words, kinds]) =>
    phrase<WaitsPart>(
      `(?:${words})(?:men ?(?:chan|machi|ten|harii?)|[- ](?:sided?|way(?: side[- ]wait)?))${wordEnd}`,
      (_, span) => ({
        type: 'kinds',
        kinds,
        isSides: true,
        ...span
      })
    )
  ),
  ...shapeWords.map(([words, shape]) =>
    phrase<WaitsPart>(`(?:${words})(?:待ち?)?${wordEnd}`, (_, span) => ({type: 'shape', shape, ...span}))
  ),
  phrase(
    `${smallNumber} ?(?:面(?:[張聴]|待ち?)?|メンチャン|[- ](?:sided?|way(?: side[- ]wait)?)${wordEnd})`,
    ([, number], span) => ({
      type: 'kinds',
      kinds: readNumber(number!),
      isSides: true,
      ...span
    })
  ),
  phrase('サンメン(?:チャン|待ち?|張)|三門[張聴]', (_, span) => ({
    type: 'kinds',
    kinds: 3,
    isSides: true,
    ...span
  })),
  phrase(`${smallNumber} ?(?:種[類류]?|kinds?${wordEnd})`, ([, number], span) => ({
    type: 'kinds',
    kinds: readNumber(number!),
    isSides: false,
    ...span
  })),
  phrase(
    `(?:${eachBefore}) ?(\\d) ?[枚張牌]|(\\d) ?(?:[枚張牌]|tiles? ?|(?=each|of each)) ?(?:${eachAfter})`,
    ([, before, after], span) => ({type: 'count', count: Number(before ?? after), isEach: true, ...span})
  ),
  // 両面×2 may count waits instead of tiles.
  phrase(
    '(?<=(?:両面|リャンメン|[嵌辺]張|カンチャン|ペンチャン|ryanmen|kanchan|penchan) ?)[x×*] ?[23](?![\\d.])',
    (_, span) => ({
      type: 'unread',
      isHypothesis: true,
      ...span
    })
  ),
  phrase(tileCount, ([, number, after, times, left, afterTile], span) => ({
    type: 'count',
    count: readNumber(number ?? after ?? times ?? left ?? afterTile ?? ''),
    isEach: false,
    ...span
  })),
  ...endWords.map(([words, which]) =>
    phrase<WaitsPart>(`(?:${words})${wordEnd}`, (_, span) => ({type: 'paid', which, ...span}))
  ),
  ...tilePhrases,
  phrase(
    `待(?:ち?牌|ち)?[は是为為는가]?|[聴听聽]牌?的?[是为為]?|テンパイ|텐파이|대기(?:패)?|tenpai${wordEnd}|waits? (?:is|are)${wordEnd}|waits?${wordEnd}|waiting${wordEnd}`,
    (_, span) => ({type: 'filler', isWait: true, ...span})
  ),
  phrase(adjectives, (_, span) => ({type: 'filler', isWait: false, ...span})),
  phrase(
    `[変变]則|七対子?|チートイツ?|chiitoi(?:tsu)?${wordEnd}|最大(?:でも?)?|最多(?=\\d)|최대|だけ|(?:only|just|it['’]s|it is|is(?= (?:the )?(?:takame|yasume)))${wordEnd}|(?:in )?total${wordEnd}|altogether${wordEnd}|irregular${wordEnd}|patterns?${wordEnd}|shapes?${wordEnd}|with${wordEnd}|any(?: of)?${wordEnd}|(?<=[mpsz])-|to${wordEnd}|[+&]|形成?|立直(?=[聴听聽])|の|的|의(?![가-힣])|か(?![が-ん])|と|で|を?切って|[之以]?[後后](?=[聴听聽待])|[就則则便默](?=[聴听聽待])|then${wordEnd}|を?切ると|或者?|和|과|와|이?랑(?![가-힣])|이나|또는|혹은|and${wordEnd}|or${wordEnd}|on${wordEnd}|for${wordEnd}|of${wordEnd}|a${wordEnd}|an${wordEnd}|the${wordEnd}`,
    (_, span) => ({type: 'filler', isWait: false, ...span})
  )
]

const withDiscards: readonly Phrase<WaitsPart | UnreadPart>[] = [...discardPhrases, ...plain]

/**
 * Read a claim about waits. Never throws.
 *
 * @param suit
 *   The only suit of the hand, to which ranks without a suit letter (2-5) belong; `null` if there are several
 *   (default).
 */
export function readWaits(text: string, suit: Suit | null = null): (WaitsPart | UnreadPart)[] {
  const phrases = mayDiscard.test(text) ? withDiscards : plain
  const all = suit && mayStandAlone.test(text) ? [...phrases, ranksAlone[suit]] : phrases
  return withNotes(readPhrases(text, all), text)
}

type Suit = keyof typeof ranksAlone

/** A digit with no suit after it: ranks without a suit are only looked for if there is one. */
const mayStandAlone = /\d(?![\d\s]*[mpszMPSZ萬万筒索饼餅条條만통삭])/

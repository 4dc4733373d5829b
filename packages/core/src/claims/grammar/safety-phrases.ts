/** Phrases of claims about safety: what tiles are said to be, why, how they compare, and against which player. */
import {readNumber, type Span} from '@tehai/kernel/source'
import {anyPlayer, findPlayer, romajiPlayer, type Who} from '../../page/grammar/situation/players.js'
import {comparing, dangerousSo, howSafe, lessSafeThan, notSafer, saferThan} from './comparison-words.js'
import {comparisonPhrase, type OrderPart} from './comparisons.js'
import {listedInOrder} from './order-marks.js'
import {phrase, smallNumber, wordEnd, type Phrase, type UnreadPart} from './phrases.js'
import {causePhrase, ownerPhrase, tilesAt, type CausePart} from './safety-causes.js'
import {markWord, namedWords, safeWords, type WordPart} from './safety-words.js'
import {plainTiles, tilePhrases} from './tiles.js'
import type {TilesPart} from './tile-words.js'

/** Parts that are understood, but not judged. */
export interface UnjudgedPart extends Span {
  readonly type: 'unjudged'
  readonly is: 'comparison' | 'degree'
}

/** How many tiles of the hand are safe. */
export interface CountPart extends Span {
  readonly type: 'count'
  readonly count: number
}

/** Part of a claim about safety. */
export type SafetyPart =
  | TilesPart
  | CausePart
  | WordPart
  | CountPart
  | ({readonly type: 'player'; readonly who: Who} & Span)
  | ({readonly type: 'none'} & Span)
  /** What is before it is safer than what is after it, or less safe. */
  | OrderPart
  /** A comparison whose sides are unclear, or a degree of safety: statements around it may be about one tile alone. */
  | UnjudgedPart
  | ({readonly type: 'filler'} & Span)

/** A part of a claim, or a range that is not understood. */
export type ReadPart = SafetyPart | UnreadPart

/** Whether a part is not judged. */
export const isUnjudged = (part: ReadPart): part is UnjudgedPart => part.type === 'unjudged'
/** Whether a part compares tiles without making clear which of them is safer. */
export const isComparison = (part: ReadPart): boolean => isUnjudged(part) && part.is === 'comparison'
/** Whether a part is a statement about tiles rather than a link between them. */
export const isNoOrder = ({type}: ReadPart): boolean => type !== 'order'

const names = `${anyPlayer}|親|${romajiPlayer}|right|across|opposite|left|dealer`

/** The first of some phrases that matches at an offset. */
const firstOf =
  <Part>(some: readonly Phrase<Part>[]): Phrase<Part> =>
  (text, at) => {
    for (const one of some) {
      const found = one(text, at)
      if (found) return found
    }
    return null
  }

const comparison = comparisonPhrase<SafetyPart>({tiles: tilesAt, word: firstOf(namedWords)})

/** Words that say nothing by themselves, by language; those in Latin letters must end at the end of a word. */
const filler = [
  '(?:二人|両者|2人|全員)(?:とも)?(?:(?:に|から)(?:も|は)?|が)?|(?:だけ)?に(?:対して|対する)?は?|への?|(?:だ|です|だけ)?(?:が|けど)|しかし|(?:なの)?は|(?:な|です|だ)?ので|(?:です|だ)から|な(?=[0-9東南西北白発中])|な牌(?=[はが])|(?<=[0-9mpsz萬筒索東南西北白発中]の)[1-9一二三四五]枚(?:のみ|だけ)?|(?:すでに)?通(?:って(?:い)?る|った)(?:の|牌)?は|まず|次に|最後に|から(?:順に)?切る|の?順に切(?:る|って|り)|の順(?=$|[、。])|に?なる(?:ので|から)?|切りなら|(?:ベタ)?(?:オリ|降り)(?:る|する)?(?:なら|時は)?|の|を|で|と|も|です',
  '一方|但是?|而|因[为為]|所以|是|対?[両两兩二](?:家|人)(?:都)?|対(?!子)|的|都|(?<![没只不])有|[打切](?=[0-9東南西北白発中])',
  '두 ?(?:사람|명)(?: ?모두)?(?:에게)?|이?지만|하지만|이?고(?![가-힣])|모두|에게|(?:이?라서?|이므로|이?니까|여서)(?![가-힣])|의|은|는|[가이도와과](?![가-힣])',
  '(?:立直|リーチ)?宣言牌|立直者?|リーチ者?|:',
  `(?:but|while|so(?: it['’]?s| it is| they['’]?re)?|against|vs\\.?|versus|to|too|as well|also|the|riichi|'s|is|are|has|have|and|or|both(?: players| of them)?|by|an?|tiles?|because of|discarding|cutting|to (?:discard|cut))${wordEnd}`
].join('|')

/** Before the tiles whose suji a tile is, or the other way round: 5pの筋は2pと8p. */
const namesSuji =
  "(?:の|的|의 ?|'s )(?:筋|すじ|スジ|suji)[ \u3000]?(?:は|是|[은는]|is |are )(?=[ \u3000]?\\d)"

/** A number of safe tiles: 安牌は3枚, `3 safe tiles`; 3枚 only if it is the whole claim. */
const countedSafe = `(?:共通)?(?:の?安全牌|の?安牌|アンパイ|現物|の?安全な牌)(?:[はが有는은가이])? ?(?:全部で|残り|あと)?${smallNumber} ?[枚張张장種种](?!切れ|見え)類?(?:のみ|だけ)?|^${smallNumber} ?[枚張张장種种]類?(?:のみ|だけ)?(?= ?$)|(\\d|one|two|three|four) (?:shared )?safe tiles?${wordEnd}`

/** Phrases that say something about safety. */
export const phrases: readonly Phrase<ReadPart>[] = [
  comparison,
  causePhrase,
  phrase(namesSuji, (_, {start, end}) => ({type: 'unread', start, end})),
  ownerPhrase,
  phrase(countedSafe, ([, a, b, c], span) => {
    const word = ['one', 'two', 'three', 'four'].indexOf(c?.toLowerCase() ?? '') + 1
    return {type: 'count', count: word || readNumber((a ?? b ?? c)!), ...span}
  }),
  plainTiles,
  ...namedWords,
  phrase(notSafer, (_, span) => ({type: 'unjudged', is: 'comparison', ...span})),
  phrase(`[≻≺≫≪≧≦≥≤]=?|${saferThan}|${lessSafeThan}`, (_, span) => ({type: 'order', ...span})),
  phrase(comparing, (_, span) => ({type: 'unjudged', is: 'comparison', ...span})),
  phrase(`${listedInOrder}|安全(?:程?度|性) ?(?=[は是为為:0-9])`, (_, span) => ({type: 'filler', ...span})),
  phrase(dangerousSo, (_, span) => ({type: 'filler', ...span})),
  phrase(howSafe, (_, span) => ({type: 'unjudged', is: 'degree', ...span})),
  phrase(
    `(?:安全牌?|安牌|アンパイ|safe)(?:は| )?(?:なし|無し)|(?:なし|無し)|(?:没有|無)(?:安全牌|安牌|(?=[ \u3000、,，。]|$))|no(?:ne| safe tiles?)${wordEnd}`,
    (_, span) => ({
      type: 'none',
      ...span
    })
  ),
  ...safeWords,
  markWord,
  // A wind by itself is a tile; before a colon it is a player, as in the block: `east: 9p`.
  phrase(
    `(?:(?:east|south|west|north)(?: (?:seat|player)|(?= ?:|'s ))|${names})${wordEnd}`,
    ([name], span) => {
      const who = findPlayer(name!)
      return who && {type: 'player', who, ...span}
    }
  ),
  phrase(
    `(?:against|vs\\.?|versus) ((?:east|south|west|north)(?: seat| player)?)${wordEnd}`,
    ([, name], {end}) => {
      const who = findPlayer(name!)
      return who && {type: 'player', who, start: end - name!.length, end}
    }
  ),
  ...tilePhrases,
  phrase(filler, (_, span) => ({type: 'filler', ...span}))
]

/**
 * Phrases of claims about safety: the words for each reason, class and mark, tiles, causes and players.
 */
import type {SafetyClass, SafetyReason} from '@tehai/riichi/safety'
import {lookup, readNumber, type Span} from '@tehai/kernel/source'
import {anyPlayer, findPlayer, romajiPlayer, type Who} from '../../page/grammar/situation/players.js'
import {comparing, dangerousSo, howSafe, lessSafeThan, notSafer, saferThan} from './comparison-words.js'
import {comparisonPhrase, type OrderPart} from './comparisons.js'
import {denial, phrase, wordEnd, type Phrase, type Unread} from './phrases.js'
import {plainTiles, tilePhrases} from './tiles.js'
import type {TileAt, TilesPart} from './tile-words.js'

/** The four marks, from the safest on. */
export const safetyMarks = ['◎', '○', '△', '×'] as const
export type SafetyMark = (typeof safetyMarks)[number]

/** What a word says of a tile. */
export type SafetyWord =
  | {readonly is: 'safe'}
  | {readonly is: 'class'; readonly class: SafetyClass}
  | {readonly is: 'reason'; readonly reason: SafetyReason}
  | {readonly is: 'visible'; readonly visible: number}
  /** Copies that have been discarded: 2枚切れ; none of a live tile, 生牌. */
  | {readonly is: 'cut'; readonly cut: number}
  | {readonly is: 'mark'; readonly mark: SafetyMark}

/** A word and its place. */
export interface WordPart extends Span {
  readonly type: 'word'
  readonly word: SafetyWord
  /** Whether the tile is said not to be so: 筋ではない. */
  readonly denied: boolean
}

/** Tiles that make another one safe: `because of 4m`, 4mの壁で. */
export interface CausePart extends Span {
  readonly type: 'cause'
  readonly tiles: readonly TileAt[]
  /** What it makes the other tile, where nothing else says it: 1pの筋で4p. */
  readonly reason?: SafetyReason
}

/** What is understood, but not judged. */
export interface UnjudgedPart extends Span {
  readonly type: 'unjudged'
  readonly is: 'comparison' | 'degree'
}

/** Part of a claim about safety. */
export type SafetyPart =
  | TilesPart
  | CausePart
  | WordPart
  | ({readonly type: 'player'; readonly who: Who} & Span)
  | ({readonly type: 'none'} & Span)
  /** What is before it is safer than what is after it, or less safe. */
  | OrderPart
  /** A comparison whose sides are not plain, or how safe: what is said around it may be of one tile alone. */
  | UnjudgedPart
  | ({readonly type: 'filler'} & Span)

/** Marks of an order, in place of those that lie between the phrases of other claims. */
const orderMarks: Readonly<Record<string, string>> = lookup({
  ...Object.fromEntries([...'>＞≫≧≥'].map(mark => [mark, '≻'])),
  ...Object.fromEntries([...'<＜≪≦≤'].map(mark => [mark, '≺']))
})

/** A claim with its marks of an order in place of those that are not read; arrows stay, and brackets around words: ＜現物＞9p. */
export const withOrderMarks = (text: string): string =>
  text.replace(
    /([<＜][^<>＜＞\d]{1,12}[>＞])|(?<![-=−－＝])[>＞]|[<＜](?!-)|[≫≪≧≦≥≤]/g,
    (mark, words?: string) => words ?? orderMarks[mark]!
  )

const reasonWords: readonly (readonly [string, SafetyReason])[] = [
  ['[中両双](?:筋|すじ|スジ)|(?:なか|ナカ)(?:すじ|スジ)|naka[- ]?suji|double[- ]suji', 'naka-suji'],
  ['[片半単](?:筋|すじ|スジ)|カタスジ|half[- ]?suji|one[- ]sided[- ]suji', 'half-suji'],
  ['[両双]?無筋|両?[無むム](?:すじ|スジ)|no[- ]?suji|non[- ]?suji', 'no-suji'],
  ['ノーチャン(?:ス)?|노찬스|無(?:机会|機會)|壁|カベ|no[- ]?chance|kabe|walled|wall', 'no-chance'],
  [
    '(?:ダブル|双重|더블 ?|double[- ])?(?:ワンチャン(?:ス)?|원찬스|一(?:机会|機會)|one[- ]?chance)|薄壁',
    'one-chance'
  ],
  ['筋|スジ|すじ|suji', 'suji'],
  ['国士(?:無双)?(?:のみ|만)|只[剩剰]国士無双|only kokushi(?: musou)?', 'kokushi'],
  ['字牌|honou?rs?', 'honor']
]

const classWords: readonly (readonly [string, SafetyClass])[] = [
  ['真?現物|(?:げんぶつ|ゲンブツ)|genbutsu|gembutsu', 'genbutsu'],
  ['当たりなし|쏘일 일 なし|不会放銃|不会放铳|不會放銃|no[- ]waits?(?: possible)?', 'no-wait'],
  [
    '単騎・シャンポンのみ|単騎[・·]双碰만|只[剩剰]単騎、双碰|only[- ]pair(?:[- ]waits)?|pair[- ]waits? only',
    'pair'
  ],
  ['両面 ?なし|没有両面|no[- ]ryanmen', 'no-ryanmen'],
  ['両面1つ|両面 하나|一[種种]両面|(?:one|1)[- ]ryanmen', 'one-ryanmen'],
  ['両面2つ|両面 둘|両[種种]両面|(?:two|2)[- ]ryanmen', 'two-ryanmen']
]

const markOf: Readonly<Record<string, SafetyMark>> = lookup({
  '◎': '◎',
  '○': '○',
  〇: '○',
  '◯': '○',
  '△': '△',
  '▲': '△',
  '×': '×',
  '✕': '×',
  '✖': '×'
})

const names = `${anyPlayer}|親|${romajiPlayer}|right|across|opposite|left|dealer`

/** The tiles that are written at an offset. */
function tilesAt(text: string, at: number): TilesPart | null {
  for (const one of tilePhrases) {
    const part = one(text, at)?.parts[0]
    if (part) return part
  }
  return null
}

/** What is between tiles that make another one safe together: `1p-7p`, 1p・7p, 1pと7p. */
const joined = /[ \u3000]?[-–~〜～・とや和及][ \u3000]?|와 |과 |(?: and )?/iy
/** After 4pは commas may be between them as well; before a tile, 9p、4mの壁で7m names two. */
const listed = /[ \u3000]?[-–~〜～・,、とや和及][ \u3000]?|와 |과 |(?: and )?/iy

/** Tiles that are written at an offset, with those after them that they are named together with. */
function tilesTogether(text: string, at: number, between: RegExp): TilesPart | null {
  let found = tilesAt(text, at)
  while (found) {
    between.lastIndex = found.end
    const next = tilesAt(text, found.end + between.exec(text)![0].length)
    if (!next) break
    found = {...found, tiles: [...found.tiles, ...next.tiles], end: next.end}
  }
  return found
}

/** Words for what other tiles make safe. */
const causedReason =
  '(?:(?:naka-|half-)?suji|(?:no|one)[- ]chance|kabe|wall|筋|スジ|壁|カベ|ノーチャンス|ワンチャンス)'

/** Words before a cause, or a bracket after a tile and the word for it: `7m suji (4m)`. A bracket after a word alone lists tiles. */
const beforeCause = new RegExp(
  `(?:because of|due to|thanks to|by|since|(?<=(?:suji|kabe|wall|chance) )of) |(?<=\\d[mpsz] ?${causedReason} ?\\()(?=[^()]{1,12}\\))`,
  'iy'
)
/** Words after a cause, before the tile that it makes safe. `1mが筋で` says what 1m itself is. */
const afterCause =
  /(?:(?:の(壁|カベ|[中片半両]?(?:筋|スジ))|が(壁|カベ))(?:で|から|なので|により|のため)|が(?:通って|切れて|捨てられて)い?る(?:から|ので|ため))(?=[\s、,]{0,2}[^\s、,])/y

/** What is said of a tile before tiles of which it is the suji, or behind a wall: 4pは1pの筋. `4p、1pの筋` says it of both. */
const saidBefore = /(?:は|が|是|[는은이가])[ \u3000]*$|\d[mpsz](?:[ \u3000]+|[ \u3000]?[(（])$/i
const ofCause =
  /(?:の|的|의 ?|'s )(?=(?:[中片半両]|나카 ?|카타 ?|naka-|half-)?(?:筋|すじ|スジ|스지|suji)|壁|カベ)/iy

/** Tiles whose suji another tile is said to be: the word after them is read by itself. */
const ownerPhrase: Phrase<CausePart> = (text, at) => {
  if (!saidBefore.test(text.slice(Math.max(0, at - 5), at))) return null
  const found = tilesTogether(text, at, listed)
  if (!found) return null
  ofCause.lastIndex = found.end
  const of = ofCause.exec(text)
  return of && {end: found.end + of[0].length, parts: [{...found, type: 'cause'}]}
}

const causePhrase: Phrase<CausePart> = (text, at) => {
  beforeCause.lastIndex = at
  const before = beforeCause.exec(text)
  if (before) {
    const found = tilesAt(text, at + before[0].length)
    return found && {end: found.end, parts: [{...found, type: 'cause'}]}
  }
  if (!/[壁カベ筋スジてる]/.test(text)) return null
  const found = tilesTogether(text, at, joined)
  if (!found) return null
  afterCause.lastIndex = found.end
  const after = afterCause.exec(text)
  if (!after) return null
  const end = found.end + after[0].length
  const reason = reasonOf(after[1] ?? after[2])
  return {end, parts: [{...found, end, type: 'cause', ...(reason && {reason})}]}
}

/** The reason that a word names. */
function reasonOf(word: string | undefined): SafetyReason | undefined {
  const found = reasonWords.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word ?? ''))
  return found?.[1]
}

/** A number of copies; 両 is two, nothing is none. */
const numberOf = (text: string | undefined): number => {
  const word = text === '両' ? 2 : ['one', 'two', 'three', 'four'].indexOf(text?.toLowerCase() ?? '') + 1
  return word || readNumber(text ?? '0')
}

/** Words that deny what is after them, and what is before them. */
const notBefore = `((?:not|(?:is|are)n['’]?t)(?: an?)? |不是|[并並]非|不算|不(?=安全))?`
const notAfter = `( ?(?:${denial}|でもな[いくか])| ?(?:이|가|은|는)? ?아[니닌닙님][가-힣]{0,3}|하지[는도]? ?않(?:다|습니다|음|고|지만)?(?![가-힣]))?`

/** A word that may be denied. */
const wordPhrase = (words: string, word: SafetyWord): Phrase<SafetyPart> =>
  phrase(`${notBefore}(?:${words})${notAfter}`, ([, before, after], span) => ({
    type: 'word',
    word,
    denied: before !== undefined || after !== undefined,
    ...span
  }))

/** Words for what a tile is, and for its copies. */
const namedWords: readonly Phrase<SafetyPart>[] = [
  ...reasonWords.map(([words, reason]) =>
    wordPhrase(`(?:${words})(?:牌)?${wordEnd}`, {is: 'reason', reason})
  ),
  ...classWords.map(([words, found]) => wordPhrase(`(?:${words})${wordEnd}`, {is: 'class', class: found})),
  phrase(
    `([0-3一二三]) ?枚切れ|([1-3])枚 ?(?:버려짐|나옴)|切[过過]([0-3一二三両])張|([一二三両])[枚張]切|([1-3]|one|two|three) (?:discarded|out)${wordEnd}|(none out${wordEnd}|生牌|ションパイ|生[张張]|생패|live${wordEnd})`,
    ([, ...found], span) => {
      const number = found.slice(0, -1).find(one => one !== undefined)
      return {type: 'word', word: {is: 'cut', cut: numberOf(number)}, denied: false, ...span}
    }
  ),
  phrase(
    `([1-4]|one|two|three|four) ?(?:枚見え(?:て(?:い)?る)?|枚 보임|visible${wordEnd}|seen${wordEnd})|[已巳]?見([1-4一二三四両])[張枚]|([1-4一二三四両])[張枚][已巳]見|((?:all )?four visible${wordEnd}|4(?:枚 모두 보임|[張枚]全見))`,
    ([, number, seen, before, all], span) => ({
      type: 'word',
      word: {is: 'visible', visible: all ? 4 : numberOf(number ?? seen ?? before)},
      denied: false,
      ...span
    })
  )
]

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

/** Phrases that say something of safety. */
export const phrases: readonly Phrase<SafetyPart | Unread>[] = [
  comparison,
  causePhrase,
  ownerPhrase,
  plainTiles,
  ...namedWords,
  phrase(notSafer, (_, span) => ({type: 'unjudged', is: 'comparison', ...span})),
  phrase(`[≻≺≫≪≧≦≥≤]=?|${saferThan}|${lessSafeThan}`, (_, span) => ({type: 'order', ...span})),
  phrase(comparing, (_, span) => ({type: 'unjudged', is: 'comparison', ...span})),
  phrase(dangerousSo, (_, span) => ({type: 'filler', ...span})),
  phrase(howSafe, (_, span) => ({type: 'unjudged', is: 'degree', ...span})),
  phrase(
    `(?:安全牌?|安牌|アンパイ|safe)(?:は| )?(?:なし|無し)|(?:なし|無し)|(?:没有|無)(?:安全牌|安牌|(?=[ \u3000、,，。]|$))|no(?:ne| safe tiles?)${wordEnd}`,
    (_, span) => ({
      type: 'none',
      ...span
    })
  ),
  wordPhrase(
    `(?:完全|共通|[绝絶絕]対|百分百|100% ?)?(?:の?安全牌?|の?安牌|アンパイ)|(?:공통 ?)?안전|通(?:る|ります|[过過])(?!か)|(?:completely |100% )?safe${wordEnd}`,
    {is: 'safe'}
  ),
  phrase('[◎○〇◯△▲×✕✖]', ([mark], span) => ({
    type: 'word',
    word: {is: 'mark', mark: markOf[mark!]!},
    denied: false,
    ...span
  })),
  // A wind alone is a tile, one before a colon a player, as in the block: `east: 9p`.
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
  phrase(
    `(?:だけ)?に(?:対して)?は?|(?:だ|です|だけ)?(?:が|けど)|しかし|一方|但是?|而|因[为為]|是|対(?!子)|(?:이?지만|하지만)|but${wordEnd}|while${wordEnd}|(?:なの)?は|な(?=[0-9東南西北白発中])|の|的|を|で|と|も|です|立直者?|リーチ者?|에게|의|은|는|[가이도와과](?![가-힣])|against${wordEnd}|vs\\.?|versus${wordEnd}|to${wordEnd}|the${wordEnd}|riichi${wordEnd}|'s${wordEnd}|is${wordEnd}|are${wordEnd}|has${wordEnd}|have${wordEnd}|and${wordEnd}|by${wordEnd}|a${wordEnd}|an${wordEnd}|tiles?${wordEnd}|because of${wordEnd}|:`,
    (_, span) => ({type: 'filler', ...span})
  )
]

/**
 * Safety as people write it.
 *
 *     9p   9p 現物、4p 筋   4p suji, 1z honor, 3 visible   ◎ 9p ○ 4p   toimen: 9p genbutsu   無筋の5s   なし
 *
 * A word belongs to the tiles before it; where the claim begins with words, to those after it. The name of a player at the
 * beginning is of all after it, one after tiles of those before it.
 */
import type {SafetyClass, SafetyReason} from '@tehai/riichi/safety'
import {append, lookup, type Span} from '@tehai/kernel/source'
import {findPlayer, type Who} from '../../page/grammar/players.js'
import {phrase, readPhrases, wordEnd, type Phrase, type Unread} from './phrases.js'
import {plainTiles, tilePhrases, type TileAt, type TilesPart} from './tiles.js'

/** The four marks, from the safest on. */
export const safetyMarks = ['◎', '○', '△', '×'] as const
export type SafetyMark = (typeof safetyMarks)[number]

/** What a word says of a tile. */
export type SafetyWord =
  | {readonly is: 'safe'}
  | {readonly is: 'class'; readonly class: SafetyClass}
  | {readonly is: 'reason'; readonly reason: SafetyReason}
  | {readonly is: 'visible'; readonly visible: number}
  | {readonly is: 'mark'; readonly mark: SafetyMark}

interface WordPart extends Span {
  readonly type: 'word'
  readonly word: SafetyWord
}

/** Tiles that make another one safe: `because of 4m`, 4mの壁で. */
export interface CausePart extends Span {
  readonly type: 'cause'
  readonly tiles: readonly TileAt[]
}

type SafetyPart =
  | TilesPart
  | CausePart
  | WordPart
  | ({readonly type: 'player'; readonly who: Who} & Span)
  | ({readonly type: 'none'} & Span)
  | ({readonly type: 'filler'} & Span)

const reasonWords: readonly (readonly [string, SafetyReason])[] = [
  ['中筋|両筋|(?:なか|ナカ)(?:すじ|スジ)|naka[- ]?suji|double[- ]suji', 'naka-suji'],
  ['片筋|半筋|片(?:すじ|スジ)|カタスジ|half[- ]?suji|one[- ]sided[- ]suji', 'half-suji'],
  ['無筋|無スジ|(?:む|ム)(?:すじ|スジ)|no[- ]?suji|non[- ]?suji', 'no-suji'],
  ['ノーチャン(?:ス)?|노찬스|壁|カベ|no[- ]?chance|kabe|walled|wall', 'no-chance'],
  ['ワンチャン(?:ス)?|원찬스|one[- ]?chance', 'one-chance'],
  ['筋|スジ|すじ|suji', 'suji'],
  ['国士(?:無双)?(?:のみ|만)|只[剩剰]国士無双|only kokushi(?: musou)?', 'kokushi'],
  ['字牌|honou?rs?', 'honor']
]

const classWords: readonly (readonly [string, SafetyClass])[] = [
  ['現物|(?:げんぶつ|ゲンブツ)|genbutsu|gembutsu', 'genbutsu'],
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

const names =
  '自家|上家|対面|対家|下家|トイメン|[東南西北]家|親|shimocha|toimen|kamicha|right|across|opposite|left|dealer'

/** The tiles that are written at an offset. */
function tilesAt(text: string, at: number): TilesPart | null {
  for (const one of tilePhrases) {
    const part = one(text, at)?.parts[0]
    if (part) return part
  }
  return null
}

/** Words before a cause, or a bracket after a tile and the word for it: `7m suji (4m)`. A bracket after a word alone lists tiles. */
const beforeCause =
  /(?:because of|due to|thanks to|by|since) |(?<=\d[mpsz] ?(?:(?:naka-|half-)?suji|(?:no|one)[- ]chance|kabe|wall|筋|スジ|壁|カベ|ノーチャンス|ワンチャンス) ?\()(?=[^()]{1,12}\))/iy
/** Words after a cause, before the tile that it makes safe. `1mが筋で` says what 1m itself is. */
const afterCause =
  /(?:の(?:壁|カベ|筋|スジ)|が(?:壁|カベ))(?:で|から|なので|により|のため)(?=[\s、,]{0,2}[^\s、,])/y

const causePhrase: Phrase<CausePart> = (text, at) => {
  beforeCause.lastIndex = at
  const before = beforeCause.exec(text)
  if (before) {
    const found = tilesAt(text, at + before[0].length)
    return found && {end: found.end, parts: [{...found, type: 'cause'}]}
  }
  if (!/[壁カベ筋スジ]/.test(text)) return null
  const found = tilesAt(text, at)
  if (!found) return null
  afterCause.lastIndex = found.end
  const after = afterCause.exec(text)
  return after && {end: found.end + after[0].length, parts: [{...found, type: 'cause'}]}
}

const phrases: readonly Phrase<SafetyPart>[] = [
  causePhrase,
  plainTiles,
  ...reasonWords.map(([words, reason]) =>
    phrase<SafetyPart>(`(?:${words})(?:牌)?${wordEnd}`, (_, span) => ({
      type: 'word',
      word: {is: 'reason', reason},
      ...span
    }))
  ),
  ...classWords.map(([words, found]) =>
    phrase<SafetyPart>(`(?:${words})${wordEnd}`, (_, span) => ({
      type: 'word',
      word: {is: 'class', class: found},
      ...span
    }))
  ),
  phrase(
    `(?:安全牌?|安牌|アンパイ|safe)(?:は| )?(?:なし|無し)|(?:なし|無し)|no(?:ne| safe tiles?)${wordEnd}`,
    (_, span) => ({
      type: 'none',
      ...span
    })
  ),
  phrase(`(?:完全)?安全牌?|안전|安牌|アンパイ|(?:completely |100% )?safe${wordEnd}`, (_, span) => ({
    type: 'word',
    word: {is: 'safe'},
    ...span
  })),
  phrase(
    `([1-4]) ?(?:枚見え(?:て(?:い)?る)?|枚 보임|visible${wordEnd}|seen${wordEnd})|[已巳]見([1-4])[張枚]|((?:all )?four visible${wordEnd}|4(?:枚 모두 보임|[張枚]全見))`,
    ([, number, seen, all], span) => ({
      type: 'word',
      word: {is: 'visible', visible: all ? 4 : Number(number ?? seen)},
      ...span
    })
  ),
  phrase('[◎○〇◯△▲×✕✖]', ([mark], span) => ({
    type: 'word',
    word: {is: 'mark', mark: markOf[mark!]!},
    ...span
  })),
  // A wind alone is a tile, one before a colon a player, as in the block: `east: 9p`.
  phrase(`(?:(?:east|south|west|north)(?: (?:seat|player)|(?= ?:))|${names})${wordEnd}`, ([name], span) => {
    const who = findPlayer(name!)
    return who && {type: 'player', who, ...span}
  }),
  ...tilePhrases,
  phrase(
    `に対して(?:は)?|は|が|の|を|で|と|も|です|立直者?|リーチ者?|에게|의|은|는|against${wordEnd}|vs\\.?|versus${wordEnd}|to${wordEnd}|the${wordEnd}|riichi${wordEnd}|is${wordEnd}|are${wordEnd}|and${wordEnd}|by${wordEnd}|a${wordEnd}|an${wordEnd}|tiles?${wordEnd}|because of${wordEnd}|:`,
    (_, span) => ({type: 'filler', ...span})
  )
]

/** A player whom a claim names. */
export interface NamedPlayer extends Span {
  readonly who: Who
}

/** What is said of some tiles, or that no tile is safe. */
export interface SafetyStatement {
  readonly tiles: readonly TileAt[]
  readonly words: readonly WordPart[]
  /** What is said to make the tiles safe. */
  readonly causes: readonly TileAt[]
  /** Against whom; empty: against every opponent who has declared riichi. */
  readonly against: readonly NamedPlayer[]
  /** The words come after other tiles, beyond a comma: `9p, 4p suji` may say of 9p that it is safe. */
  readonly isLoose: boolean
  /** Where it says that no tile is safe. */
  readonly none: Span | null
  /** Some of it is not understood, so without words nothing is said. */
  readonly isUnread: boolean
}

/** A claim about safety. */
export interface SafetyClaim {
  readonly statements: readonly SafetyStatement[]
  /** The players that it names. */
  readonly against: readonly NamedPlayer[]
  /** Those of causes as well. */
  readonly tiles: readonly (TilesPart | CausePart)[]
  /** Everything in order, what is not understood as well. */
  readonly parts: readonly Part[]
}

type Part = SafetyPart | Unread

/** Read a claim about safety. Never throws; spans are offsets into the text. */
export function readSafety(text: string): SafetyClaim {
  // An order of tiles is not compared.
  const parts = readPhrases(text.replaceAll('>', '≻'), phrases)
  const said = parts.filter(({type}) => type !== 'filler')
  return {
    statements: segmentsOf(said).flatMap(({parts: own, against}) =>
      itemsOf(own, text).flatMap(item => statementsOf(item, against))
    ),
    against: parts.filter(part => part.type === 'player'),
    tiles: parts.filter(part => part.type === 'tiles' || part.type === 'cause'),
    parts
  }
}

interface Segment {
  readonly parts: readonly Part[]
  readonly against: readonly NamedPlayer[]
}

/** Divide a claim at the names of players. */
function segmentsOf(parts: readonly Part[]): Segment[] {
  const isBefore = parts[0]?.type === 'player'
  const segments: {parts: Part[]; against: NamedPlayer[]}[] = [{parts: [], against: []}]
  for (const part of parts) {
    const last = segments.at(-1)!
    if (part.type === 'player') {
      if (isBefore && last.parts.length > 0) segments.push({parts: [], against: [part]})
      else last.against.push(part)
    } else if (!isBefore && last.against.length > 0) segments.push({parts: [part], against: []})
    else last.parts.push(part)
  }
  return segments
}

/** What commas divide: tiles alone, and the item after them whose words they may share. */
interface Item {
  readonly loose: readonly TileAt[]
  readonly parts: readonly Part[]
}

const comma = /[,，、;；]/

/** Divide a segment at its commas. Words alone belong to the item before them: `7z honor, 2 visible`. */
function itemsOf(parts: readonly Part[], text: string): Item[] {
  const items: Part[][] = []
  let end = -1
  for (const part of parts) {
    const isNext = end < 0 || comma.test(text.slice(end, part.start))
    if (isNext) items.push([part])
    else items.at(-1)!.push(part)
    end = part.end
  }
  const found: {loose: TileAt[]; parts: Part[]}[] = []
  let loose: TileAt[] = []
  for (const [index, item] of items.entries()) {
    const hasTiles = item.some(({type}) => type === 'tiles')
    const next = items[index + 1]
    const last = found.at(-1)
    if (!hasTiles && item.every(({type}) => type === 'word') && last) append(last.parts, item)
    else if (item.every(({type}) => type === 'tiles') && next?.[0]?.type === 'tiles')
      loose = [...loose, ...item.flatMap(part => (part.type === 'tiles' ? part.tiles : []))]
    else {
      found.push({loose, parts: item})
      loose = []
    }
  }
  return found
}

/** The statements of an item: tiles with the words that belong to them. */
function statementsOf({loose, parts}: Item, against: readonly NamedPlayer[]): SafetyStatement[] {
  const found: {tiles: TileAt[]; words: WordPart[]; causes: TileAt[]; none: Span | null}[] = []
  const first = parts.find(({type}) => type !== 'cause')
  const isWordFirst = first?.type === 'word'
  const isMarkFirst = isWordFirst && first.word.is === 'mark'
  const begin = () => {
    const next = {tiles: [], words: [], causes: [], none: null}
    found.push(next)
    return next as (typeof found)[number]
  }
  let now = begin()
  for (const part of parts) {
    if (part.type === 'none') {
      now = begin()
      now.none = part
    } else if (part.type === 'tiles') {
      const isFollowed = now.words.some(({start}) => start > (now.tiles[0]?.start ?? Infinity))
      if (now.none || (isWordFirst ? isFollowed : now.words.length > 0)) now = begin()
      append(now.tiles, part.tiles)
    } else if (part.type === 'word') {
      const isLeader = isWordFirst && (!isMarkFirst || part.word.is === 'mark')
      if (now.none || (isLeader && now.tiles.length > 0)) now = begin()
      now.words.push(part)
    } else if (part.type === 'cause') append(now.causes, part.tiles)
  }
  const isUnread = parts.some(({type}) => type === 'unread')
  const statements = found
    .filter(({tiles, words, none}) => tiles.length > 0 || words.length > 0 || none)
    .map((one): SafetyStatement => ({...one, against, isLoose: false, isUnread}))
  const shared = statements[0]
  if (loose.length === 0 || !shared) return statements
  return [{...shared, tiles: loose, isLoose: true, isUnread: false}, ...statements]
}

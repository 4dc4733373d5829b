/**
 * Safety as people write it.
 *
 *     9p   9p 現物、4p 筋   4p suji, 1z honor, 3 visible   ◎ 9p ○ 4p   toimen: 9p genbutsu   無筋の5s   なし
 *
 * A word belongs to the tiles before it; where the claim begins with words, to those after it. The name of a player at the
 * beginning is of all after it, one after tiles of those before it.
 */
import {append, type Span} from '@tehai/kernel/source'
import type {Who} from '../../page/grammar/situation/players.js'
import {isInWords, ordersIn, type Order} from './orders.js'
import {readPhrases, type Unread} from './phrases.js'
import {tilesOfParts, type TileAt, type TilesPart} from './tile-words.js'
import {withOrderMarks} from './order-marks.js'
import type {CausePart} from './safety-causes.js'
import {phrases, type SafetyPart, type UnjudgedPart} from './safety-phrases.js'
import type {WordPart} from './safety-words.js'

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

/** An order of tiles, the safest first or last. */
export interface SafetyOrder extends Order {
  readonly against: readonly NamedPlayer[]
}

/** A claim about safety. */
export interface SafetyClaim {
  readonly statements: readonly SafetyStatement[]
  /** Empty where a part is not understood: it may say what the order is about. */
  readonly orders: readonly SafetyOrder[]
  /** The players that it names. */
  readonly against: readonly NamedPlayer[]
  /** Those of causes as well. */
  readonly tiles: readonly (TilesPart | CausePart)[]
  /** A comparison with all that is written between commas around it. */
  readonly unjudged: readonly UnjudgedPart[]
  /** Everything in order, what is not understood as well, but for what is around that which is not judged. */
  readonly parts: readonly Part[]
}

type Part = SafetyPart | Unread

/** Read a claim about safety. Never throws; spans are offsets into the text. */
export function readSafety(text: string): SafetyClaim {
  const marked = withOrderMarks(text)
  const parts = readPhrases(marked, phrases)
  const said = withoutAfterthoughts(
    parts.filter(({type}) => type !== 'filler'),
    text
  )
  const segments = segmentsOf(said, text)
  const unjudged = unjudgedIn(parts, text)
  const isRead = parts.every(({type}) => type !== 'unread' && type !== 'unjudged')
  return {
    statements: segments.flatMap(({parts: own, against}) =>
      itemsOf(own, marked).flatMap(item => statementsOf(item, against, isRead))
    ),
    orders: segments.flatMap(({parts: own, against}) =>
      isRead
        ? [...ordersIn(own.filter(isNoOrder), marked, tilesOfPart), ...compared(own)].map(one => ({
            ...one,
            against
          }))
        : []
    ),
    against: parts.filter(part => part.type === 'player'),
    tiles: parts.filter(part => part.type === 'tiles' || part.type === 'cause'),
    unjudged,
    parts: parts.filter(({start}) => !unjudged.some(one => one.start <= start && start < one.end))
  }
}

/** What is not judged, a comparison with all between its commas, which says more than the degrees in it. */
function unjudgedIn(parts: readonly Part[], text: string): UnjudgedPart[] {
  const found = parts.filter(isUnjudged)
  const compared = found.filter(isCompared).map(part => ({...part, ...betweenCommas(part, text)}))
  const isInside = ({start}: Span) => compared.some(one => one.start <= start && start < one.end)
  const isFirst = ({start}: Span, index: number) => compared.findIndex(one => one.start === start) === index
  return [
    ...compared.filter(isFirst),
    ...found.filter(part => !isCompared(part) && !isInside(part))
  ].toSorted((a, b) => a.start - b.start)
}

/** What may be between a tile and its own word. */
const ofTile = /^[ \u3000]?[(（]?$/

/**
 * The parts without words behind a comparison that may be of either side: `9p is safer than 5p, so it is safe`. Those at the tile are its own:
 * `safer than 4p (no suji)`.
 */
function withoutAfterthoughts(parts: readonly Part[], text: string): Part[] {
  let isCompared = false
  let end = 0
  return parts.filter(part => {
    const {type, start} = part
    const isAfterthought = isCompared && type === 'word' && !ofTile.test(text.slice(end, start))
    if (type === 'order') isCompared = isInWords(text.slice(start, part.end))
    else if (type === 'tiles' && /[,，、;；。]/.test(text.slice(end, start))) isCompared = false
    if (!isAfterthought) end = part.end
    return !isAfterthought
  })
}

/** The orders that comparisons in words say. */
const compared = (parts: readonly Part[]): readonly Order[] =>
  parts.flatMap(part => (part.type === 'order' && part.order ? [part.order] : []))

/** Whether a part compares tiles, and which of them is the safer one is not known. */
const isCompared = (part: Part): boolean => isUnjudged(part) && part.is === 'comparison'
const isUnjudged = (part: Part): part is UnjudgedPart => part.type === 'unjudged'
/** What commas divide, around a part of it. */
function betweenCommas({start, end}: Span, text: string): Span {
  const before = text.slice(0, start).split(clauseEnd).at(-1)!.trimStart()
  const after = text.slice(end).split(clauseEnd)[0]!.trimEnd()
  return {start: start - before.length, end: end + after.length}
}

const clauseEnd = /[,，、;；。]|\.(?=\s|$)/

const isNoOrder = ({type}: Part): boolean => type !== 'order'
const tilesOfPart = (part: Part): readonly TileAt[] => (part.type === 'tiles' ? part.tiles : [])

interface Segment {
  readonly parts: readonly Part[]
  readonly against: readonly NamedPlayer[]
}

/** Between a player and what is said of tiles: 対面の現物, `toimen's genbutsu`, 東家に対して筋. */
const ownerMark = /^[ \u3000]*(?:の|的|의|'s|(?:だけ)?に(?:対して)?[はも]?|是|에게는?)[ \u3000]*$/

/** Divide a claim at the names of players. */
function segmentsOf(parts: readonly Part[], text: string): Segment[] {
  const isBefore = parts[0]?.type === 'player'
  const segments: {parts: Part[]; against: NamedPlayer[]}[] = [{parts: [], against: []}]
  for (const part of parts) {
    const last = segments.at(-1)!
    if (part.type === 'player') {
      if (isBefore && last.parts.length > 0) segments.push({parts: [], against: [part]})
      else if (!isBefore && hasOwn(last)) segments.push({parts: tilesAlone(last), against: [part]})
      else last.against.push(part)
    } else if (isBefore || last.against.length === 0 || isOwn(part, last, text)) last.parts.push(part)
    else segments.push({parts: part.type === 'word' ? [...tilesAlone(last), part] : [part], against: []})
  }
  return segments
}

/** Whether something is said of tiles after the player: 7p 東家に筋. */
const hasOwn = ({parts, against: [player]}: Segment): boolean =>
  player !== undefined && parts.some(({start}) => start > player.start)

/** The tiles of which more is said after another player: 7p 東家に筋、西家に無筋. */
const tilesAlone = ({parts}: Segment): Part[] => parts.filter(({type}) => type === 'tiles')

/** Whether a word is of the player before it, and so of the tiles before him: 9pは対面の現物. */
function isOwn(part: Part, {parts, against}: Segment, text: string): boolean {
  const {end} = against.at(-1)!
  const isLast = parts.every(one => one.end <= end)
  if (!isLast || parts.length === 0) return false
  // What is not understood may be what is said.
  if (part.type === 'unread') return true
  return part.type === 'word' && ownerMark.test(text.slice(end, part.start))
}

/** What commas divide: tiles alone, and the item after them whose words they may share. */
interface Item {
  readonly loose: readonly TileAt[]
  readonly parts: readonly Part[]
}

const comma = /[,，、;；]/

/**
 * Divide a segment at its commas and marks of an order, where tiles alone are not called safe. Words alone belong to the item before
 * them, `7z honor, 2 visible`; but in an order they are a side of which nothing is checked: 9p > 筋 > 4p.
 */
function itemsOf(parts: readonly Part[], text: string): Item[] {
  const items: Part[][] = []
  const sides = new Set<Part[]>()
  const isRanked = parts.some(part => !isNoOrder(part) || isCompared(part))
  let end = -1
  for (const part of parts) {
    if (!isNoOrder(part)) {
      end = -1
      continue
    }
    const isSide = end < 0 && items.length > 0
    const isNext = end < 0 || comma.test(text.slice(end, part.start))
    if (isNext) items.push([part])
    else items.at(-1)!.push(part)
    if (isSide) sides.add(items.at(-1)!)
    end = part.end
  }
  const found: {loose: TileAt[]; parts: Part[]}[] = []
  let loose: TileAt[] = []
  for (const [index, item] of items.entries()) {
    const hasTiles = item.some(({type}) => type === 'tiles')
    const next = items[index + 1]
    const last = found.at(-1)
    const isWords = item.every(({type}) => type === 'word' || type === 'cause')
    if (!hasTiles && isWords && sides.has(item)) continue
    if (!hasTiles && isWords && last) append(last.parts, item)
    else if (!isRanked && item.every(({type}) => type === 'tiles') && next?.[0]?.type === 'tiles')
      loose = [...loose, ...tilesOfParts(item)]
    else {
      found.push({loose, parts: item})
      loose = []
    }
  }
  return isRanked ? found.filter(({parts: own}) => own.some(({type}) => type !== 'tiles')) : found
}

/** What a cause says of the tile after it: 1pの筋で4p. */
const wordOfCause = ({reason, start, end}: CausePart): WordPart | null =>
  reason === undefined ? null : {type: 'word', word: {is: 'reason', reason}, denied: false, start, end}

/**
 * The statements of an item: tiles with the words that belong to them.
 *
 * @param isClaimRead
 *   Whether all of the claim is understood: else tiles without words may be a list that the rest says something of.
 */
function statementsOf(
  {loose, parts}: Item,
  against: readonly NamedPlayer[],
  isClaimRead: boolean
): SafetyStatement[] {
  const found: {
    tiles: TileAt[]
    words: WordPart[]
    causes: TileAt[]
    caused: WordPart | null
    none: Span | null
  }[] = []
  const first = parts.find(({type}) => type !== 'cause')
  const isWordFirst = first?.type === 'word'
  const isMarkFirst = isWordFirst && first.word.is === 'mark'
  const begin = () => {
    const next = {tiles: [], words: [], causes: [], caused: null, none: null}
    found.push(next)
    return next as (typeof found)[number]
  }
  let now = begin()
  // Behind what is not understood a word may be said of something else: 5p 한쪽 스지, `5p because it is suji`.
  let isBroken = false
  for (const part of parts) {
    if (part.type === 'unread') isBroken = now.tiles.length > 0
    else if (isBroken && part.type === 'tiles') {
      now = begin()
      isBroken = false
    }
    if (isBroken) continue
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
    } else if (part.type === 'cause') {
      append(now.causes, part.tiles)
      now.caused ??= wordOfCause(part)
    }
  }
  if (parts.some(isCompared)) return []
  const isDegree = parts.some(isUnjudged)
  const isUnread = isDegree || parts.some(({type}) => type === 'unread')
  const statements = found
    .filter(({tiles, words, none}) => tiles.length > 0 || words.length > 0 || none)
    .map(({caused, ...one}): SafetyStatement => {
      // What is not understood may say how sure it is: 5pは安全そう.
      const own = isUnread ? one.words.filter(({word}) => word.is !== 'safe') : one.words
      const words = own.length === 0 && caused ? [caused] : own
      return {...one, words, against, isLoose: false, isUnread: isUnread || !isClaimRead}
    })
  const shared = statements[0]
  if (loose.length === 0 || !shared || isDegree) return statements
  return [{...shared, tiles: loose, isLoose: true, isUnread: !isClaimRead}, ...statements]
}

/**
 * Safety as people write it.
 *
 *     9p   9p 現物、4p 筋   4p suji, 1z honor, 3 visible   ◎ 9p ○ 4p   toimen: 9p genbutsu   無筋の5s   なし
 *
 * A word belongs to the tiles before it or, if the claim begins with words, to those after it. The name of a player at
 * the beginning applies to everything after it, a name after tiles to those tiles.
 */
import type {Span} from '@tehai/kernel/source'
import {withOrderMarks} from './order-marks.js'
import {isInWords, ordersIn, type Order} from './orders.js'
import {readPhrases} from './phrases.js'
import type {CausePart} from './safety-causes.js'
import {
  isComparison,
  isNoOrder,
  isUnjudged,
  phrases,
  type CountPart,
  type ReadPart,
  type UnjudgedPart
} from './safety-phrases.js'
import {isRanked, itemsOf, segmentsOf, type NamedPlayer} from './safety-segments.js'
import {statementsOf, type SafetyStatement} from './safety-statements.js'
import type {TileAt, TilesPart} from './tile-words.js'

/** An order of tiles, the safest first or last. */
export interface SafetyOrder extends Order {
  readonly against: readonly NamedPlayer[]
}

/** A number of safe tiles. */
export interface SafetyCount extends CountPart {
  readonly against: readonly NamedPlayer[]
}

/** A claim about safety. */
export interface SafetyClaim {
  readonly statements: readonly SafetyStatement[]
  /** Empty where a part is not understood: it may say what the order is about. */
  readonly orders: readonly SafetyOrder[]
  /** Empty if a part is not understood: it may say how many of which tiles. */
  readonly counts: readonly SafetyCount[]
  /** The players that it names. */
  readonly against: readonly NamedPlayer[]
  /** Those of causes as well. */
  readonly tiles: readonly (TilesPart | CausePart)[]
  /** A comparison with everything between the commas around it. */
  readonly unjudged: readonly UnjudgedPart[]
  /**
   * All parts in order, including those that are not understood, but without what surrounds parts that are not judged.
   */
  readonly parts: readonly ReadPart[]
}

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
      itemsOf(own, marked)
        .flatMap(item => statementsOf(item, against, isRead))
        // Tiles that are compared are not thereby claimed to be safe.
        .filter(({words, none, isUnread}) => !isRanked(own) || isUnread || words.length > 0 || none !== null)
    ),
    orders: segments.flatMap(({parts: own, against}) =>
      isRead
        ? [...ordersIn(own.filter(isNoOrder), marked, tilesOfPart), ...compared(own)].map(one => ({
            ...one,
            against
          }))
        : []
    ),
    counts: segments.flatMap(({parts: own, against}) =>
      isRead ? own.flatMap(part => (part.type === 'count' ? [{...part, against}] : [])) : []
    ),
    against: parts.filter(part => part.type === 'player'),
    tiles: parts.filter(part => part.type === 'tiles' || part.type === 'cause'),
    unjudged,
    parts: parts.filter(({start}) => !unjudged.some(one => one.start <= start && start < one.end))
  }
}

/**
 * Parts that are not judged; a comparison with everything between its commas, which says more than its words of degree.
 */
function unjudgedIn(parts: readonly ReadPart[], text: string): UnjudgedPart[] {
  const found = parts.filter(isUnjudged)
  const compared = found.filter(isComparison).map(part => ({...part, ...betweenCommas(part, text)}))
  const isInside = ({start}: Span) => compared.some(one => one.start <= start && start < one.end)
  const isFirst = ({start}: Span, index: number) => compared.findIndex(one => one.start === start) === index
  return [
    ...compared.filter(isFirst),
    ...found.filter(part => !isComparison(part) && !isInside(part))
  ].toSorted((a, b) => a.start - b.start)
}

/** What may be between a tile and the word that belongs to it. */
const ofTile = /^[ \u3000]?[(（]?$/

/**
 * The parts without words after a comparison that may belong to either side: `9p is safer than 5p, so it is safe`.
 * Words at the tile are its own: `safer than 4p (no suji)`.
 */
function withoutAfterthoughts(parts: readonly ReadPart[], text: string): ReadPart[] {
  let isCompared = false
  let end = 0
  return parts.filter((part, index) => {
    const {type, start} = part
    const between = text.slice(end, start)
    // A word before other tiles belongs to them: 9pは5pより安全、現物の1zも通る.
    const next = parts[index + 1]
    const isOfNext =
      next?.type === 'tiles' && clauseEnd.test(between) && !clauseEnd.test(text.slice(part.end, next.start))
    const isAfterthought = isCompared && type === 'word' && !isOfNext && !ofTile.test(between)
    if (type === 'order') isCompared = isInWords(text.slice(start, part.end))
    else if ((type === 'tiles' || isOfNext) && clauseEnd.test(between)) isCompared = false
    if (!isAfterthought) end = part.end
    return !isAfterthought
  })
}

/** The orders that comparisons in words express. */
const compared = (parts: readonly ReadPart[]): readonly Order[] =>
  parts.flatMap(part => (part.type === 'order' && part.order ? [part.order] : []))

/** The text between commas around a part. */
function betweenCommas({start, end}: Span, text: string): Span {
  const before = text.slice(0, start).split(clauseEnd).at(-1)!.trimStart()
  const after = text.slice(end).split(clauseEnd)[0]!.trimEnd()
  return {start: start - before.length, end: end + after.length}
}

const clauseEnd = /[,，、;；。]|\.(?=\s|$)/

const tilesOfPart = (part: ReadPart): readonly TileAt[] => (part.type === 'tiles' ? part.tiles : [])

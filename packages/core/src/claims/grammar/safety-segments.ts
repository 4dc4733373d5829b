/**
 * Dividing a claim about safety at the names of players, and at commas and marks of an order.
 *
 *     対面：9p 現物；上家：4p 筋      7p 東家に筋、西家に無筋      9p 現物 > 4p 筋
 */
import {append, type Span} from '@tehai/kernel/source'
import type {Who} from '../../page/grammar/situation/players.js'
import {isComparison, isNoOrder, type ReadPart} from './safety-phrases.js'
import {tilesOfParts, type TileAt} from './tile-words.js'

/** A player whom a claim names. */
export interface NamedPlayer extends Span {
  readonly who: Who
}

/** A part of a claim that is about certain players. */
export interface Segment {
  readonly parts: readonly ReadPart[]
  readonly against: readonly NamedPlayer[]
}

/** Between a player and a statement about tiles: 対面の現物, `toimen's genbutsu`, 東家に対して筋. */
const ownerMark = /^[ \u3000]*(?:の|的|의|'s|(?:だけ)?に(?:対して)?[はも]?|是|에게는?)[ \u3000]*$/

/** Divide a claim at the names of players. */
export function segmentsOf(parts: readonly ReadPart[], text: string): Segment[] {
  const isBefore = parts[0]?.type === 'player'
  const segments: {parts: ReadPart[]; against: NamedPlayer[]}[] = [{parts: [], against: []}]
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

/** Whether something is stated about tiles after the player: 7p 東家に筋. */
const hasOwn = ({parts, against: [player]}: Segment): boolean =>
  player !== undefined && parts.some(({start}) => start > player.start)

/** The tiles about which more is stated after another player: 7p 東家に筋、西家に無筋. */
const tilesAlone = ({parts}: Segment): ReadPart[] => parts.filter(({type}) => type === 'tiles')

/** Whether a word belongs to the player before it, and so to the tiles before that player: 9pは対面の現物. */
function isOwn(part: ReadPart, {parts, against}: Segment, text: string): boolean {
  const {end} = against.at(-1)!
  const isLast = parts.every(one => one.end <= end)
  if (!isLast || parts.length === 0) return false
  // A part that is not understood may be a statement.
  if (part.type === 'unread') return true
  return part.type === 'word' && ownerMark.test(text.slice(end, part.start))
}

/** The result of dividing at commas: tiles alone, and the following item, whose words may apply to them too. */
export interface Item {
  readonly loose: readonly TileAt[]
  readonly parts: readonly ReadPart[]
}

const comma = /[,，、;；]/
const isOfTiles = ({type}: ReadPart): boolean => type === 'tiles'

/** Whether tiles of a segment are compared. */
export const isRanked = (parts: readonly ReadPart[]): boolean =>
  parts.some(part => !isNoOrder(part) || isComparison(part))

/**
 * Divides a segment at its commas and marks of an order, if tiles alone are not claimed to be safe. Words alone belong
 * to the item before them, `7z honor, 2 visible`; but in an order they are an unchecked side: 9p > 筋 > 4p.
 */
export function itemsOf(parts: readonly ReadPart[], text: string): Item[] {
  const items: ReadPart[][] = []
  const sides = new Set<ReadPart[]>()
  const isOrder = isRanked(parts)
  let end = -1
  for (const part of parts) {
    if (!isNoOrder(part)) {
      end = -1
      continue
    }
    const isSide = end < 0 && items.length > 0
    const between = text.slice(Math.max(end, 0), part.start)
    // Tiles in a bracket after others are a separate mention: `9p > 5p (9p is genbutsu)`.
    const isApart = part.type === 'tiles' && /[(（]/.test(between) && items.at(-1)?.some(isOfTiles) === true
    const isNext = end < 0 || isApart || comma.test(between)
    if (isNext) items.push([part])
    else items.at(-1)!.push(part)
    if (isSide) sides.add(items.at(-1)!)
    end = part.end
  }
  const found: {loose: TileAt[]; parts: ReadPart[]}[] = []
  let loose: TileAt[] = []
  for (const [index, item] of items.entries()) {
    const hasTiles = item.some(({type}) => type === 'tiles')
    const next = items[index + 1]
    const last = found.at(-1)
    const isWords = item.every(({type}) => type === 'word' || type === 'cause')
    if (!hasTiles && isWords && sides.has(item)) continue
    // A reason that comes first: `because of 6m, 3m is safe`.
    if (next && item.every(({type}) => type === 'cause')) {
      const joined = [...item, ...next]
      items[index + 1] = joined
      if (sides.has(next)) sides.add(joined)
      continue
    }
    if (!hasTiles && isWords && last) append(last.parts, item)
    else if (!isOrder && item.every(({type}) => type === 'tiles') && next?.[0]?.type === 'tiles')
      loose = [...loose, ...tilesOfParts(item)]
    else {
      found.push({loose, parts: item})
      loose = []
    }
  }
  return isOrder ? found.filter(({parts: own}) => own.some(({type}) => type !== 'tiles')) : found
}

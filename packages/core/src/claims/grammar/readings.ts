/**
 * How a hand is made up, as people write it: ways separated by `;` or `/`, each with groups of tiles and the tiles left
 * over.
 *
 *     123m 44m 567m 678m 999m   123 44 567 678 999m   123m 456m 678m 999m + 4m 7m left over; 3 ways   ? all
 *
 * A tile by itself is left over, also without the word.
 */
import {append, smallest, largest, readNumber, type Span} from '@tehai/kernel/source'
import {isTile, kindOf, type Tile} from '@tehai/riichi/tile'
import {isUnread, phrase, readPhrases, smallNumber, wordEnd, type Phrase, type UnreadPart} from './phrases.js'
import {plainTiles, tilePhrases} from './tiles.js'
import type {TileAt, TilesPart} from './tile-words.js'

/** Tiles that are written together. */
export interface WrittenGroup extends Span {
  readonly tiles: readonly TileAt[]
}

/** One way to divide the hand into groups. */
export interface WrittenWay extends Span {
  readonly groups: readonly WrittenGroup[]
  readonly left: readonly TileAt[]
}

/** How many ways there are. */
export interface WrittenCount extends Span {
  readonly count: number
}

type Part =
  | TilesPart
  | ({readonly type: 'groups'; readonly groups: readonly TilesPart[]} & Span)
  | ({readonly type: 'left' | 'plus' | 'all'} & Span)
  | ({readonly type: 'count'; readonly count: number} & Span)

/** A claim about how a hand is made up. */
export interface ReadingsClaim {
  readonly ways: readonly WrittenWay[]
  readonly count: WrittenCount | null
  /** Whether all ways found from the lowest tile on are meant, not only the best. */
  readonly isAll: boolean
  /** All parts in order, including those that are not understood. */
  readonly parts: readonly (Part | UnreadPart)[]
}

const phrases: readonly Phrase<Part>[] = [
  phrase(
    `共?(?:one|${smallNumber}) ?(?:ways?${wordEnd}|readings?${wordEnd}|通り|とおり|[种種](?:拆法|分法)?|가지)`,
    ([, number], span) => ({type: 'count', count: number === undefined ? 1 : readNumber(number), ...span})
  ),
  phrase(`all${wordEnd}|すべて|全て|全部|所有|全|모두|전부`, (_, span) => ({type: 'all', ...span})),
  phrase(
    `left(?:[ -]?overs?)?${wordEnd}|over${wordEnd}|が?(?:余(?:り牌?|る)|残[りる]|浮(?:き牌|く))|[剩剰][余餘下]?牌?|多?[余餘]下?牌?|浮牌|孤[张張]牌?|남는 ?패|남음`,
    (_, span) => ({type: 'left', ...span})
  ),
  phrase(`[+]|と|and${wordEnd}|with${wordEnd}`, (_, span) => ({type: 'plus', ...span})),
  phrase('([0-9]{1,4}(?:[ ・.,+|]{1,3}[0-9]{1,4}){1,6}) ?([mpsz])(?![A-Za-z])', ([, digits, suit], span) => {
    const groups = groupsOf(digits!, suit!.toLowerCase(), span)
    return groups.every(({tiles}) => tiles.every(({tile}) => isTile(tile)))
      ? {type: 'groups', groups, ...span}
      : null
  }),
  plainTiles,
  ...tilePhrases
]

function groupsOf(digits: string, suit: string, {start, end}: Span): TilesPart[] {
  const groups = [...digits.matchAll(/[0-9]+/g)].map(({0: run, index}): TilesPart => {
    const tiles = [...run].map((digit, at) => ({
      tile: `${digit}${suit}` as Tile,
      start: start + index + at,
      end: start + index + at + 1
    }))
    return {type: 'tiles', tiles, start: start + index, end: start + index + run.length}
  })
  const last = groups.at(-1)!
  return [...groups.slice(0, -1), {...last, end}]
}

/** Read a claim about how a hand is made up. Never throws; spans are offsets into the text. */
export function readReadings(text: string): ReadingsClaim {
  const parts: (Part | UnreadPart)[] = []
  const ways: WrittenWay[] = []
  for (const {0: piece, index} of text.matchAll(/[^;；／/]+/g)) {
    const read = readPhrases(piece, phrases).map(part => moved(part, index))
    append(parts, read)
    const way = wayOf(read)
    if (way) ways.push(way)
  }
  const count = parts.find(part => part.type === 'count') ?? null
  return {ways, count, isAll: parts.some(({type}) => type === 'all'), parts}
}

function moved<Some extends Part | UnreadPart>(part: Some, by: number): Some {
  const span = {start: part.start + by, end: part.end + by}
  const tilesMoved = (tiles: readonly TileAt[]) =>
    tiles.map(({tile, start, end}) => ({tile, start: start + by, end: end + by}))
  if (part.type === 'tiles') return {...part, ...span, tiles: tilesMoved(part.tiles)}
  if (part.type === 'groups') return {...part, ...span, groups: part.groups.map(group => moved(group, by))}
  return {...part, ...span}
}

/**
 * Whether tiles written together are a group: two tiles only if they are a pair, more tiles always, since the check
 * judges whether they are a set.
 */
const isSet = ({tiles: [first, second, ...others]}: WrittenGroup): boolean =>
  others.length > 0 || kindOf(first!.tile) === kindOf(second!.tile)

const isPair = ({tiles}: WrittenGroup): boolean => tiles.length === 2

/** Whether the way already has sets and their pair: a further pair is not a group. Seven pairs have no sets. */
const hasSetsAndPair = (groups: readonly WrittenGroup[]): boolean =>
  groups.some(isPair) && !groups.every(isPair)

function wayOf(parts: readonly (Part | UnreadPart)[]): WrittenWay | null {
  const groups: WrittenGroup[] = []
  const left: TileAt[] = []
  let isLeft = false
  /** How many groups there were before the last plus sign. */
  let before = 0
  const lastTiles = parts.findLast(({type}) => type === 'tiles' || type === 'groups')
  for (const part of parts) {
    if (isUnread(part)) continue
    if (part.type === 'plus') before = groups.length
    if (part.type === 'left') {
      // After tiles, the word applies to the tiles after a plus sign, or to the last ones if nothing is in between:
      // 123m、47mが余る.
      const isLast = lastTiles?.end === part.start
      const first =
        before > 0 ? before : isLast ? groups.findIndex(({start}) => start === lastTiles.start) : -1
      if (first > 0) for (const group of groups.splice(first)) append(left, group.tiles)
      else isLeft = true
    }
    const added = part.type === 'tiles' ? [part] : part.type === 'groups' ? part.groups : []
    for (const group of added) {
      if (isLeft || group.tiles.length === 1) append(left, group.tiles)
      else groups.push(group)
    }
  }
  // `+ 78s`: tiles after a plus sign that are not a group are left over, as a page shows them; so is a second pair.
  if (before > 0)
    for (const group of groups.splice(before)) {
      if (isSet(group) && !(isPair(group) && hasSetsAndPair(groups))) groups.push(group)
      else append(left, group.tiles)
    }
  const all = [...groups.flatMap(({tiles}) => tiles), ...left]
  if (all.length === 0) return null
  const start = smallest(
    all.map(tile => tile.start),
    all[0]!.start
  )
  const end = largest(
    all.map(tile => tile.end),
    all[0]!.end
  )
  return {groups, left, start, end}
}

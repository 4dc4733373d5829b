/**
 * Hands that are too large: rows of 15 to 17 tiles that can only be meant as one hand.
 *
 *     223467m 67p 6689s 666z       15 tiles: one too many
 *     34567m456p77789s 258m        a hand of 13 and its waits: as its author meant it
 *     123m 234m 345m 456m 567m     a list of runs
 *
 * Rows of a page show other things than hands: lists of kinds, walls, ponds, several shapes side by side. Such rows are
 * longer, unordered, or regular, and are not reported.
 */
import {isTile, kindOf, rankOf, suitOf, type Tile} from '@tehai/riichi/tile'
import type {Message} from '@tehai/kernel/source'
import {isOneKind, isRun} from '../notation/melds/meld-shape.js'
import type {Diagram, HandDiagram} from './diagram.js'
import {checkHandSize, countHand} from './validate.js'
import {handSize, WAITING, WHOLE} from '../notation/hand-size.js'

/** One set more than a whole hand: longer rows are lists. */
const LONGEST = 17
const MOST_MELDS = 4

/**
 * Warn of a row that is a hand of more than 14 tiles (`hand-size`); `null` where it may show something else.
 *
 * @param isHand
 *   Whether the author says something about the row that can only be true of a hand.
 */
export function checkTooLarge(diagram: Diagram, isHand: boolean): Message | null {
  if (diagram.mode === 'river') return null
  const count = countHand(diagram)
  if (count <= WHOLE || !diagram.hand.complete) return null
  return isHand || (count <= LONGEST && isOneHand(diagram)) ? checkHandSize(diagram) : null
}

/** Tiles written together: between gaps, or in one run. A meld counts as three. */
interface Group {
  readonly tiles: Tile[]
  melds: number
}

function isOneHand(diagram: HandDiagram): boolean {
  const {concealed, draw, win, melds} = diagram.hand
  if (concealed.length === 0 || melds.length > MOST_MELDS) return false
  const pieces = piecesOf(diagram)
  if (isHandAndMore(pieces)) return false
  if (melds.length > 0 || draw !== null || win !== null) return true
  const held = concealed.slice(0, concealed.length - tilesApart(pieces))
  if (isSorted(held.slice(0, -1)) && !isSorted(held)) return true
  if (isRegular(concealed, pieces)) return false
  return isSortedButOne(held) || isOfSets(groupsOf(diagram, true)) || isWholeAndOne(concealed)
}

/** The groups between gaps. If every tile has gaps around it, the gaps mean nothing. */
function piecesOf(diagram: HandDiagram): readonly Group[] {
  const pieces = groupsOf(diagram, false)
  const tiles = pieces.flatMap(piece => piece.tiles)
  return tiles.length === pieces.length ? [{tiles, melds: 0}] : pieces
}

/** How many tiles are set apart at the end: one, or several of one kind. */
function tilesApart(pieces: readonly Group[]): number {
  const last = pieces.at(-1)!
  const isSame = (piece: Group) => sizeOf(piece) === 1 && isOneKind([...piece.tiles, ...last.tiles])
  if (pieces.length < 2 || sizeOf(last) !== 1) return 0
  return pieces.length - 1 - pieces.findLastIndex(piece => !isSame(piece))
}

/** The groups of a row: its pieces between gaps, or these divided into runs. */
function groupsOf({nodes}: HandDiagram, byRun: boolean): Group[] {
  const groups: Group[] = []
  let group: Group | null = null
  let last = {suit: '', isEnd: true}
  for (const node of nodes) {
    if (node.type === 'gap') group = null
    if (node.type !== 'meld' && !(node.type === 'tile' && isTile(node.face))) continue
    const suit = node.type === 'tile' ? suitOf(node.face as Tile) : ''
    if (byRun && (last.isEnd || last.suit !== suit)) group = null
    if (group === null) groups.push((group = {tiles: [], melds: 0}))
    if (node.type === 'meld') group.melds++
    else group.tiles.push(node.face as Tile)
    // The last digit of a run has the suit letter after it.
    last = {suit, isEnd: node.end - node.start > 1}
  }
  return groups
}

const sizeOf = ({tiles, melds}: Group) => handSize(tiles.length, melds)

/** A hand before a gap, and different tiles after it: its waits, or its possible discards. */
function isHandAndMore(pieces: readonly Group[]): boolean {
  let size = 0
  for (let index = 0; index < pieces.length - 1; index++) {
    size += sizeOf(pieces[index]!)
    if (size !== WAITING && size !== WHOLE) continue
    const rest = pieces.slice(index + 1)
    const tiles = rest.flatMap(piece => piece.tiles)
    const isOther = rest.every(({melds}) => melds === 0) && new Set(tiles.map(kindOf)).size === tiles.length
    // One tile after a whole hand is meant as drawn.
    if (isOther && tiles.length > 1) return true
  }
  return false
}

/** Each kind equally often, each tile once, or pieces of equal size: a list. */
function isRegular(tiles: readonly Tile[], pieces: readonly Group[]): boolean {
  const counts = new Map<number, number>()
  for (const tile of tiles) counts.set(kindOf(tile), (counts.get(kindOf(tile)) ?? 0) + 1)
  if (new Set(counts.values()).size === 1 || new Set(tiles).size === tiles.length) return true
  return pieces.length > 2 && pieces.every(piece => sizeOf(piece) === sizeOf(pieces[0]!))
}

/** Each suit once, its ranks in ascending order, as players sort a hand. */
function isSorted(tiles: readonly Tile[]): boolean {
  const suits = new Set<string>()
  return tiles.every((tile, index) => {
    const before = tiles[index - 1]
    const suit = suitOf(tile)
    if (before !== undefined && suitOf(before) === suit) return rankOf(before) <= rankOf(tile)
    if (suits.has(suit)) return false
    suits.add(suit)
    return true
  })
}

/**
 * Sorted, except for at most one tile inside the hand: `123m465p789s111222z`.
 *
 * The tile before the last may be the first of two waits: `…34s25s`.
 */
function isSortedButOne(tiles: readonly Tile[]): boolean {
  return tiles.some((_, index) => index !== tiles.length - 2 && isSorted(tiles.toSpliced(index, 1)))
}

/** Sets, a pair, and one other group. */
function isOfSets(groups: readonly Group[]): boolean {
  const isOfThree = ({tiles}: Group) => tiles.length === 3 && isSet(tiles)
  const isPair = ({tiles}: Group) => tiles.length === 2 && isOneKind(tiles)
  const others = groups.filter(group => !isOfThree(group) && !isPair(group))
  return groups.filter(isOfThree).length >= 3 && others.length <= 1
}

/** At least four sets, a pair and at most one tile, one after another: `234234m222p50m678s8p`. */
function isWholeAndOne(tiles: readonly Tile[]): boolean {
  // For each number of tiles from the left: the smallest number of tiles outside sets, without a pair and with one.
  const alone: (readonly [number, number])[] = []
  for (let end = 0; end <= tiles.length; end++) {
    const last = (size: number) => tiles.slice(end - size, end)
    const before = (size: number) => alone[end - size] ?? [tiles.length, tiles.length]
    const [single, paired] = end === 0 ? [0, tiles.length] : before(1).map(count => count + 1)
    const [inSet, andPair] = end >= 3 && isSorted(last(3)) && isSet(last(3)) ? before(3) : [single!, paired!]
    const ofPair = end >= 2 && isOneKind(last(2)) ? before(2)[0] : paired!
    alone.push([Math.min(single!, inSet), Math.min(paired!, andPair, ofPair)])
  }
  return alone.at(-1)![1] <= 1
}

const isSet = (tiles: readonly Tile[]) => isOneKind(tiles) || isRun(tiles)

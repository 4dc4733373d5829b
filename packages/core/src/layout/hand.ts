/**
 * Hands: a row of tiles and melds as typed, as one picture or as pictures that wrap by whole melds.
 */
import type {Face} from '@tehai/riichi/tile'
import type {HandDiagram, MeldNode, Node, TileNode, WinBy} from '../model/diagram.js'
import {wonBy} from '../model/won-by.js'
import type {Layout, PictureBox} from '@tehai/kernel/picture'
import {
  emptyStrip,
  layoutOf,
  leaveGap,
  leaveRoom,
  nextPlace,
  putBracket,
  putLabel,
  widthOfWords,
  type Strip
} from './strip.js'
import {BLANK_GAP, DRAW_GAP, FIRST_MELD_GAP, KITA_GAP, MELD_GAP, STANDARD_TILE} from './units.js'
import {putMeld, putNode, putPlaceholder} from './hand-nodes.js'

/**
 * A piece of a row: a picture, or text that was not understood and is shown as typed. `start` and `end` are the
 * range of the source that it represents, blanks included;
 * an `end` of `null` is the end of the source.
 */
export type Piece =
  | {
      readonly type: 'picture'
      readonly layout: Layout<Face>
      readonly start: number
      readonly end: number | null
    }
  | {readonly type: 'text'; readonly value: string; readonly start: number; readonly end: number}

export interface HandLayoutOptions {
  /** An upright tile of the set that is drawn (default: `STANDARD_TILE`, 300 × 400). */
  readonly tile?: PictureBox | undefined
  /** Begin a new picture at each meld, so that a narrow page wraps between melds (default: `false`, one picture). */
  readonly wrap?: boolean | undefined
  /**
   * Lay the tile added to a pon above the called one (default: `true`). `false` leaves its upper part visible behind
   * it: a stack would be too tall for a line of text, and two sideways tiles side by side would be two calls.
   */
  readonly stack?: boolean | undefined
  /** Words under a tile that is marked as won (default: none). */
  readonly won?: Readonly<Record<WinBy, string>> | undefined
}

/** A row that is being laid out. */
interface LayoutState {
  readonly tile: PictureBox
  readonly wrap: boolean
  readonly stack: boolean
  readonly won: HandLayoutOptions['won']
  readonly nodes: HandDiagram['nodes']
  readonly apart: number | null
  readonly groups: NonNullable<HandDiagram['groups']>
  readonly pieces: Piece[]
  /** What is put into the next picture, and where its source begins. */
  strip: Strip
  start: number
  /** Whether a meld has been put. */
  hasMeld: boolean
  /** Index of the group that is open or next, and the left edge of its bracket if it is open. */
  group: number
  bracket: number | null
  /** How far the words of that group extend beyond its tiles, on either side. */
  overhang: number
}

/** The pieces of a row, from left to right. An empty row has no pieces. */
export function layoutHand(
  {nodes, apart, groups = []}: HandDiagram,
  {tile = STANDARD_TILE, wrap = false, stack = true, won}: HandLayoutOptions = {}
): readonly Piece[] {
  const laying: LayoutState = {
    tile,
    wrap,
    stack,
    won,
    nodes,
    apart,
    groups,
    pieces: [],
    strip: emptyStrip(tile),
    start: 0,
    hasMeld: false,
    group: 0,
    bracket: null,
    overhang: 0
  }
  for (let index = 0; index < nodes.length; index++) {
    layNode(laying, nodes[index]!, index)
    endGroup(laying, index + 1)
  }
  finish(laying, null, groups.at(-1)?.to === nodes.length ? laying.overhang : 0)
  return laying.pieces
}

function layNode(laying: LayoutState, node: Node, index: number): void {
  const {strip, tile, stack, won} = laying
  switch (node.type) {
    case 'tile':
      leaveGap(strip, gapBefore(laying, node, index))
      beginGroup(laying, index)
      putNode(strip, won ? withWay(node, won) : node, stack)
      break
    case 'meld':
      layMeld(laying, node, index)
      break
    case 'gap':
      leaveGap(strip, node.width === null ? BLANK_GAP : node.width * tile.width)
      break
    case 'placeholder':
      beginGroup(laying, index)
      putPlaceholder(strip, node.placeholder)
      if (node.label !== null) putLabel(strip, node.label)
      break
    case 'text':
      finish(laying, node.start)
      laying.pieces.push({type: 'text', value: node.value, start: node.start, end: node.end})
      laying.start = node.end
  }
}

function layMeld(laying: LayoutState, node: MeldNode, index: number): void {
  const gap = laying.hasMeld ? MELD_GAP : FIRST_MELD_GAP
  if (laying.wrap) finish(laying, node.start, gap)
  else leaveGap(laying.strip, gap)
  beginGroup(laying, index)
  putMeld(laying.strip, node, laying.stack)
  laying.hasMeld = true
}

/** The minimum gap before a tile. */
function gapBefore({nodes, apart}: LayoutState, node: TileNode, index: number): number {
  if (index === apart || (index === nodes.length - 1 && wonBy(node) !== null)) return DRAW_GAP
  if (nodes[index - 1]?.type === 'meld') return MELD_GAP
  return node.marks.length > 0 && beginsKita(nodes, index) ? KITA_GAP : 0
}

/** Open the bracket of a group that begins with a node. */
function beginGroup(laying: LayoutState, index: number): void {
  const {strip, tile} = laying
  const group = laying.groups[laying.group]
  if (group?.from !== index) return
  laying.overhang = Math.max(0, (widthOfWords(group.label) - (group.to - index) * tile.width) / 2)
  if (laying.overhang > 0) leaveRoom(strip, laying.overhang)
  laying.bracket = nextPlace(strip)
}

/** Close the bracket of a group that ends before a node. */
function endGroup(laying: LayoutState, index: number): void {
  if (laying.groups[laying.group]?.to !== index) return
  closeBracket(laying)
  laying.group++
  if (laying.overhang > 0) leaveGap(laying.strip, laying.overhang)
}

function closeBracket(laying: LayoutState): void {
  if (laying.bracket === null) return
  putBracket(laying.strip, laying.bracket, laying.groups[laying.group]!.label)
  laying.bracket = null
}

/** End the picture; `end` is the end of its source, `null` at the end of the row. */
function finish(laying: LayoutState, end: number | null, trailing = 0): void {
  const {strip, start, tile} = laying
  closeBracket(laying)
  if (strip.right !== null) {
    laying.pieces.push({type: 'picture', layout: layoutOf(strip, trailing), start, end})
    laying.start = end ?? start
  }
  if (end !== null) laying.strip = emptyStrip(tile)
}

/** Whether a tile is the first of the norths put aside: they are separated by a gap, as melds are. */
function beginsKita(nodes: HandDiagram['nodes'], index: number): boolean {
  const isAside = (at: number) => {
    const node = nodes[at]
    return node?.type === 'tile' && node.marks.includes('kita')
  }
  const before = nodes[index - 1]?.type === 'gap' ? index - 2 : index - 1
  return isAside(index) && before >= 0 && !isAside(before)
}

/** A tile with the word for how it was won before its label. */
function withWay(node: TileNode, words: Readonly<Record<WinBy, string>>): TileNode {
  const way = wonBy(node)
  if (way === null) return node
  return {...node, label: node.label === null ? words[way] : `${words[way]} ${node.label}`}
}

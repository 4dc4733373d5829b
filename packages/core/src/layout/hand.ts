/**
 * Hands: a row of tiles and melds as typed, as one picture or as pictures that wrap by whole melds.
 */
import type {Face} from '@tehai/riichi/tile'
import type {HandDiagram, TileNode, WinBy} from '../model/diagram.js'
import type {Layout, PictureBox} from '@tehai/kernel/picture'
import {
  emptyStrip,
  layoutOf,
  leaveGap,
  leaveRoom,
  nextPlace,
  putBracket,
  putLabel,
  widthOfWords
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
  /**
   * Begin a new picture at each meld, so that a narrow page wraps by whole melds (default: false, one picture).
   */
  readonly wrap?: boolean | undefined
  /**
   * Lay the tile added to a pon above the called one (default: true). `false` leaves its upper part visible behind it: a stack
   * would be too tall for a line of text, and two lying tiles side by side would be two calls.
   */
  readonly stack?: boolean | undefined
  /** Words under a tile that is marked as won (default: none). */
  readonly won?: Readonly<Record<WinBy, string>> | undefined
}

/** The pieces of a row, from left to right. A row with nothing in it has no piece. */
export function layoutHand(
  {nodes, apart, groups = []}: HandDiagram,
  options: HandLayoutOptions = {}
): readonly Piece[] {
  const {tile = STANDARD_TILE, wrap = false, stack = true, won = null} = options
  const pieces: Piece[] = []
  let strip = emptyStrip(tile)
  let start = 0
  let meldsBefore = false
  let next = 0
  /** Left edge of the bracket that is open. */
  let bracket: number | null = null
  const finish = (end: number | null, trailing = 0) => {
    if (bracket !== null) {
      putBracket(strip, bracket, groups[next]!.label)
      bracket = null
    }
    if (strip.right !== null) {
      pieces.push({type: 'picture', layout: layoutOf(strip, trailing), start, end})
      start = end ?? start
    }
    if (end !== null) strip = emptyStrip(tile)
  }
  let overhang = 0
  const beginGroup = (index: number) => {
    const group = groups[next]
    if (group?.from !== index) return
    overhang = Math.max(0, (widthOfWords(group.label) - (group.to - index) * tile.width) / 2)
    if (overhang > 0) leaveRoom(strip, overhang)
    bracket = nextPlace(strip)
  }
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]!
    switch (node.type) {
      case 'tile':
        if (index === apart || (index === nodes.length - 1 && wayOf(node) !== null)) leaveGap(strip, DRAW_GAP)
        else if (nodes[index - 1]?.type === 'meld') leaveGap(strip, MELD_GAP)
        else if (node.marks.length > 0 && beginsKita(nodes, index)) leaveGap(strip, KITA_GAP)
        beginGroup(index)
        putNode(strip, won ? withWay(node, won) : node, stack)
        break
      case 'meld': {
        const gap = meldsBefore ? MELD_GAP : FIRST_MELD_GAP
        if (wrap) finish(node.start, gap)
        else leaveGap(strip, gap)
        beginGroup(index)
        putMeld(strip, node, stack)
        meldsBefore = true
        break
      }
      case 'gap':
        leaveGap(strip, node.width === null ? BLANK_GAP : node.width * tile.width)
        break
      case 'placeholder':
        beginGroup(index)
        putPlaceholder(strip, node.placeholder)
        if (node.label !== null) putLabel(strip, node.label)
        break
      case 'text':
        finish(node.start)
        pieces.push({type: 'text', value: node.value, start: node.start, end: node.end})
        start = node.end
    }
    if (groups[next]?.to === index + 1) {
      if (bracket !== null) putBracket(strip, bracket, groups[next]!.label)
      bracket = null
      next++
      if (overhang > 0) leaveGap(strip, overhang)
    }
  }
  finish(null, groups.at(-1)?.to === nodes.length ? overhang : 0)
  return pieces
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

/** How a tile is marked as won; `null` if it is not. */
function wayOf({marks}: TileNode): WinBy | null {
  if (marks.length === 0) return null
  return marks.includes('tsumo') ? 'tsumo' : marks.includes('ron') ? 'ron' : null
}

/** A tile with the word for how it was won before its label. */
function withWay(node: TileNode, words: Readonly<Record<WinBy, string>>): TileNode {
  const way = wayOf(node)
  if (way === null) return node
  return {...node, label: node.label === null ? words[way] : `${words[way]} ${node.label}`}
}

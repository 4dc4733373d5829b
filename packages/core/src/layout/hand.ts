/**
 * Hands: a row of tiles and melds as typed, as one picture or as pictures that wrap by whole melds.
 */
import {isRed, isTile, plainOf, type Face, type Tile} from '@tehai/riichi/tile'
import type {HandDiagram, Mark, MeldNode, TileNode, WinBy} from '../model/diagram.js'
import {GAP, type Layout, type PictureBox, type State} from '@tehai/kernel/picture'
import {slotsOf} from './slots.js'
import {
  claim,
  emptyStrip,
  layoutOf,
  leaveGap,
  leaveRoom,
  nextPlace,
  putBar,
  putBracket,
  putLabel,
  putTile,
  widthOfWords,
  type Strip
} from './strip.js'
import {
  ANY_MELD_TILES,
  BLANK_GAP,
  DRAW_GAP,
  FIRST_MELD_GAP,
  KITA_GAP,
  LEFT_OUT_WIDTH,
  MELD_GAP,
  STANDARD_TILE
} from './units.js'

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
   * Lay the tile added to a pon above the called one (default: true). `false` lets it look out from behind it: a stack
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

const noStates: readonly State[] = []
const stateByMark: Partial<Record<Mark, State>> = {
  tsumogiri: 'tsumogiri',
  called: 'called',
  dora: 'dora',
  ring: 'ring',
  dim: 'dim'
}

/** How a tile differs from a plain one, by its marks. */
export function statesOf(marks: readonly Mark[]): readonly State[] {
  if (marks.length === 0) return noStates
  return marks.flatMap(mark => stateByMark[mark] ?? [])
}

const lies: ReadonlySet<Mark> = new Set(['rotated', 'riichi', 'stacked', 'stackedRedTop', 'top'])

function putNode(strip: Strip, node: TileNode, stack: boolean): void {
  const {marks, label, bar} = node
  if (marks.length === 0) {
    putTile(strip, node.face, false, noStates)
    if (label !== null) putLabel(strip, label)
    if (bar !== undefined) putBar(strip, bar)
    return
  }
  const face = marks.includes('facedown') ? 'back' : node.face
  const lying = marks.some(mark => lies.has(mark))
  const states = statesOf(marks)
  const above = upperOf(node)
  if (marks.includes('top') && stack) putOnLast(strip, face, states)
  else if (above !== null && stack) putTile(strip, face, true, states, above)
  else {
    if (above !== null) putBehindNext(strip, above, states)
    putTile(strip, lowerOf(node, face), lying, states)
  }
  if (label !== null) putLabel(strip, label, lying)
  if (bar !== undefined) putBar(strip, bar)
}

/** The upper tile of two that lie on each other; at most one of the two is red. */
function upperOf({face, marks}: TileNode): Face | null {
  if (marks.includes('stackedRedTop')) return isTile(face) && face[0] === '5' ? (`0${face[1]}` as Tile) : face
  if (!marks.includes('stacked')) return null
  return isTile(face) && isRed(face) ? plainOf(face) : face
}

function lowerOf({marks}: TileNode, face: Face): Face {
  return marks.includes('stackedRedTop') && isTile(face) ? plainOf(face) : face
}

/** Put a lying tile where the next one goes, as high as upright tiles: its upper part looks out from behind the next. */
function putBehindNext(strip: Strip, face: Face, states: readonly State[]): void {
  const x = nextPlace(strip)
  strip.tiles.push({x, y: -strip.tile.height, turn: -90, face, states: [...states, 'behind']})
}

/** Lay a tile on the one before it. If there is none, or it is upright, the tile is laid beside it. */
function putOnLast(strip: Strip, face: Face, states: readonly State[]): void {
  const last = strip.tiles.at(-1)
  if (!last || last.turn === 0 || face === 'slot') {
    putTile(strip, face, true, states)
    return
  }
  const y = last.y - strip.tile.width
  strip.tiles.push({x: last.x, y, turn: -90, face, states})
  strip.rise = Math.max(strip.rise, -y)
}

function putMeld(strip: Strip, {meld, nodes}: MeldNode, stack: boolean): void {
  const states = statesOf(nodes[0]?.marks.filter(mark => mark === 'ring' || mark === 'dim') ?? [])
  const doraFaces = new Set(nodes.filter(node => node.marks.includes('dora')).map(node => node.face))
  const statesFor = (face: Face): readonly State[] =>
    doraFaces.has(face) ? [...states.filter(state => state !== 'dora'), 'dora'] : states
  for (const {face, lying, above} of slotsOf(meld)) {
    if (above !== null && !stack) putBehindNext(strip, above, statesFor(above))
    putTile(strip, face, lying, statesFor(face), stack ? above : null)
  }
  for (const node of nodes) if (node.label !== null) putLabel(strip, node.label)
}

function putPlaceholder(strip: Strip, placeholder: 'any-meld' | 'left-out'): void {
  if (placeholder === 'any-meld') {
    const {width: one, height} = strip.tile
    const width = ANY_MELD_TILES * one + (ANY_MELD_TILES - 1) * GAP
    const x = claim(strip, width)
    strip.vacancies.push({x, y: -height, width, height})
    return
  }
  const x = claim(strip, LEFT_OUT_WIDTH)
  strip.vacancies.push({x, y: -40, width: LEFT_OUT_WIDTH, height: 0})
}

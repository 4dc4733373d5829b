/** Nodes of a hand on a strip: tiles according to their marks, melds, placeholders. */
import {isRed, isTile, plainOf, type Face, type Tile} from '@tehai/riichi/tile'
import type {Mark, MeldNode, TileNode} from '../model/diagram.js'
import {GAP, type State} from '@tehai/kernel/picture'
import {slotsOf} from './slots.js'
import {claim, nextPlace, putBar, putLabel, putTile, type Strip} from './strip.js'
import {ANY_MELD_TILES, LEFT_OUT_WIDTH} from './units.js'

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

/** Put a tile, with its label and bar. `stack`: whether an added tile is drawn above the called one. */
export function putNode(strip: Strip, node: TileNode, stack: boolean): void {
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

/** The upper of two stacked tiles; at most one of the two is red. */
function upperOf({face, marks}: TileNode): Face | null {
  if (marks.includes('stackedRedTop')) return isTile(face) && face[0] === '5' ? (`0${face[1]}` as Tile) : face
  if (!marks.includes('stacked')) return null
  return isTile(face) && isRed(face) ? plainOf(face) : face
}

function lowerOf({marks}: TileNode, face: Face): Face {
  return marks.includes('stackedRedTop') && isTile(face) ? plainOf(face) : face
}

/**
 * Put a sideways tile behind the place of the next tile, as high as upright tiles, so that its upper part remains
 * visible.
 */
function putBehindNext(strip: Strip, face: Face, states: readonly State[]): void {
  const x = nextPlace(strip)
  strip.tiles.push({x, y: -strip.tile.height, turn: -90, face, states: [...states, 'behind']})
}

/** Lay a tile on the one before it. If there is none, or it is upright, the tile is laid beside it instead. */
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

/** Put the tiles of a meld. */
export function putMeld(strip: Strip, {meld, nodes}: MeldNode, stack: boolean): void {
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

/** Put the outline of an unspecified meld, or the dots for tiles that are left out. */
export function putPlaceholder(strip: Strip, placeholder: 'any-meld' | 'left-out'): void {
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

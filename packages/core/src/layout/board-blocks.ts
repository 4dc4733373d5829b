/** Blocks of a board: tiles in fixed positions relative to each other, to be put on the board as one. */
import {largest} from '@tehai/kernel/source'
import type {Face} from '@tehai/riichi/tile'
import {GAP, type Layout, type PictureBox, type PlacedPicture, type State} from '@tehai/kernel/picture'
import {BOARD_GAP} from './units.js'

/** A part of a board before it is positioned. */
export type Block = Pick<Layout<Face>, 'width' | 'height' | 'tiles'>

/** The block of a player who has no such tiles. */
export const nothing: Block = {width: 0, height: 0, tiles: []}
/** The states of a plain tile. */
export const plain: readonly State[] = []

/** A block moved to its place. */
export function placed({tiles}: Block, x: number, y: number): readonly PlacedPicture<Face>[] {
  return tiles.map(one => ({
    x: one.x + x,
    y: one.y + y,
    turn: one.turn,
    face: one.face,
    states: one.states
  }))
}

/** The width of the widest block. */
export function widest(blocks: readonly PictureBox[]): number {
  return largest(
    blocks.map(({width}) => width),
    0
  )
}

/** Blocks one below the other, aligned at one edge. */
export function stacked(rows: readonly Block[], edge: 'left' | 'right'): Block {
  const width = widest(rows)
  let height = 0
  const tiles = rows.flatMap(row => {
    const y = height
    height += row.height + GAP
    return placed(row, edge === 'left' ? 0 : width - row.width, y)
  })
  return {width, height: Math.max(0, height - GAP), tiles}
}

/** Blocks side by side on one baseline. */
export function inRow(blocks: readonly Block[]): Block {
  const height = largest(
    blocks.map(one => one.height),
    0
  )
  let width = 0
  const tiles = blocks.flatMap(block => {
    const x = width
    width += block.width + BOARD_GAP
    return placed(block, x, height - block.height)
  })
  return {width: Math.max(0, width - BOARD_GAP), height, tiles}
}

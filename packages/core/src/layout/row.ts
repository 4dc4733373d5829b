/**
 * Rows: the pictures of any diagram.
 */
import type {Diagram} from '../model/diagram.js'
import {layoutHand, type HandLayoutOptions, type Piece} from './hand.js'
import {layoutRiver} from './river.js'

export interface RowLayoutOptions extends HandLayoutOptions {
  /** River: discards in a row (default: 6). */
  readonly columns?: number | undefined
}

/** The pieces of a row, from left to right. */
export function layoutRow(diagram: Diagram, options: RowLayoutOptions = {}): readonly Piece[] {
  return diagram.mode === 'river'
    ? layoutRiver(diagram, options.columns, options.tile)
    : layoutHand(diagram, options)
}

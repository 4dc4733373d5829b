/**
 * The text of a file, and the points of its offsets as unist writes them.
 */
import {lineStarts, placeOf} from '@tehai/core'
import type {Point, Position} from 'unist'
import type {VFile} from 'vfile'

export interface Document {
  /** The text that positions of nodes point into: that of the file without a byte order mark. */
  readonly text: string
  /** Offsets at which its lines begin. */
  readonly starts: readonly number[]
}

/** The document of a file. micromark passes over a byte order mark and does not count it. */
export function documentOf(file: VFile): Document {
  const whole = String(file)
  const text = whole.charCodeAt(0) === 0xfeff ? whole.slice(1) : whole
  return {text, starts: lineStarts(text)}
}

/** A line by its 1-based number, without its line ending; empty past the end. */
export function lineOf({text, starts}: Document, line: number): string {
  const start = starts[line - 1]
  return start === undefined ? '' : text.slice(start, starts[line]).replace(/[\r\n]+$/, '')
}

/** The position between two offsets. */
export function positionOf({starts}: Document, start: number, end: number): Position {
  return {start: placeOf(starts, start) as Point, end: placeOf(starts, end) as Point}
}

/** The source of a node; `null` if it has no position. */
export function sourceOf(document: Document, node: {position?: Position | undefined}): string | null {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined ? null : document.text.slice(start, end)
}

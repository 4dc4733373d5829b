/**
 * Rows as they are written in a document: `:tiles[…]`, `::tiles[…]` or inline code.
 */
import {readDirective, unescapeLabel} from './directive.js'
import {sourceOf, type Document, type Position} from '../document/document.js'
import {placesFrom, type Places} from '../document/finding.js'

/** `:tiles[…]`, `::tiles[…]` or inline code, as a host found it. */
export interface WrittenRow {
  /** The label, its escapes resolved. */
  readonly value: string
  /** The text between `{` and `}`; `null` if there is none. */
  readonly meta?: string | null | undefined
  /** The construct as written, where the document contains it unchanged. */
  readonly source?: string | null | undefined
  readonly position?: Position | undefined
  /** Whether it is a block. */
  readonly leaf: boolean
}

/** The row of a written `:tiles[label]{attributes}`; `null` if the source is something else. */
export function writtenRow(
  source: string,
  leaf: boolean,
  position?: Position | undefined
): WrittenRow | null {
  const parts = readDirective(source)
  if (!parts) return null
  const {label, attributes} = parts
  const {value} = unescapeLabel(source.slice(label.start, label.end))
  const meta = attributes ? source.slice(attributes.start, attributes.end) : null
  return {value, meta, source, leaf, position}
}

/** Inline code that begins with a prefix, as a row; `null` for other inline code. */
export function codeRow(
  document: Document,
  {value, position}: {readonly value: string; readonly position?: Position | undefined},
  prefix: string | null
): WrittenRow | null {
  if (prefix === null || !value.startsWith(prefix)) return null
  return {value: value.slice(prefix.length), source: sourceOf(document, {position}), position, leaf: false}
}

/** Where the label and the attributes of a written construct are. */
export function placesOf(
  {source, value, position}: WrittenRow,
  document: Document
): {label: Places; attributes: Places} {
  const whole: Places = () => position ?? null
  const start = position?.start.offset
  if (typeof source !== 'string' || start === undefined) return {label: whole, attributes: whole}
  const from = (offset: number, raw = (at: number) => at) =>
    placesFrom(document, at => start + offset + raw(at))
  if (source.startsWith('`')) {
    const offset = source.lastIndexOf(value)
    return {label: offset < 0 ? whole : from(offset), attributes: whole}
  }
  const parts = readDirective(source)
  if (!parts) return {label: whole, attributes: whole}
  const {label, attributes} = parts
  const {rawOffset} = unescapeLabel(source.slice(label.start, label.end))
  return {
    label: value === '' ? whole : from(label.start, rawOffset),
    attributes: attributes ? from(attributes.start) : whole
  }
}

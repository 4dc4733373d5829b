/**
 * One construct at a time: @tehai/core reads it, its markup goes to the node, its messages to their places.
 */
import {blockMarkup, checkBlock, checkInline, type MarkupElement} from '@tehai/core/page'
import type {Code} from 'mdast'
import type {Document} from './document.js'
import {metaOffset, valueOffsets} from './fence.js'
import {elementOf} from './hast.js'
import type {Mahjong, MahjongText} from './nodes.js'
import {addFindings, placesFrom, type Page, type Places} from './page.js'
import {readDirective, unescapeLabel} from './read-directive.js'

/** Check a ```mahjong fence. `code`: the node it was. */
export function checkFence(node: Mahjong, code: Code, {document, settings, findings}: Page): void {
  const meta = node.meta ?? ''
  const checked = checkBlock(node.value, {settings, meta})
  draw(node, blockMarkup(checked))
  // Mapping a value back to the document costs more than checking it: not for pages without slips.
  if (checked.messages.length === 0 && checked.metaMessages.length === 0) return
  const value = valueOffsets(document, code)
  const metaStart = metaOffset(document, code)
  const whole: Places = () => code.position ?? null
  addFindings(findings, checked.messages, node.value, value ? placesFrom(document, value) : whole)
  const metaPlaces = metaStart === null ? whole : placesFrom(document, at => metaStart + at)
  addFindings(findings, checked.metaMessages, meta, metaPlaces)
}

/** Check `:tiles[…]`, `::tiles[…]` or inline code. */
export function checkTiles(node: Mahjong | MahjongText, {document, settings, findings}: Page): void {
  const meta = node.meta ?? ''
  const checked = checkInline(node.value, {settings, attributes: meta, leaf: node.type === 'mahjong'})
  draw(node, checked.markup)
  if (checked.messages.length === 0 && checked.attributeMessages.length === 0) return
  const places = placesOf(node, document)
  addFindings(findings, checked.messages, node.value, places.label)
  addFindings(findings, checked.attributeMessages, meta, places.attributes)
}

/** Let mdast-util-to-hast write a node as this element. */
function draw(node: Mahjong | MahjongText, markup: MarkupElement): void {
  const {tagName, properties, children} = elementOf(markup)
  node.data = {...node.data, hName: tagName, hProperties: properties, hChildren: children}
}

/** Where the label and the attributes of a written construct stand. */
function placesOf(node: Mahjong | MahjongText, document: Document): {label: Places; attributes: Places} {
  const whole: Places = () => node.position ?? null
  const {source, value, position} = node
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

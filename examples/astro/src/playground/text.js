/**
 * What was typed: a row of tiles, `:tiles[…]` as in Markdown, or a block with or without its fence.
 *
 * Nothing here knows what a tile is. Every part has its offset in the text, for the places of messages.
 */
import {readDirective, unescapeLabel} from '@tehai/kernel/markdown'
import {readRowText} from './row-text.js'

const fence = /^([ \t]*)(`{3,}|~{3,})[ \t]*mahjong(?![^\s{])([^\n]*)(?:\n|$)/
const directive = /^::?(?:tiles|牌)\[/

/**
 * Read what was typed.
 *
 * `kind` is `empty`, `row`, `tiles` or `block`. `at`, `attributesAt` and `metaAt` give the offset in the text of an
 * offset in the part of that name.
 */
export function readText(text) {
  const source = text.trim()
  const start = text.indexOf(source)
  return readFence(text, source, start) ?? readTiles(source, start) ?? readRowText(text)
}

function readFence(text, source, start) {
  const opening = fence.exec(source)
  if (!opening) return null
  const [line, indent, ticks, meta] = opening
  const body = start + line.length
  const closing = new RegExp(`^[ \\t]*${ticks[0]}{${ticks.length},}[ \\t]*$`, 'm').exec(text.slice(body))
  const metaStart = start + line.indexOf(meta, indent.length + ticks.length)
  return {
    kind: 'block',
    source: text.slice(body, closing ? body + closing.index : undefined).replace(/\n$/, ''),
    at: offset => body + offset,
    meta,
    metaAt: offset => metaStart + offset
  }
}

function readTiles(source, start) {
  const parts = directive.test(source) ? readDirective(source) : null
  if (!parts) return null
  const {label, attributes} = parts
  const end = attributes ? attributes.end : label.end
  if (end !== source.length - 1) return null
  const {value, rawOffset} = unescapeLabel(source.slice(label.start, label.end))
  return {
    kind: 'tiles',
    source: value,
    at: offset => start + label.start + rawOffset(offset),
    attributes: attributes ? source.slice(attributes.start, attributes.end) : '',
    attributesAt: offset => start + (attributes?.start ?? 0) + offset
  }
}

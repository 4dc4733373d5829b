/**
 * Words: a line of an author's text as markup, with the tiles that stand in it.
 *
 *     5s を切ると :tiles[147m] の三面張。
 *
 * Text stays text: a host escapes it.
 */
import type {Language, Message, Span} from '../source/message.js'
import {element, type Markup, type MarkupElement} from './markup.js'
import {sentenceOf} from './messages.js'
import {formatRowOptions, rowClasses, type RowOptions} from './row-options.js'
import {readRow} from './row.js'

/** A line of text and tiles: phrasing content. */
export type Words = readonly Markup[]

/** Tiles among words: `<code>` with the source, for the drawing stage; readable without it. */
export function inlineCode(
  source: string,
  options: RowOptions,
  classes: readonly string[] = [],
  id: string | null = null
): MarkupElement {
  const attributes: Record<string, string> = {
    class: [...rowClasses(options), 'mahjong-inline', ...classes].join(' ')
  }
  if (id !== null) attributes['id'] = id
  const data = formatRowOptions(options)
  if (data) attributes['data-mahjong'] = data
  return element('code', attributes, source)
}

/** A text that is not understood, as the author wrote it, with the message that says why. */
export function unreadMark(
  text: string,
  message: Message | undefined,
  source: string,
  language: Language
): Markup {
  const attributes: Record<string, string> = {class: 'mahjong-error'}
  if (message) attributes['title'] = sentenceOf(message, source, language)
  return element('mark', attributes, text)
}

const tilesInText = /[:：](?:tiles|牌)\[([^\]\n]{1,2000})\]/g

/** Words of a text, and the messages of the tiles in it. */
export interface ReadWords {
  readonly words: Words
  readonly messages: readonly Message[]
}

/**
 * Read a line of text. Never throws; takes time proportional to the length of the stretch.
 *
 * @param source
 *   The text that the line stands in.
 * @param span
 *   Where it stands; spans of messages are offsets into `source` as well.
 * @param options
 *   Options of the tiles among the words.
 */
export function readWords(source: string, {start, end}: Span, options: RowOptions): ReadWords {
  const text = source.slice(start, end)
  const words: Markup[] = []
  const messages: Message[] = []
  let at = 0
  for (const {0: written, 1: label, index} of text.matchAll(tilesInText)) {
    if (index > at) words.push(text.slice(at, index))
    const offset = start + index + written.length - 1 - label!.length
    for (const one of readRow(label!, options).messages) {
      messages.push({...one, start: one.start + offset, end: one.end + offset})
    }
    words.push(inlineCode(label!, options))
    at = index + written.length
  }
  if (at < text.length) words.push(text.slice(at))
  return {words, messages}
}

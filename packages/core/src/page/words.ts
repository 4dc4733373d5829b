/**
 * Words: a line of an author's text as markup, with the tiles that stand in it.
 *
 *     5s を切ると :tiles[147m] の三面張。
 *
 * Text stays text: a host escapes it.
 */
import type {Language, Message, Span} from '../source/message.js'
import {checkInline} from './inline.js'
import {element, type Markup} from './markup.js'
import {sentenceOf} from './messages.js'
import type {Settings} from './options.js'

/** A line of text and tiles: phrasing content. */
export type Words = readonly Markup[]

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

const tilesInText = /[:：](?:tiles|牌)\[([^\]\n]{1,2000})\](?:\{([^}\n]{0,500})\})?/g

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
 */
export function readWords(source: string, {start, end}: Span, settings: Settings): ReadWords {
  const text = source.slice(start, end)
  const words: Markup[] = []
  const messages: Message[] = []
  let at = 0
  for (const {0: written, 1: label, 2: attributes, index} of text.matchAll(tilesInText)) {
    if (index > at) words.push(text.slice(at, index))
    const labelStart = start + index + written.indexOf('[') + 1
    const checked = checkInline(label!, {settings, attributes})
    words.push(checked.markup)
    move(checked.messages, labelStart, messages)
    move(checked.attributeMessages, labelStart + label!.length + 2, messages)
    at = index + written.length
  }
  if (at < text.length) words.push(text.slice(at))
  return {words, messages}
}

function move(messages: readonly Message[], by: number, to: Message[]): void {
  for (const one of messages) to.push({...one, start: one.start + by, end: one.end + by})
}

/**
 * Words: a line of an author's text as markup, with the cards in it: `note: :hanafuda[3h] is out`.
 *
 * Text stays text: a host escapes it.
 */
import {rowsInWords} from '@tehai/kernel/block'
import type {Markup} from '@tehai/kernel/markup'
import {append, type Message} from '@tehai/kernel/source'
import {moved} from '../grammar/messages.js'
import type {Settings} from '../grammar/settings.js'
import {checkInline} from './inline.js'

const opening = /[:：](?:hanafuda|花札)\[/g

/**
 * Read a line of text. Never throws.
 *
 * @param start
 *   The offset of the text, from which spans of messages are counted.
 * @param messages
 *   Messages about its cards are added to this list.
 */
export function readWords(
  text: string,
  start: number,
  settings: Settings,
  messages: Message[]
): readonly Markup[] {
  const words: Markup[] = []
  let at = 0
  for (const row of rowsInWords(text, opening)) {
    if (row.start > at) words.push(text.slice(at, row.start))
    const read = checkInline(row.label, row.attributes ?? '', false, settings)
    const label = start + row.labelStart
    words.push(read.markup)
    append(messages, moved(read.messages, label))
    append(messages, moved(read.attributeMessages, label + row.label.length + 2))
    at = row.end
  }
  if (at < text.length) words.push(text.slice(at))
  return words
}

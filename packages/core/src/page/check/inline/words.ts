/**
 * Words: a line of an author's text as markup, with the tiles in it.
 *
 *     5s を切ると :tiles[147m] の三面張。
 *
 * Text stays text: a host escapes it.
 */
import {moved, type Language, type Message, type Span} from '@tehai/kernel/source'
import {almostTiles} from './almost-tiles.js'
import type {CheckClaim} from '../result/claims.js'
import type {Judges} from '../context/context.js'
import {checkInline} from './inline.js'
import {placeIn, rowsInWords} from '@tehai/kernel/block'
import {element, type Markup, type Words} from '@tehai/kernel/markup'
import type {BlockContent} from '../../grammar/content.js'
import type {Entry} from '../../grammar/block/entries.js'
import type {Settings} from '../../grammar/keys/options.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {sentenceOf} from '../result/sentences.js'

/** A text that is not understood, as the author wrote it, with a message that says why. */
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

const opening = /[:：](?:tiles|牌)\[/g

/** Words of a text, and the messages of the tiles in it. */
export interface ReadWords {
  readonly words: Words
  readonly messages: readonly Message[]
}

/**
 * Read a line of text. Never throws; takes time proportional to its length.
 *
 * @param source
 *   The text that contains the line.
 * @param span
 *   The range of the line; spans of messages are offsets into `source` as well.
 * @param checkClaim
 *   Judges claims about the tiles in it (default: they are not judged).
 */
export function readWords(
  source: string,
  {start, end}: Span,
  settings: Settings,
  checkClaim?: CheckClaim | null
): ReadWords {
  const text = source.slice(start, end)
  const words: Markup[] = []
  const messages: Message[] = []
  let at = 0
  const rows = rowsInWords(text, opening)
  for (const one of rows) {
    if (one.start > at) words.push(text.slice(at, one.start))
    const labelStart = start + one.labelStart
    const checked = checkInline(one.label, {
      settings,
      attributes: one.attributes,
      checkClaim: checkClaim ?? undefined
    })
    words.push(checked.markup)
    move(checked.messages, labelStart, messages)
    move(checked.attributeMessages, labelStart + one.label.length + 2, messages)
    at = one.end
  }
  if (at < text.length) words.push(text.slice(at))
  for (const one of almostTiles(text, start))
    if (!rows.some(({end: last, ...tiles}) => start + tiles.start < one.start && one.start < start + last))
      messages.push(one)
  return {words, messages}
}

function move(messages: readonly Message[], by: number, to: Message[]): void {
  for (const one of messages) to.push(moved(one, by))
}

/** What reading the words of a block requires. */
interface BlockOfWords extends Pick<BlockContent, 'text' | 'meta' | 'settings'> {
  /** Judges claims, once the hands of the block are known. */
  readonly judges?: Judges
}

/** The value of an entry as words; messages of the tiles in it are added to `messages`. */
export function readEntryWords(
  {text, meta, settings, judges}: BlockOfWords,
  entry: Entry,
  messages: PlacedMessage[]
): Words {
  const {part, value, start, end, literal} = entry
  const [source, span] = literal
    ? [part === 'body' ? text : meta, {start, end}]
    : [value, {start: 0, end: value.length}]
  const read = readWords(source, span, settings, judges?.checkClaim)
  for (const one of read.messages) messages.push({part, message: literal ? one : placedIn(entry, one)})
  return read.words
}

/** A message about a value whose text differs from its source: its place is the whole value. */
function placedIn(entry: Entry, message: Message): Message {
  const actual = message.values['actual'] ?? entry.value.slice(message.start, message.end)
  return {...placeIn(entry, message), values: {...message.values, actual}}
}

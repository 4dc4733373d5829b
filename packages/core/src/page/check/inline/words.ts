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
import {placeIn} from '@tehai/kernel/block'
import {element, type Markup, type Words} from '@tehai/kernel/markup'
import type {BlockContent} from '../../grammar/content.js'
import type {Entry} from '../../grammar/block/entries.js'
import type {Settings} from '../../grammar/keys/options.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {sentenceOf} from '../result/sentences.js'

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

const opening = /[:：](?:tiles|牌)\[/g

/** Longest label and attributes of tiles in a line of text. */
const LONGEST_LABEL = 2000
const LONGEST_ATTRIBUTES = 500

/** Tiles in a text: where they are, their label and attributes. */
interface TilesInText extends Span {
  readonly labelStart: number
  readonly label: string
  readonly attributes: string | undefined
}

function tilesIn(text: string): TilesInText[] {
  const found: TilesInText[] = []
  let close = 0
  let last = 0
  for (const {0: written, index} of text.matchAll(opening)) {
    const labelStart = index + written.length
    if (index < last) continue
    if (close < labelStart) close = text.indexOf(']', labelStart)
    if (close < 0) break
    if (close === labelStart || close - labelStart > LONGEST_LABEL) continue
    // A label that nothing closes before the next one begins.
    if (text.slice(labelStart, close).includes('[')) continue
    const brace =
      text[close + 1] === '{' ? text.slice(close + 2, close + 3 + LONGEST_ATTRIBUTES).indexOf('}') : -1
    const attributes = brace < 0 ? undefined : text.slice(close + 2, close + 2 + brace)
    last = attributes === undefined ? close + 1 : close + 3 + brace
    found.push({start: index, end: last, labelStart, label: text.slice(labelStart, close), attributes})
  }
  return found
}

/** Words of a text, and the messages of the tiles in it. */
export interface ReadWords {
  readonly words: Words
  readonly messages: readonly Message[]
}

/**
 * Read a line of text. Never throws; takes time proportional to its length.
 *
 * @param source
 *   The text that has the line.
 * @param span
 *   Where it is; spans of messages are offsets into `source` as well.
 * @param checkClaim
 *   Judges what is claimed of the tiles in it (default: nothing does).
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
  for (const one of tilesIn(text)) {
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
    if (
      !tilesIn(text).some(
        ({end: last, ...tiles}) => start + tiles.start < one.start && one.start < start + last
      )
    )
      messages.push(one)
  return {words, messages}
}

function move(messages: readonly Message[], by: number, to: Message[]): void {
  for (const one of messages) to.push(moved(one, by))
}

/** What words of a block are read with. */
interface BlockOfWords extends Pick<BlockContent, 'text' | 'meta' | 'settings'> {
  /** What judges claims, once the hands of the block are known. */
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

/** A message about a value that is not written as it reads: its place is all of it. */
function placedIn(entry: Entry, message: Message): Message {
  const actual = message.values['actual'] ?? entry.value.slice(message.start, message.end)
  return {...placeIn(entry, message), values: {...message.values, actual}}
}

/**
 * What the author wrote, as the page shows it: tiles drawn, false parts marked.
 */
import {append, largest, smallest, type Message, type Span, errorsInOrder} from '@tehai/kernel/source'
import {inlineCode} from '../../page/row/wire.js'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {sentenceOf} from '../../page/check/result/sentences.js'
import type {ClaimedHand} from '../../page/check/result/claims.js'
import type {Settings} from '../../page/grammar/keys/options.js'
import {formatTiles, suitOf, type Tile} from '@tehai/riichi/tile'

/** Tiles among words: as large as those of a river in a block, as large as the text in a line. */
export function tilesMarkup(tiles: readonly Tile[], hand: ClaimedHand | null): Markup {
  const {lang} = hand?.settings ?? {lang: 'en' as const}
  const isBlock = hand !== null && hand.place !== null
  return inlineCode(formatTiles(tiles), {
    dialect: 'mpsz',
    lang,
    size: isBlock ? 'm' : undefined,
    checked: true
  })
}

/** Tiles as large as the text around them. */
export function smallTiles(tiles: readonly Tile[], {settings}: ClaimedHand): Markup {
  return inlineCode(formatTiles(tiles), {dialect: 'mpsz', lang: settings.lang, checked: true})
}

/** Many tiles among words, one picture for each suit, so that a line can break between them. */
export function tilesBySuit(tiles: readonly Tile[], hand: ClaimedHand): Markup[] {
  return ['m', 'p', 's', 'z'].flatMap((suit): Markup[] => {
    const of = tiles.filter(tile => suitOf(tile) === suit)
    if (of.length === 0) return []
    return [smallTiles(of, hand), ' ']
  })
}

/** A range of the text that is replaced by markup. Empty markup hides it. */
export interface MarkupSpan extends Span {
  readonly markup: Markup
}

/** Tiles of a claim, drawn at their place in it. */
export function drawnPart(
  {start, end, tiles}: Span & {readonly tiles: readonly {readonly tile: Tile}[]},
  hand: ClaimedHand
): MarkupSpan {
  const list = tiles.map(({tile}) => tile)
  return {start, end, markup: tilesMarkup(list, hand)}
}

/**
 * A text with its tiles drawn and its false parts marked; hovering over a mark shows the reason.
 *
 * @param drawn
 *   Ranges that are drawn, in the order of the text, none inside another.
 */
export function writtenMarkup(
  text: string,
  drawn: readonly MarkupSpan[],
  messages: readonly Message[],
  settings: Settings
): Markup[] {
  const falses = errorsInOrder(messages)
  const markup: Markup[] = []
  let at = 0
  for (const message of falses) {
    if (message.start < at) continue
    const span = around(message, drawn)
    append(markup, drawnText(text, at, span.start, drawn))
    const inside = drawnText(text, span.start, span.end, drawn)
    const hasTiles = inside.some(one => typeof one !== 'string')
    const attributes = {
      class: hasTiles ? 'mahjong-false mahjong-false-tiles' : 'mahjong-false',
      title: sentenceOf(message, text, settings.lang)
    }
    markup.push(elementWith('mark', attributes, inside))
    at = span.end
  }
  append(markup, drawnText(text, at, text.length, drawn))
  return markup
}

/** A span widened to the drawn ranges that it touches. An empty span is widened to the whole text around it. */
function around({start, end}: Span, drawn: readonly MarkupSpan[]): Span {
  const touched = drawn.filter(one => one.start < end && start < one.end)
  return {
    start: smallest(
      touched.map(one => one.start),
      start
    ),
    end: largest(
      touched.map(one => one.end),
      end
    )
  }
}

function drawnText(text: string, from: number, to: number, drawn: readonly MarkupSpan[]): Markup[] {
  const markup: Markup[] = []
  let at = from
  for (const {start, end, markup: one} of drawn) {
    if (start < at || end > to) continue
    if (start > at) markup.push(text.slice(at, start))
    if (one !== '') markup.push(one)
    at = end
  }
  if (to > at) markup.push(text.slice(at, to))
  return markup
}

/** Words beside tiles that add less information than the tiles, such as how many are left. */
export function asideMarkup(words: string): Markup {
  return element('span', {class: 'mahjong-aside'}, words)
}

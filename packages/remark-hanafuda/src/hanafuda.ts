/**
 * The game of hanafuda: notation, layout, art and words put together for the drawing.
 */
import {cards, palettes, type CardPaletteName} from '@tehai/card-art'
import {GAP, type Layout, type Placed} from '@tehai/core/layout'
import {sentence, type Message} from '@tehai/core/source'
import {codeOf, parseCards, type RowCard} from '@tehai/koikoi'
import type {Game, GamePiece, Placement} from 'rehype-tiles/render'
import type {RowOptions} from '@tehai/core/page'
import {game} from './cards.js'
import {messages as table} from './messages.js'
import {cardsInWords} from './words.js'

/** Cards that stand in one picture: as many as a narrow screen takes. More wrap between pictures. */
const IN_ONE = 8

/** Hanafuda, with the colours of a palette. */
export function hanafuda(palette: CardPaletteName = 'light'): Game {
  return {
    id: game,
    art: {...cards, palette: palettes[palette]},
    sentence: (message, source, language) => sentence(message, table, source, language),
    row(source: string, {label, lang = 'en'}: RowOptions, placement: Placement) {
      const {cards: row, messages} = parseCards(source)
      return {
        kind: 'cards',
        size: 'xl',
        pieces: piecesOf(row, messages, source, placement === 'block' ? IN_ONE : Infinity),
        label: label ?? cardsInWords(row, lang),
        messages
      }
    }
  }
}

/** Pictures of cards that stand side by side, and the text between them that was not understood. */
function piecesOf(
  row: readonly RowCard[],
  messages: readonly Message[],
  source: string,
  inOne: number
): GamePiece[] {
  const pieces: GamePiece[] = []
  let run: RowCard[] = []
  const flush = () => {
    const pictures = Math.ceil(run.length / inOne)
    const size = Math.ceil(run.length / Math.max(1, pictures))
    for (let at = 0; at < run.length; at += size || 1) pieces.push(pictureOf(run.slice(at, at + size)))
    run = []
  }
  const unread = messages.map(({start, end}) => ({start, end, card: undefined}))
  for (const item of [...row, ...unread].toSorted((a, b) => a.start - b.start)) {
    if (item.card !== undefined) run.push(item)
    else {
      flush()
      pieces.push({type: 'text', value: source.slice(item.start, item.end), start: item.start, end: item.end})
    }
  }
  flush()
  return pieces
}

function pictureOf(row: readonly RowCard[]): GamePiece {
  const first = row[0]!
  return {type: 'picture', layout: layoutOf(row), start: first.start, end: row.at(-1)!.end}
}

/** Cards on a line, left to right; a sideways one lies on it. */
function layoutOf(row: readonly RowCard[]): Layout<string> {
  const {width, height} = cards
  const tiles: Placed<string>[] = []
  let x = 0
  for (const {card, faceDown, sideways} of row) {
    const face = card === null || faceDown ? 'back' : codeOf(card)
    tiles.push({x, y: sideways ? height - width : 0, turn: sideways ? -90 : 0, face, states: []})
    x += (sideways ? height : width) + GAP
  }
  return {width: Math.max(1, x - GAP), height, line: height, tiles, texts: [], vacancies: []}
}

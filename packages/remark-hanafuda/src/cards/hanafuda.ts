/**
 * The game of hanafuda: notation, layout, art and words, combined for drawing.
 */
import {cards, type HanafudaCards} from '@tehai/card-art/cards'
import {GAP, type ArtChoice, type Layout, type PictureBox, type PlacedPicture} from '@tehai/kernel/picture'
import {sentence, type Message} from '@tehai/kernel/source'
import {codeOf} from '@tehai/koikoi/cards'
import type {RowCard} from '@tehai/koikoi/notation/reading'
import {
  chosenArt,
  hangEm,
  namedChildren,
  tileEm,
  type Game,
  type GamePiece,
  type Placement
} from 'rehype-tiles/drawing'
import type {RowOptions} from '@tehai/kernel/block'
import {game} from './code.js'
import {parseRow} from './cards.js'
import {messages as table} from '../grammar/messages.js'
import {cardsInWords} from './card-words.js'

/** Cards in one picture: as many as fit on a narrow screen. More cards wrap between pictures. */
const IN_ONE = 8

/**
 * Width in em of a line on a narrow screen: 280 pixels of 320. Cards in a line of text wrap only if they are wider.
 */
const NARROW_EM = 17.5

/** Name of a shipped set of cards. */
export type CardSetName = 'hanafuda'

/** The shipped sets of cards; the first one is the default. */
export const cardSets: Readonly<Record<CardSetName, HanafudaCards>> = {hanafuda: cards}

export interface ArtOptions extends ArtChoice {
  /**
   * The pictures: name of a shipped set, or a set of cards (default: `'hanafuda'`). The shipped set has the palettes
   * `'light'` (the style sheet adapts it to dark pages) and `'dark'`, and no variants.
   */
  readonly tiles?: HanafudaCards | CardSetName | null | undefined
  /** Whether each card is an element of its own, `<g class="tile" data-tile="1a">` (default: `false`). */
  readonly named?: boolean | null | undefined
}

/** Height in em of cards in a line of text: a picture needs more room than a character. */
const INLINE_EM = 1.75

/**
 * Hanafuda, with the art of some options.
 *
 * @throws {TypeError} for an unknown name of a set, and for a palette or a variant that the set does not have.
 */
export function hanafuda(options: Readonly<ArtOptions> = {}): Game {
  const art = chosenArt(options, cardSets)
  return {
    id: game,
    art,
    inlineSize: INLINE_EM,
    children: options.named === true ? namedChildren : undefined,
    sentence: (message, source, language) => sentence(message, table, source, language),
    row(source: string, options: RowOptions, placement: Placement) {
      const {label, lang = 'en'} = options
      const {cards: row, messages} = parseRow(source)
      return {
        kind: 'cards',
        size: 'xl',
        pieces: piecesOf(row, messages, source, placement, options, art),
        label: label ?? cardsInWords(row, lang),
        messages
      }
    }
  }
}

/** Pictures of cards side by side, with text between them that was not understood. */
function piecesOf(
  row: readonly RowCard[],
  messages: readonly Message[],
  source: string,
  placement: Placement,
  {columns, size = INLINE_EM}: RowOptions,
  card: PictureBox
): GamePiece[] {
  const inLine = placement === 'inline'
  const em = tileEm(size)
  const fitting = (NARROW_EM * card.height) / em / (card.width + GAP)
  const canWrap = placement !== 'block-in-one' && columns === undefined
  // What hangs below a line of cards is above the next one.
  const above = inLine ? Math.round((hangEm(em) * card.height) / em) : 0
  const pieces: GamePiece[] = []
  let run: RowCard[] = []
  const flush = () => {
    const inOne = canWrap && !(inLine && run.length <= fitting) ? IN_ONE : Infinity
    const pictures = Math.ceil(run.length / inOne)
    const count = Math.ceil(run.length / Math.max(1, pictures))
    for (let at = 0; at < run.length; at += count || 1) {
      const picture = pictureOf(run.slice(at, at + count), columns, card)
      const isLast = at + count >= run.length
      pieces.push(
        inLine && pictures > 1
          ? {...picture, layout: withRoom(picture.layout, above, isLast ? 0 : GAP)}
          : picture
      )
    }
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

type Picture = Extract<GamePiece, {readonly type: 'picture'}>

function pictureOf(row: readonly RowCard[], columns: number | undefined, card: PictureBox): Picture {
  const first = row[0]!
  return {
    type: 'picture',
    layout: layoutOf(row, columns ?? Infinity, card),
    start: first.start,
    end: row.at(-1)!.end
  }
}

/** A layout with room above its cards, and after them if the next picture follows without a space. */
function withRoom(layout: Layout<string>, above: number, after: number): Layout<string> {
  return {
    ...layout,
    width: layout.width + after,
    height: layout.height + above,
    line: layout.line + above,
    tiles: layout.tiles.map(tile => ({...tile, y: tile.y + above}))
  }
}

/** Cards on lines with a number of columns, left to right; a sideways card is at the bottom of its line. */
function layoutOf(row: readonly RowCard[], columns: number, {width, height}: PictureBox): Layout<string> {
  const tiles: PlacedPicture<string>[] = []
  let x = 0
  let y = 0
  let right = 0
  for (const [index, {card, faceDown, sideways}] of row.entries()) {
    if (index > 0 && index % columns === 0) [x, y] = [0, y + height + GAP]
    const face = card === null || faceDown ? 'back' : codeOf(card)
    tiles.push({x, y: y + (sideways ? height - width : 0), turn: sideways ? -90 : 0, face, states: []})
    x += (sideways ? height : width) + GAP
    right = Math.max(right, x - GAP)
  }
  const bottom = y + height
  return {width: Math.max(1, right), height: bottom, line: bottom, tiles, texts: [], vacancies: []}
}

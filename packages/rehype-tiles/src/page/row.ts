/**
 * Rows: a row of a game as phrasing content, a `<span>` of one `<svg>` or several, with what the author typed.
 */
import type {Element, ElementContent} from 'hast'
import {DISPLAY_EM, type Layout} from '@tehai/kernel/picture'
import type {RowOptions} from '@tehai/core/page'
import {perObject} from '@tehai/kernel/per-object'
import {append, largest, legal, type Message, type Span, errorsInOrder} from '@tehai/kernel/source'
import {element, text, type Attributes} from '../hast/element.js'
import type {DrawSettings, Game, GamePiece, GameRow, Placement} from '../game/game.js'
import {pictureChildren} from '../picture/picture.js'
import {hangEm, inEm, tileEm} from '../picture/size.js'

/**
 * The range of heights, in em, at which a mark in the corner of a tile helps: 40 to 80 pixels if the font size is 16.
 */
const CORNER_EM = {least: 2.5, most: 5} as const

/**
 * Classes of every picture, for the style sheet of its set: the set, if its id differs from that of the game, and the
 * palette.
 */
export function artClasses({id, art: {set, paletteName}}: Game): readonly string[] {
  const setClasses = set === id ? [] : [`${set}-tiles`]
  return paletteName === 'light' ? setClasses : [...setClasses, `${set}-${paletteName}`]
}

/** A row that has been read, with what the author typed for it. */
export interface TypedRow {
  readonly row: GameRow
  readonly source: string
  readonly options: RowOptions
  readonly placement: Placement
}

/** Draw a row. */
export function drawRow(typed: TypedRow, settings: DrawSettings): Element {
  const {row, source, placement} = typed
  const {pieces, label} = row
  const {id} = settings.game
  const [only] = pieces
  if (pieces.length === 1 && only!.type === 'picture') {
    const properties: Attributes = {className: [`${id}-row`], role: 'img', ariaLabel: legal(label)}
    const notation = source.trim() + (row.added ?? '')
    return element('span', properties, drawPicture(only!.layout, notation, typed, settings))
  }
  // All pictures of a row have the same depth, so that their tiles are on one line.
  const depth = largest(
    pieces.map(piece => (piece.type === 'picture' ? depthOf(piece.layout) : 0)),
    0
  )
  const children: ElementContent[] = []
  for (const index of pieces.keys()) {
    if (children.length > 0 && placement === 'block') children.push(text(' '))
    else if (pieces[index - 1]?.type === 'picture' && pieces[index]!.type === 'picture') {
      // Lines may break between pictures even if a mark is kept beside the row.
      children.push(element('wbr', {}, []))
    }
    append(children, drawPiece(typed, index, depth, settings))
  }
  if (pieces.length === 0) children.push(text(source))
  if (pieces.every(({type}) => type === 'text')) return element('span', {className: [`${id}-row`]}, children)
  return element('span', {className: [`${id}-row`], role: 'img', ariaLabel: legal(label)}, children)
}

/** Draw a piece of a row: text that was not understood, or a picture with some depth. */
function drawPiece(
  typed: TypedRow,
  index: number,
  depth: number,
  settings: DrawSettings
): readonly Element[] {
  const {row, source, placement} = typed
  const piece = row.pieces[index]!
  if (piece.type === 'text') return [errorMark(piece.value, piece, typed, settings.game)]
  const notation =
    placement === 'inline'
      ? typedInLine(piece, row.pieces[index - 1], row.pieces[index + 1], source)
      : source.slice(piece.start, piece.end ?? source.length).trim()
  const added = index === row.pieces.length - 1 ? (row.added ?? '') : ''
  return drawPicture(piece.layout, notation + added, typed, settings, depth)
}

/** The notation of a picture in a line, with the spaces around it, since no space is shown between pieces. */
function typedInLine(
  piece: GamePiece,
  before: GamePiece | undefined,
  after: GamePiece | undefined,
  source: string
): string {
  const start = before?.type === 'text' ? before.end : piece.start
  return source.slice(start, after?.start ?? piece.end ?? source.length)
}

/** How far words under tiles reach below the baseline of the tiles. */
const depthOf = ({height, line}: Layout<string>): number => height - line

/** The errors of a row, sorted by where they begin. A long row may have one for each of its pieces. */
interface RowErrors {
  readonly errors: readonly Message[]
  readonly byStart: ReadonlyMap<number, Message>
  /** For each error, the greatest end of this error and those before it. */
  readonly ends: readonly number[]
}

const errorsOf = perObject(({messages}: GameRow): RowErrors => {
  const errors = errorsInOrder(messages)
  let last = 0
  const ends = errors.map(({end}) => (last = Math.max(last, end)))
  return {errors, byStart: new Map(errors.toReversed().map(error => [error.start, error])), ends}
})

/** The first error that covers a part of a row. Usually it begins where the part does. */
function errorAt(row: GameRow, span: Span): Message | undefined {
  const known = errorsOf(row)
  const found = known.byStart.get(span.start)
  if (found && found.end > span.start) return found
  let [low, high] = [0, known.ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (known.ends[middle]! > span.start) high = middle
    else low = middle + 1
  }
  const first = known.errors[low]
  return first && first.start < span.end ? first : undefined
}

/** Text that was not understood, as the author wrote it, with the first message that covers it. */
function errorMark(value: string, span: Span, {row, source, options}: TypedRow, game: Game): Element {
  const said = errorAt(row, span)
  const properties: Attributes = {className: [`${game.id}-error`]}
  if (said) properties.title = game.sentence(said, source, options.lang ?? 'en')
  return element('mark', properties, [text(value)])
}

/**
 * One picture, and the notation that the author typed for it. The accessible name of the row around both does not
 * include the notation.
 *
 * The notation is in a `<datalist>`, which browsers do not show. Our style sheet makes it text of zero size: a sentence
 * with tiles is then copied as one line (words in a picture would be separate lines), the search of a site indexes it,
 * and it remains readable if a sanitizer removes the pictures. An image has alternative text instead.
 */
function drawPicture(
  layout: Layout<string>,
  notation: string,
  {row, options, placement}: TypedRow,
  {game, ink, className, isContained = false}: DrawSettings,
  depth: number = depthOf(layout)
): Element[] {
  const em = tileEm(options.size ?? (placement === 'inline' ? (game.inlineSize ?? 's') : row.size))
  const unit = em / game.art.height
  const hangs = placement === 'inline' && depth === 0 && !isContained
  const hang = hangs ? hangEm(unit * game.art.height) : 0
  const height = layout.line + depth - Math.round(hang / unit)
  const picture = element(
    'svg',
    {
      className: [`${game.id}-tiles`, ...className],
      width: inEm(layout.width * unit),
      height: inEm(height * unit),
      viewBox: `0 0 ${layout.width} ${height}`,
      overflow: 'visible'
    },
    (game.children ?? pictureChildren)(layout, game.art, ink, {
      corners: em >= CORNER_EM.least && em <= CORNER_EM.most,
      display: em >= DISPLAY_EM
    })
  )
  return isContained ? [picture] : [picture, element('datalist', {}, [text(notation)])]
}

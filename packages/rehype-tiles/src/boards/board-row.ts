/**
 * Boards in pages: rows of the wire that are a table, or a table at several moments.
 */
import type {ReadBoard, RowOptions} from '@tehai/core/page'
import type {Element} from 'hast'
import {boardElement, boxOf} from './board.js'
import {boardLayouts} from './layouts.js'
import {panelsElement} from './panels.js'
import {element, text} from '../hast/element.js'
import type {DrawSettings} from '../game/game.js'

/** Whether a row is a board, or several. */
export const isBoardRow = ({board}: RowOptions): boolean => board === true

/** Draw a row that is a board, or several; `null` for any other. */
export function drawBoardRow(source: string, options: RowOptions, settings: DrawSettings): Element | null {
  if (!isBoardRow(options)) return null
  const {names, boards, layouts} = boardLayouts(source, boxOf(settings.game.art))
  const pictures = boards.map((board, index) => {
    const picture = boardElement(layouts[index]!, board.label, settings)
    return withWords(picture, board, settings.game.id)
  })
  const [only] = pictures
  if (names === null) return only ?? null
  return panelsElement(
    names,
    boards.map(({caption, mark}, index) => ({caption, mark, picture: pictures[index]!})),
    settings.game.id
  )
}

/** A picture, with each player in words for screen readers. */
function withWords(picture: Element, {spoken}: ReadBoard, id: string): Element {
  if (spoken.length === 0) return picture
  const items = spoken.map(words => element('li', {}, [text(words)]))
  return element('div', {className: [`${id}-board`]}, [
    picture,
    element('ul', {className: [`${id}-spoken`]}, items)
  ])
}

/**
 * A table in a page: the board, followed by the position in words for screen readers.
 */
import {boardOf, describeTable, type TableView} from '@tehai/core/table'
import {grammars} from '@tehai/kernel/source'
import type {Element} from 'hast'
import {layoutBoard, type BoardLayout} from '@tehai/core/layout'
import {boardElement, boxOf} from './board.js'
import {element, text} from '../hast/element.js'
import type {DrawSettings} from '../game/game.js'

/** A table, as `tablesOf` of `@tehai/record` gives it. */
export type Table = Parameters<typeof boardOf>[0]

/** What boards are drawn with: a game, its ink, and the classes of its art. */
export type BoardSettings = Pick<DrawSettings, 'game' | 'ink' | 'className'>

/** The board of a table with its position in words. */
export function tableElement(table: Table, view: TableView, settings: BoardSettings): Element {
  return positionElement(table, view, layoutBoard(boardOf(table, view), boxOf(settings.game.art)), settings)
}

/** A board that was laid out, with its position in words. */
export function positionElement(
  table: Table,
  view: TableView,
  layout: BoardLayout,
  settings: BoardSettings
): Element {
  const {id} = settings.game
  const {sentence, seats} = describeTable(table, view)
  const label = sentence + grammars[view.language].stop
  return element('div', {className: [`${id}-board`]}, [
    boardElement(layout, label, settings),
    element(
      'ul',
      {className: [`${id}-spoken`]},
      seats.map(words => element('li', {}, [text(words)]))
    )
  ])
}

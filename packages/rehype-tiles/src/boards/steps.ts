/**
 * A round to step through without a script: one panel for each discard, with marks for the turns.
 */
import {layoutBoards} from '@tehai/core/layout'
import {boardOf, describeTable, stepsOf, tableWords, type TableView} from '@tehai/core/table'
import {grammars} from '@tehai/kernel/source'
import type {Element} from 'hast'
import {boardElement, boxOf} from './board.js'
import {positionElement, type BoardSettings} from './figure.js'
import {panelsElement, type Panel} from './panels.js'

/** A game and one of its rounds, as `readRecord` of `@tehai/record` gives them. */
export type Game = Parameters<typeof stepsOf>[1]
export type Round = Parameters<typeof stepsOf>[0]

/** A moment to show: see `stepsOf` of `@tehai/core/table`. */
export type Step = ReturnType<typeof stepsOf>[number]

/**
 * The panels of a round.
 *
 * @param name
 *   The name of the round, which the list has as its own.
 * @param steps
 *   What `stepsOf` gives, or some of them.
 */
export function stepsElement(
  name: string,
  steps: readonly Step[],
  view: TableView,
  settings: BoardSettings
): Element {
  const {id, art} = settings.game
  const words = tableWords[view.language]
  const layouts = layoutBoards(
    steps.map(step => boardOf(step.table, viewOf(step, view))),
    boxOf(art)
  )
  let turn = 0
  const panels = steps.map((step, index): Panel => {
    // Only the first panel of each turn has a mark, so that there is one mark for each turn.
    const isNewTurn = index === 0 || step.turn > turn || index === steps.length - 1
    turn = Math.max(turn, step.turn)
    const picture =
      index === steps.length - 1
        ? positionElement(step.table, viewOf(step, view), layouts[index]!, settings)
        : boardElement(layouts[index]!, describeStep(step, view), settings)
    return {caption: step.caption, mark: isNewTurn ? markOf(step, index, steps.length) : '', picture}
  })
  const {next, previous} = words
  return panelsElement({name: words.steps(name), next, previous}, panels, id)
}

/** The hands of the winners are shown. */
function viewOf({winners}: Step, view: TableView): TableView {
  return winners.length === 0 ? view : {...view, shown: winners}
}

/** The number of the turn; ◦ for the deal and ● for the end. */
function markOf({turn}: Step, index: number, count: number): string {
  if (index === 0) return '◦'
  return index === count - 1 ? '●' : String(turn)
}

/** What is new in a panel, and the hand of its viewer. The whole table is described only at the end. */
function describeStep({table}: Step, view: TableView): string {
  const {sentence, seats} = describeTable(table, view)
  const {sentences, stop} = grammars[view.language]
  return sentences([sentence + stop, seats[0]!])
}

/**
 * Game records in pages: boards with their position in words, rounds to step through, tables of rounds, the printed form.
 *
 * Each function gives an element of a page, complete with `inlineInk`; with the ink of `makeDefinitions` the art is
 * written once for all.
 */
export {boardElement, drawBoard, renderBoard} from './board.js'
export {positionElement, tableElement, type BoardSettings, type Table} from './figure.js'
export {stepsElement, type Step} from './steps.js'
export {roundsElement} from './rounds.js'
export {kifuElement} from './kifu.js'

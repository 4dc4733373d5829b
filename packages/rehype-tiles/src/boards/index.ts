/**
 * Game records in pages: boards with their position in words, rounds to step through, tables of rounds, the printed
 * form.
 *
 * Each function returns an element of a page. With `inlineInk` it is complete in itself; with the ink of
 * `makeDefinitions` the art is written once for all elements.
 */
export {boardElement, drawBoard, renderBoard} from './board.js'
export {positionElement, tableElement, type BoardSettings, type Table} from './figure.js'
export {stepsElement, type Step} from './steps.js'
export {roundsElement} from './rounds.js'
export {kifuElement} from './kifu.js'

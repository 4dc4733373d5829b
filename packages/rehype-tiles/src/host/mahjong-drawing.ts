/**
 * How mahjong is drawn on a site.
 */
import {
  blockMarkup,
  checkBlock,
  optionsOfClasses,
  pageSettings,
  parseRowOptions,
  sentenceOf
} from '@tehai/core/page'
import {assertNames, type Language} from '@tehai/kernel/source'
import {drawBoardRow, isBoardRow} from '../boards/board-row.js'
import type {BlockResult} from '../page/expand.js'
import type {Game} from '../game/game.js'
import {mahjong} from '../game/mahjong.js'
import {checkOptions, optionNames, type Options} from '../game/options.js'
import type {GameDrawing} from '../page/plugin.js'

/**
 * Mahjong, with the art of some options.
 *
 * @throws {TypeError} for an option that does not exist in this form.
 */
export function mahjongDrawing(options: Readonly<Options> = {}): GameDrawing {
  assertNames(options, optionNames)
  checkOptions(options)
  const {idPrefix, dialect} = options
  // Options are read here and not in `mahjong`, so that code that draws single rows loads neither meta nor messages.
  const game: Game = {
    ...mahjong(options),
    figure: drawBoardRow,
    isFigure: isBoardRow,
    optionsOf: (classes, text) => ({...optionsOfClasses(classes), ...parseRowOptions(text).options})
  }
  return {
    game,
    name: 'rehype-tiles',
    idPrefix: idPrefix ?? game.art.idPrefix,
    readBlock: (source, language) => readBlock(source, language, dialect)
  }
}

function readBlock(source: string, language: Language, dialect: Options['dialect']): BlockResult {
  const checked = checkBlock(source, {settings: pageSettings({dialect, lang: language})})
  return {markup: blockMarkup(checked), messages: checked.messages, sentence: sentenceOf}
}

/**
 * How mahjong is drawn on a site.
 */
import {readBlock} from './expand.js'
import {mahjong} from './mahjong.js'
import {checkOptions, type Options} from './options.js'
import type {GameDrawing} from './plugin.js'

/**
 * Mahjong, with the art of some options.
 *
 * @throws {TypeError} for an option that does not exist in this form.
 */
export function mahjongDrawing(options: Readonly<Options> = {}): GameDrawing {
  checkOptions(options)
  const {idPrefix, dialect} = options
  const game = mahjong(options)
  return {
    game,
    name: 'rehype-tiles',
    idPrefix: idPrefix ?? game.art.idPrefix,
    readBlock: (source, language) => readBlock(source, language, dialect)
  }
}

/**
 * How mahjong is drawn on a site.
 */
import {readBlock} from './expand.js'
import {idPrefixOf} from './id-prefix.js'
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
  const {palette, dialect} = options
  return {
    game: mahjong(options),
    name: 'rehype-tiles',
    palette,
    idPrefix: idPrefixOf(options),
    readBlock: (source, language) => readBlock(source, language, dialect)
  }
}

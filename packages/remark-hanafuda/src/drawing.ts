/**
 * How hanafuda is drawn on a site.
 */
import {checkIdPrefix, checkNamed, checkTiles, type GameDrawing} from 'rehype-tiles/drawing'
import {checkBlock} from './page/block.js'
import {cardSets, hanafuda, type ArtOptions} from './cards/hanafuda.js'
import {defaultSettings} from './grammar/settings.js'

export interface DrawingOptions extends ArtOptions {
  /**
   * What ids begin with under `output: 'defs'` (default: the id of the set, and a digest of `palette` and `variants`
   * if they are not the standard).
   */
  idPrefix?: string | null | undefined
}

/**
 * Hanafuda, with the art of some options.
 *
 * @throws {TypeError} for an invalid set, palette or prefix, and if `named` is not a boolean.
 */
export function hanafudaDrawing(options: Readonly<DrawingOptions> = {}): GameDrawing {
  const {idPrefix, named} = options
  checkIdPrefix(idPrefix)
  checkNamed(named)
  checkTiles(options, cardSets)
  const game = hanafuda(options)
  return {
    game,
    name: 'remark-hanafuda/rehype',
    idPrefix: idPrefix ?? game.art.idPrefix,
    readBlock: (source, language) => checkBlock(source, '', {...defaultSettings, lang: language})
  }
}

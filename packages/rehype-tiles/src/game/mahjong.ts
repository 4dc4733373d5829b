/**
 * The game of mahjong, with the art that the options of a site choose.
 */
import {readRow} from '@tehai/core/page'
import {chosenArt} from './chosen-art.js'
import type {Game} from './game.js'
import {mahjongOf} from './mahjong-of.js'
import {namedChildren} from '../picture/named-pictures.js'
import type {Options} from './options.js'
import {tileSets} from './tile-sets.js'

/**
 * Mahjong, with the art of some options.
 *
 * @throws {TypeError} for a name that no tile set has, and for a palette or a variant that the set does not have.
 */
export function mahjong(options: Readonly<Pick<Options, 'tiles' | 'palette' | 'variants' | 'named'>>): Game {
  const game = mahjongOf(chosenArt(options, tileSets), readRow)
  return options.named === true ? {...game, children: namedChildren} : game
}

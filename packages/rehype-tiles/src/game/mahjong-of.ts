/**
 * Mahjong with one art, for pages that load only the art that they draw.
 */
import {notationMessages} from '@tehai/core/notation'
import type {drawnRow} from '@tehai/core/page'
import type {ResolvedArt} from '@tehai/kernel/picture'
import {sentence} from '@tehai/kernel/source'
import type {Game} from './game.js'
import {mahjongRows} from './mahjong-rows.js'

/**
 * The game of mahjong: notation, layout, art and words put together for the drawing.
 *
 * @param read
 * What reads a row (default: `drawnRow` of `@tehai/core/page`, whose messages do not propose what a row may have been
 * meant as; `readRow` proposes it, and needs more code).
 */
export function mahjongOf(art: ResolvedArt, read?: typeof drawnRow): Game {
  return {
    ...mahjongRows(art, read),
    sentence: (message, source, language) => sentence(message, notationMessages, source, language)
  }
}

/**
 * unicode: the tiles of the block Mahjong Tiles, U+1F000–U+1F02B: 🀇🀙🀐🀀🀆🀅🀄🀢🀦🀪🀫.
 *
 * The dragons are in the order 中發白. Variation selectors (emoji or text form) are skipped, blanks are gaps. There
 * are no red fives.
 *
 * Source: The Unicode Standard, code chart U1F000.
 */
import type {Face, Flower, Tile} from '@tehai/riichi/tile'
import {beginReading, isBlank, putGap} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {refuse} from '../reading/digit-run.js'
import type {Dialect} from '../dialect.js'
import {tileNode} from '../tree.js'

const FIRST = 0x1f000

/** The faces in the order of their code points; the joker and the back are last. */
const facesInOrder: readonly Face[] = [
  ...(['1z', '2z', '3z', '4z', '7z', '6z', '5z'] as const),
  ...(['m', 's', 'p'] as const).flatMap(suit =>
    (['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const).map((rank): Tile => `${rank}${suit}`)
  ),
  ...[...'123456780'].map(rank => `${rank}f` as Flower),
  'back'
]

const isVariationSelector = (character: string): boolean => character === '\uFE0E' || character === '\uFE0F'

export const unicode: Dialect = {
  id: 'unicode',
  source: 'The Unicode Standard, U+1F000–U+1F02B',
  example: '🀇🀈🀉🀀🀫',
  melds: 'none',
  signature: /[\u{1F000}-\u{1F02B}]/u,
  parse(text, options) {
    const reading = beginReading('unicode', text, options)
    for (let at = 0; at < text.length;) {
      const code = text.codePointAt(at)!
      const face: Face | undefined = facesInOrder[code - FIRST]
      if (face) {
        const end = isVariationSelector(text[at + 2] ?? '') ? at + 3 : at + 2
        reading.nodes.push(tileNode(face, at, end))
        at = end
      } else if (isBlank(text[at]!)) putGap(reading, at, ++at)
      else if (isVariationSelector(text[at]!)) at++
      else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

/**
 * mahjong-tex: the argument of `\mahjong{X44Xp-123's-50"5m-33?z}` in the LaTeX package mahjong.
 *
 * Every digit belongs to the next suit letter on its right; `-` (a gap), `x` (a back) and `?` (an unknown tile) may be
 * between them. `'` turns the tile before it, `"` makes it two stacked tiles; after the suit letter, both marks apply
 * to the last tile. Case and blanks are ignored.
 *
 *     123-456m    77m'
 *        ^ gap        ^ the second 7
 *
 * Source: manual and code of <https://github.com/Schmytzi/mahjong-tex> (CTAN `mahjong` 1.1).
 */
import {addDigit, closeRun, refuse} from '../reading/digit-run.js'
import {beginReading, isBlank, putAmongDigits} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {markPrevious, putDanglingMark} from '../reading/previous-mark.js'
import type {Dialect} from '../dialect.js'
import {gapNode, tileNode} from '../tree.js'
import {quoteOf} from './quotes.js'

export const mahjongTex: Dialect = {
  id: 'mahjong-tex',
  source: 'CTAN mahjong (Schmytzi/mahjong-tex)',
  example: `X44Xp-123's-50"5m-33?z`,
  melds: 'none',
  signature: /[X?]/,
  parse(text, options) {
    const reading = beginReading('mahjong-tex', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!.toLowerCase()
      const quote = quoteOf(character)
      if (character >= '0' && character <= '9') addDigit(reading, at++)
      else if ('mpsz'.includes(character)) closeRun(reading, character, at++)
      else if (character === 'x') putAmongDigits(reading, tileNode('back', at, ++at))
      else if (character === '?') putAmongDigits(reading, tileNode('unknown', at, ++at))
      else if (character === '-') putAmongDigits(reading, gapNode(at, ++at))
      else if (quote) {
        const mark = quote === "'" ? 'rotated' : 'stacked'
        if (!markPrevious(reading, mark, at, {anywhere: true})) putDanglingMark(reading, at, at + 1)
        at++
      } else if (isBlank(character)) at++
      else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

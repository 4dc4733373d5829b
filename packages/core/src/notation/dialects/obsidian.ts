/**
 * obsidian: a line of the ```mahjong block of the plugin obsidian-mahjong-renderer.
 *
 * `'` after a digit or after the suit letter turns that one tile, `"` makes it two stacked tiles. `-` is a gap; blanks
 * and `|` only end a group and show nothing. `0z` is a back.
 *
 * Source: README, code and tests of <https://github.com/h-sphere/obsidian-mahjong-renderer>.
 */
import {abandonRun, addDigit, closeRun, mpszFace, refuse, type FaceOf} from '../reading/digit-run.js'
import {beginReading, isBlank} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {markPrevious, putDanglingMark} from '../reading/previous-mark.js'
import type {Dialect} from '../dialect.js'
import {gapNode} from '../tree.js'
import {quoteOf} from './quotes.js'

const faceOf: FaceOf = (digit, suit) => (digit === '0' && suit === 'z' ? 'back' : mpszFace(digit, suit))

export const obsidian: Dialect = {
  id: 'obsidian',
  source: 'h-sphere/obsidian-mahjong-renderer README',
  example: `123m 45'6p-0440z`,
  melds: 'none',
  signature: /0[0-9]{0,20}z|[mpsz]["'’”]/,
  parse(text, options) {
    const reading = beginReading('obsidian', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      const quote = quoteOf(character)
      if (character >= '0' && character <= '9') addDigit(reading, at++)
      else if ('mpsz'.includes(character)) closeRun(reading, character, at++, {faceOf})
      else if (quote) {
        const mark = quote === "'" ? 'rotated' : 'stacked'
        if (!markPrevious(reading, mark, at, {anywhere: true})) putDanglingMark(reading, at, at + 1)
        at++
      } else if (character === '-') {
        abandonRun(reading)
        reading.nodes.push(gapNode(at, ++at))
      } else if (character === '|' || isBlank(character)) {
        abandonRun(reading)
        at++
      } else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

/**
 * merjong: the notation of the browser library Merjong, `<pre class="merjong">X44Xp-123's</pre>`.
 *
 * After a digit, before the suit letter: `'` lies on its side, `''` lies on the tile before, `"` two tiles lie
 * stacked. `X` in place of a digit, or the suit letter `x`, is a back; `Q` and `q` an unknown tile. `-` is a gap.
 * Blanks are ignored.
 *
 * Source: README and tests of <https://github.com/merjong-js/merjong>.
 */
import {addDigit, closeRun, abandonRun, mpszFace, refuse, type FaceOf} from '../reading/digit-run.js'
import {beginReading, isBlank, marksOf} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {markPrevious, putDanglingMark, type Join} from '../reading/previous-mark.js'
import type {Dialect} from '../dialect.js'
import {gapNode, tileNode} from '../tree.js'
import {quoteOf} from './quotes.js'

const faceOf: FaceOf = (digit, suit) => {
  if (digit === 'X') return 'back'
  if (digit === 'Q') return 'unknown'
  if (suit === 'x') return 'back'
  return suit === 'q' ? 'unknown' : mpszFace(digit, suit)
}

/** `'` and another `'`: the tile is on top of the one before. */
const join: Join = (before, mark) => {
  if (before.length === 0) return marksOf[mark]
  return mark === 'rotated' && before[0] === 'rotated' ? marksOf.top : null
}

export const merjong: Dialect = {
  id: 'merjong',
  source: 'merjong-js/merjong README',
  example: `5'55m-55"5s-X55Xz`,
  melds: 'none',
  signature: /[XQ]|''/,
  parse(text, options) {
    const reading = beginReading('merjong', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      const quote = quoteOf(character)
      if ((character >= '0' && character <= '9') || character === 'X' || character === 'Q')
        addDigit(reading, at++)
      else if ((character === 'x' || character === 'q') && reading.run.length === 0) {
        reading.nodes.push(tileNode(character === 'x' ? 'back' : 'unknown', at, ++at))
      } else if ('mpszxq'.includes(character)) closeRun(reading, character, at++, {faceOf})
      else if (quote) {
        const mark = quote === "'" ? 'rotated' : 'stacked'
        if (!markPrevious(reading, mark, at, {join})) putDanglingMark(reading, at, at + 1)
        at++
      } else if (character === '-') {
        abandonRun(reading)
        reading.nodes.push(gapNode(at, ++at))
      } else if (isBlank(character)) at++
      else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

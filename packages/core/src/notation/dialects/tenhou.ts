/**
 * tenhou: plain mpsz as in the links of Tenhou's hand analyser, `tenhou.net/2/?q=123m406p789s11z`.
 *
 * Digits, then one of `m p s z`; `0` is the red five. It has nothing else: no blanks, no calls.
 *
 * Source: links to <https://tenhou.net/2/>.
 */
import {abandonRun, addDigit, closeRun, refuse} from '../reading/digit-run.js'
import {beginReading, isBlank} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import type {Dialect} from '../dialect.js'

export const tenhou: Dialect = {
  id: 'tenhou',
  source: 'links to tenhou.net/2',
  example: '123m406p789s11z',
  melds: 'none',
  signature: null,
  parse(text, options) {
    const reading = beginReading('tenhou', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      if (character >= '0' && character <= '9') addDigit(reading, at++)
      else if ('mpsz'.includes(character)) closeRun(reading, character, at++)
      else if (isBlank(character)) {
        abandonRun(reading)
        at++
      } else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

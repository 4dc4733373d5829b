/**
 * maku: every tile spelt out, `h` after one that lies on its side: `5ph3p4p`.
 *
 * Only that example is known to us; honors are read as in mpsz (`1z`–`7z`), `0` as the red five, blanks as gaps.
 */
import {
  abandonRun,
  addDigit,
  beginReading,
  closeRun,
  finishReading,
  isBlank,
  marksOf,
  mpszFace,
  putDanglingMark,
  putGap,
  refuse
} from '../reading.js'
import type {Dialect} from '../dialect.js'
import {noMarks} from '../tree.js'
import {dialectWords} from '../words.js'

export const maku: Dialect = {
  id: 'maku',
  names: dialectWords.maku,
  source: 'known from one example only',
  example: '5ph3p4p',
  parse(text, options) {
    const reading = beginReading('maku', text, options)
    for (let at = 0; at < text.length;) {
      const sign = text[at]!
      if (sign >= '0' && sign <= '9') {
        abandonRun(reading)
        addDigit(reading, at++)
      } else if ('mpsz'.includes(sign)) {
        const end = text[at + 1] === 'h' ? at + 2 : at + 1
        closeRun(reading, sign, at, mpszFace, end > at + 1 ? marksOf.rotated : noMarks, end)
        at = end
      } else if (sign === 'h') {
        abandonRun(reading)
        putDanglingMark(reading, at, ++at)
      } else if (isBlank(sign)) {
        abandonRun(reading)
        putGap(reading, at, ++at)
      } else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

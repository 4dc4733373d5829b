/**
 * maku: every tile spelt out, `h` after one that lies on its side, `-` for a gap: `3m4m5m-5ph3p4p`.
 *
 * Honors are as in mpsz (`1z`–`7z`), `0` is the red five, blanks are gaps.
 *
 * Source: the pages of mj.maku.blog (<https://github.com/maku77/mj.maku.blog>), 1,480 rows.
 */
import {abandonRun, addDigit, closeRun, refuse} from '../reading/digit-run.js'
import {beginReading, isBlank, marksOf, putGap} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {putDanglingMark} from '../reading/previous-mark.js'
import type {Dialect} from '../dialect.js'
import {noMarks} from '../tree.js'

export const maku: Dialect = {
  id: 'maku',
  source: 'mj.maku.blog',
  example: '3m4m5m-5ph3p4p',
  melds: 'none',
  signature: /[mpsz]h/,
  parse(text, options) {
    const reading = beginReading('maku', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      if (character >= '0' && character <= '9') {
        abandonRun(reading)
        addDigit(reading, at++)
      } else if ('mpsz'.includes(character)) {
        const end = text[at + 1] === 'h' ? at + 2 : at + 1
        closeRun(reading, character, at, {marks: end > at + 1 ? marksOf.rotated : noMarks, end})
        at = end
      } else if (character === 'h') {
        abandonRun(reading)
        putDanglingMark(reading, at, ++at)
      } else if (isGap(character)) {
        abandonRun(reading)
        let end = at + 1
        while (end < text.length && isGap(text[end]!)) end++
        putGap(reading, at, end)
        at = end
      } else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

const isGap = (character: string): boolean => character === '-' || isBlank(character)

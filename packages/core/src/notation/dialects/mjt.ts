/**
 * mjt: the parser function `{{#mjt: 123m | 40px}}` of the riichi wikis (extension MahjongTile, version 1.1).
 *
 *     1"33s'   a mark after a digit applies to that tile, after the suit letter to the rest of the group
 *      ^   ^
 *
 * `'` lies on its side, `"` two tiles lie stacked, `0z` back, `8z` blank, `9z` unknown. All blanks are ignored. The
 * pictures of paifu (suit letter `x`) are not tiles: they are shown as typed. The size after `|` only matters to the
 * wiki.
 *
 * Source: <https://riichi.wiki/Help:MahjongTile> (revision 15412) and the pages of that wiki.
 */
import {addDigit, closeRun, refuse, wideFace} from '../reading/digit-run.js'
import {beginReading, isBlank, marksOf} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {markPrevious, putDanglingMark} from '../reading/previous-mark.js'
import type {Dialect} from '../dialect.js'
import {noMarks, type Mark} from '../tree.js'
import {quoteOf} from './quotes.js'

const markByQuote: Readonly<Record<"'" | '"', Mark>> = {"'": 'rotated', '"': 'stacked'}

/** `| 200px`, `|x40px`, `|20x40px`: the size of the pictures, at the end. */
const size = /^\|\s*(?:(?:\d*x)?\d+\s*px\s*)?$/

export const mjt: Dialect = {
  id: 'mjt',
  source: 'riichi.wiki (arcturus.su) Help:MahjongTile',
  example: "123m 11'1z",
  melds: 'none',
  signature: /0[0-9]{0,20}z|[mpsz]\s*["'’”]/,
  parse(text, options) {
    const reading = beginReading('mjt', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      const quote = quoteOf(character)
      if (character >= '0' && character <= '9') addDigit(reading, at++)
      else if ('mpsz'.includes(character)) {
        const end = endOfGroup(text, at + 1)
        const group = end > at + 1 ? marksOf[markByQuote[quoteOf(text[end - 1]!)!]] : noMarks
        closeRun(reading, character, at, {faceOf: wideFace, marks: group, end})
        at = end
      } else if (quote) {
        if (!markPrevious(reading, markByQuote[quote], at)) putDanglingMark(reading, at, at + 1)
        at++
      } else if (isBlank(character)) at++
      else if (character === '|' && size.test(text.slice(at, at + 40)) && text.length - at <= 40) break
      else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

/** Where a group ends: after the mark that follows its suit letter, or right after the letter. */
function endOfGroup(text: string, start: number): number {
  let at = start
  while (at < text.length && isBlank(text[at]!)) at++
  return at < text.length && quoteOf(text[at]!) ? at + 1 : start
}

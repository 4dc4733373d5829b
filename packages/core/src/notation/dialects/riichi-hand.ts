/**
 * riichi-hand: the hand strings of the Rust crate riichi_hand, `123m456p_7*77z`.
 *
 * `E S W N` winds, `w g r` dragons (`r` is 中 here), `?` an unknown tile, all without a suit letter. `*` or `'` after a
 * tile turns it; two lay it on the tile before, three make it upright again. They must come before the suit letter. `_`
 * is a gap between groups.
 *
 *     11*1**1m
 *          ^^ on the tile before
 *
 * Source: <https://docs.rs/riichi_hand> and tests of <https://github.com/m4tx/riichi-hand-rs>.
 */
import type {Face} from '@tehai/riichi/tile'
import {abandonRun, addDigit, closeRun, refuse} from '../reading/digit-run.js'
import {beginReading, marksOf, putAmongDigits, putGap, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {markPrevious, putDanglingMark, type Join} from '../reading/previous-mark.js'
import type {Dialect} from '../dialect.js'
import {noMarks, tileNode} from '../tree.js'
import {quoteOf} from './quotes.js'

const faceByCharacter: Readonly<Record<string, Face | undefined>> = {
  E: '1z',
  S: '2z',
  W: '3z',
  N: '4z',
  w: '5z',
  g: '6z',
  r: '7z',
  '?': 'unknown'
}

/** Upright, turned, on the tile before, upright again. */
const turn: Join = before => {
  if (before.length === 0) return marksOf.rotated
  return before[0] === 'rotated' ? marksOf.top : noMarks
}

export const riichiHand: Dialect = {
  id: 'riichi-hand',
  source: 'docs.rs/riichi_hand',
  example: '123m_4*56p_EE*E',
  melds: 'none',
  signature: /[ESWNwg*_]/,
  parse(text, options) {
    const reading = beginReading('riichi-hand', text, options)
    // Whether the last tile may still be turned: a suit letter or a gap settles it.
    let open = false
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      const face = faceByCharacter[character]
      if (character >= '0' && character <= '9') addDigit(reading, at++)
      else if (face) putAmongDigits(reading, tileNode(face, at, ++at))
      else if (character === '*' || quoteOf(character) === "'") {
        if (!(open && turnPrevious(reading, at))) putDanglingMark(reading, at, at + 1)
        at++
        continue
      } else if ('mpsz'.includes(character)) closeRun(reading, character, at++)
      else if (character === '_') {
        abandonRun(reading)
        putGap(reading, at, ++at)
      } else at = refuse(reading, at)
      open = face !== undefined || (character >= '0' && character <= '9')
    }
    return finishReading(reading)
  }
}

function turnPrevious(reading: Reading, at: number): boolean {
  return markPrevious(reading, 'rotated', at, {anywhere: true, join: turn})
}

/**
 * jekyll: the Liquid tag `{% mahjong 123p 1Z11z %}` of the gem jekyll-mahjong.
 *
 * An upper-case suit letter lays its tiles on their side. Blanks are gaps. `1x` is a back.
 *
 * Source: README and code of <https://github.com/peter1357908/jekyll-mahjong>.
 */
import {abandonRun, addDigit, closeRun, mpszFace, refuse, type FaceOf} from '../reading/digit-run.js'
import {beginReading, isBlank, marksOf, putGap} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import type {Dialect} from '../dialect.js'

const faceOf: FaceOf = (digit, suit) => {
  if (suit === 'x') return digit === '1' ? 'back' : null
  return mpszFace(digit, suit)
}

export const jekyll: Dialect = {
  id: 'jekyll',
  source: 'peter1357908/jekyll-mahjong README',
  example: '123m 1Z11z',
  melds: 'none',
  signature: /[MPSZ]|1x/,
  parse(text, options) {
    const reading = beginReading('jekyll', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      if (character >= '0' && character <= '9') addDigit(reading, at++)
      else if ('mpszx'.includes(character)) closeRun(reading, character, at++, {faceOf})
      else if ('MPSZX'.includes(character))
        closeRun(reading, character.toLowerCase(), at++, {faceOf, marks: marksOf.rotated})
      else if (isBlank(character)) {
        abandonRun(reading)
        putGap(reading, at, ++at)
      } else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

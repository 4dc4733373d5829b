/**
 * mahgen: the sequences of the picture generator mahgen, `<mah-gen data-seq="123m|45_6p">`.
 *
 *     55v5p
 *       ^    a mark comes before its digit
 *
 * Hands: `_` lies on its side, `^` two tiles lie stacked, `v` two stacked tiles with one red five (`v5`: the upper is
 * red, `v0`: the lower). Rivers: `_` riichi, `^` tsumogiri, `v` both; only one riichi. `|` is a gap of a seventh of a
 * tile, in hands only. `0z` is a back, `8z` and `9z` are the two extra pictures. Blanks are ignored.
 *
 * Source: README, grammar and tests of <https://github.com/eric03742/mahgen>.
 */
import {addDigit, closeRun, refuse, wideFace} from '../reading/digit-run.js'
import {beginReading, isBlank, marksOf, putAmongDigits, report, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import type {Dialect} from '../dialect.js'
import {gapNode, textNode, type Mark} from '../tree.js'

const GAP_WIDTH = 1 / 7

const riverMarks: Readonly<Record<string, readonly Mark[]>> = {
  _: marksOf.riichi,
  '^': marksOf.tsumogiri,
  v: ['tsumogiri', 'riichi']
}

const handMarks: Readonly<Record<string, readonly Mark[]>> = {
  _: marksOf.rotated,
  '^': marksOf.stacked,
  v: marksOf.stacked
}

export const mahgen: Dialect = {
  id: 'mahgen',
  source: 'eric03742/mahgen README',
  example: '1m|_123p|55^5z',
  melds: 'none',
  signature: /[_^v][0-9]|\||0[0-9]{0,20}z/,
  parse(text, options) {
    const reading = beginReading('mahgen', text, options)
    let riichi = false
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      if (isDigit(character)) addDigit(reading, at++)
      else if (character === '_' || character === '^' || character === 'v') {
        const second = reading.mode === 'river' && character !== '^' && riichi
        if (second) report(reading, 'bad-mark-position', at, at + 1, {wanted: 'once-in-river'})
        riichi ||= character !== '^'
        at = readMarked(reading, at, second)
      } else if ('mpsz'.includes(character)) {
        if (character === 'z') unredden(reading)
        closeRun(reading, character, at++, {faceOf: wideFace})
      } else if (isBlank(character)) at++
      else if (character === '|' && reading.mode === 'hand' && reading.run.length === 0)
        at = readGap(reading, at)
      else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}

/** A mark and its digit; the mark is ignored if it `isSecond`. Returns where they end. */
function readMarked(reading: Reading, at: number, isSecond: boolean): number {
  const {text, mode} = reading
  const character = text[at]!
  let digit = at + 1
  while (digit < text.length && isBlank(text[digit]!)) digit++
  if (!isDigit(text[digit])) {
    report(reading, 'dangling-modifier', at, at + 1)
    putAmongDigits(reading, textNode(character, at, at + 1))
    return at + 1
  }
  const named = mode === 'river' ? riverMarks[character]! : handMarks[character]!
  const marks = character === 'v' && mode === 'hand' && text[digit] === '5' ? marksOf.stackedRedTop : named
  if (isSecond) addDigit(reading, digit)
  else addDigit(reading, at, digit + 1, marks)
  return digit + 1
}

/** Honors have no red five: `v5z` is `^5z`. */
function unredden(reading: Reading): void {
  for (const item of reading.run) if (item.marks === marksOf.stackedRedTop) item.marks = marksOf.stacked
}

/** Consecutive `|` characters are one gap. */
function readGap(reading: Reading, at: number): number {
  let end = at + 1
  let count = 1
  for (; end < reading.text.length && (reading.text[end] === '|' || isBlank(reading.text[end]!)); end++) {
    if (reading.text[end] === '|') count++
  }
  reading.nodes.push(gapNode(at, end, count * GAP_WIDTH))
  return end
}

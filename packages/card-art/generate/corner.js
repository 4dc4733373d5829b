/**
 * Corner marks: the month in digits 34 units tall, and under it the kind by its shape. For small pictures.
 *
 *     ┌────┐
 *     │ 11 │   month
 *     │  ● │   ● light   ▲ animal   ▬ ribbon (aslant)   ○ chaff
 *     └────┘
 */
import {area, dots, line, put} from './brush.js'

/** Digits as lines in a box of 18 × 34, the top left corner at the origin. */
const digits = {
  0: 'M9 0Q0 0 0 17T9 34 18 17 9 0z',
  1: 'M2 7L10 0V34',
  2: 'M1 8Q2 0 9 0Q17 0 17 9Q17 16 1 34H18',
  3: 'M1 2Q17-4 17 8 17 16 6 16 18 16 18 25 18 38 0 32',
  4: 'M13 34V0L0 24H18',
  5: 'M16 0H3L1 15Q18 10 18 23 18 38 0 33',
  6: 'M15 1Q0 2 0 22 0 34 9 34 18 34 18 24 18 14 9 14 2 14 0 22',
  7: 'M0 0H18L6 34',
  8: 'M9 16Q1 16 1 8T9 0 17 8 9 16Q0 16 0 25T9 34 18 25 9 16z',
  9: 'M3 33Q18 32 18 12 18 0 9 0 0 0 0 10 0 20 9 20 16 20 18 12'
}

/** Marks of the kinds, centred on their line. */
const kinds = {
  light: dots('ink', 24, '0,0'),
  animal: area('ink', 'M0-12L14 11H-14z'),
  ribbon: line('ink', 10, 'M-8 9L8-9'),
  chaff: line('ink', 5, 'M0-8a8 8 0 1 1-1 0z')
}

/**
 * @param {number} month
 * @param {keyof typeof kinds} kind
 */
export function cornerMark(month, kind) {
  const text = [...String(month)]
  const width = text.length === 1 ? 54 : 76
  const middle = (12 + width) / 2
  const left = middle - (text.length * 24 - 6) / 2
  const strokes = text.flatMap((digit, index) =>
    put([line('ink', 7, digits[digit])], {x: left + index * 24, y: 22})
  )
  return [
    area('face', `M8 8H${width}V82Q${width} 94 ${width - 12} 94H8z`, {stroke: 'ink', 'stroke-width': 4}),
    ...strokes,
    ...put([kinds[kind]], {x: middle, y: 75})
  ]
}

/**
 * Digits that are read one by one, in a row that an author seems to have typed tile by tile.
 *
 *     9m10m11m       9m, 1m and red 5m, 1m and 1m
 *     3m 10p 7s 8s    1p and red 5p, where every other word is one tile
 *     2m3 4p5p       3p and 4p: a blank does not end a run that lacks its suit letter
 */
import type {Message} from '@tehai/kernel/source'
import {notationMessage} from '../messages.js'

/** Rows over this many UTF-16 units were not typed as a hand. */
const LONGEST = 2000

/** Rows with fewer words were not typed tile by tile. */
const FEWEST_WORDS = 4

/** Each of the following patterns has a ten, or a blank between two digits. */
const mayDoubt = /10|[0-9][ \u3000][0-9]/

/** Numbers that continue after 9, each tile with its suit letter: `9m10m11m`. */
const beyondNine = /(?<![0-9])9([mps])([\s,]{0,2}10\1(?:[\s,]{0,2}1[1-9]\1){0,9})/g

/** A digit directly after a separate tile, a blank, and the next separate tile. */
const suitLeftOut = /(?<=(?:^|[^0-9])[0-9]([mps]))([0-9])([ \u3000])([0-9])(?!\1)([mps])(?=$|\s|[0-9][mpsz])/g

/** A ten among words that are one tile each. */
function tensAlone(text: string): readonly Message[] {
  const words = [...text.matchAll(/[^\s,]+/g)]
  const tens = words.filter(({0: word}) => /^10[mps]$/.test(word))
  if (tens.length === 0 || words.length < FEWEST_WORDS) return []
  const others = words.filter(({0: word}) => !/^10[mps]$/.test(word))
  if (others.length < words.length - 1 || !others.every(({0: word}) => /^[0-9][mpsz]$/.test(word))) return []
  return tens.map(({0: word, index}) => {
    const tiles = [`1${word[2]}`, `0${word[2]}`]
    return notationMessage('doubtful-digits', index, index + 3, {read: tiles.join(' ')}, tiles)
  })
}

/** A warning for each place, in a row read without a message, at which digits may mean something else. */
export function doubtfulDigits(text: string): readonly Message[] {
  if (text.length > LONGEST || !mayDoubt.test(text)) return []
  const beyond = [...text.matchAll(beyondNine)].map(({1: suit, 2: numbers = '', index}) => {
    const start = index + 2 + numbers.length - numbers.trimStart().length
    const tiles = numbers.replace(/[^0-9]/g, '')
    const read = [...tiles].map(rank => rank + suit!).join(' ')
    return notationMessage('doubtful-digits', start, index + 2 + numbers.length, {read})
  })
  const without = [...text.matchAll(suitLeftOut)].map(
    ({0: found, 1: suit, 2: low, 4: high, 5: other, index}) =>
      notationMessage(
        'doubtful-digits',
        index,
        index + found.length,
        {read: `${low}${other} ${high}${other}`},
        [`${low}${suit} ${high}${other}`]
      )
  )
  return [...beyond, ...without, ...tensAlone(text)].toSorted((a, b) => a.start - b.start)
}

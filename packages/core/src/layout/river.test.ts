import {expect, test} from 'vitest'
import type {Discard} from '../model/diagram.js'
import {lyingDiscards} from './river.js'

/** One sign a discard: `.` plain, `r` riichi, `c` called away, `R` riichi and called away. */
const discardsOf = (signs: string): readonly Discard[] =>
  [...signs].map(sign => ({
    tile: '1m',
    tsumogiri: false,
    riichi: sign === 'r' || sign === 'R',
    called: sign === 'c' || sign === 'R'
  }))

// [why the row is here, discards, indices that lie]
const rows: readonly [string, string, readonly number[]][] = [
  ['no riichi, nothing lies', '......', []],
  ['the riichi tile lies', '..r...', [2]],
  ['called away: the next one lies', '..R...', [3]],
  ['called away twice: the one after', '..Rc..', [4]],
  ['called away as the last discard: it lies itself', '..R', [2]],
  ['the author turned a later one already', '..R.r.', [2, 4]]
]

for (const [why, signs, lying] of rows) {
  test(`${why} (${signs})`, () => {
    expect([...lyingDiscards(discardsOf(signs))].sort()).toEqual(lying)
  })
}

import {expect, test} from 'vitest'
import type {Discard} from '../model/diagram.js'
import {lyingDiscards} from './river.js'

/** One character per discard: `.` plain, `r` riichi, `c` called away, `R` riichi and called away. */
const discardsOf = (marks: string): readonly Discard[] =>
  [...marks].map(mark => ({
    tile: '1m',
    tsumogiri: false,
    riichi: mark === 'r' || mark === 'R',
    called: mark === 'c' || mark === 'R'
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

for (const [why, marks, lying] of rows) {
  test(`${why} (${marks})`, () => {
    expect([...lyingDiscards(discardsOf(marks))].sort()).toEqual(lying)
  })
}

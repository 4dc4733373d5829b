/**
 * The wall: every tile of the set is in one of its parts.
 */
import {kindOf} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {buildWall} from './wall.js'

const all = ({hands, live, replacements, indicators, ura}: ReturnType<typeof buildWall>) =>
  [hands.flat(), live, replacements, indicators, ura].flat()
const counts = (wall: ReturnType<typeof buildWall>): readonly number[] => {
  const found = Array<number>(34).fill(0)
  for (const tile of all(wall)) found[kindOf(tile)]! += 1
  return found
}

test('four players have four copies of 34 kinds, a dead wall of fourteen and 70 tiles to draw', () => {
  const wall = buildWall(7, 4, ['m', 'p', 's'])
  expect(counts(wall)).toEqual(Array(34).fill(4))
  expect(wall.hands.map(({length}) => length)).toEqual([13, 13, 13, 13])
  expect([wall.indicators, wall.ura, wall.replacements].map(({length}) => length)).toEqual([5, 5, 4])
  expect(wall.live).toHaveLength(70)
})

test('three players have no 2m to 8m, and 55 tiles to draw', () => {
  const wall = buildWall(7, 3, ['p', 's'])
  expect(counts(wall)).toEqual(Array.from({length: 34}, (_, kind) => (kind > 0 && kind < 8 ? 0 : 4)))
  expect(wall.hands).toHaveLength(3)
  expect(wall.live).toHaveLength(55)
})

test('a suit with a red five has one', () => {
  const reds = (suits: readonly ('m' | 'p' | 's')[]) =>
    all(buildWall(7, 4, suits))
      .filter(tile => tile[0] === '0')
      .toSorted()
  expect(reds(['m', 'p', 's'])).toEqual(['0m', '0p', '0s'])
  expect(reds(['s'])).toEqual(['0s'])
  expect(reds([])).toEqual([])
})

test('a seed builds one wall, another one another', () => {
  expect(buildWall(7, 4, [])).toEqual(buildWall(7, 4, []))
  expect(buildWall(8, 4, [])).not.toEqual(buildWall(7, 4, []))
})

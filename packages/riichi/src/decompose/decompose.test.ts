import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {readTiles} from '../case/case.js'
import {countTiles} from '../tile/index.js'
import {noTiles} from '../tile/no-tiles.js'
import type {Block} from './blocks.js'
import {decompose} from './decompose.js'

const vectors: {decompositions: {hand: string; readings: string[]}[]} = JSON.parse(
  readFileSync(new URL('../../../../vectors/scoring.json', import.meta.url), 'utf8')
)

/** A block as the vectors write it: `m123`, `z55`. */
function written({type, kind}: Block): string {
  const rank = (kind % 9) + 1
  const ranks =
    type === 'run' ? [rank, rank + 1, rank + 2] : Array.from({length: type === 'pair' ? 2 : 3}, () => rank)
  return 'mpsz'[Math.floor(kind / 9)] + ranks.join('')
}

for (const {hand, readings} of vectors.decompositions) {
  test(`readings of ${hand}`, () => {
    const found = decompose(countTiles(readTiles(hand, 'hand', []))).map(({blocks}) =>
      blocks.map(written).toSorted().join(' ')
    )
    expect(found.toSorted()).toEqual(readings.toSorted())
  })
}

test('thirteen orphans are read as one pair and twelve single tiles', () => {
  const [reading, ...more] = decompose(countTiles(readTiles('19m19p19s12345677z', 'hand', [])))
  expect(more).toEqual([])
  expect(reading?.form).toBe('kokushi')
  expect(reading?.blocks.map(({type}) => type)).toContain('pair')
  expect(reading?.blocks).toHaveLength(13)
})

/** The simplest method: take a triplet, a run or the pair that the smallest tile begins, and continue with the rest. */
function evaluate(
  tiles: readonly number[],
  hasPair: boolean,
  taken: readonly string[],
  into: Set<string>
): void {
  const [least] = tiles
  if (least === undefined) {
    if (hasPair) into.add(taken.toSorted().join(' '))
    return
  }
  const without = (kinds: readonly number[]): number[] | null => {
    const rest = [...tiles]
    for (const kind of kinds) {
      const at = rest.indexOf(kind)
      if (at < 0) return null
      rest.splice(at, 1)
    }
    return rest
  }
  const step = (kinds: readonly number[], pair: boolean): void => {
    const rest = without(kinds)
    if (rest) evaluate(rest, hasPair || pair, [...taken, kinds.join('')], into)
  }
  step([least, least, least], false)
  step([least, least + 1, least + 2], false)
  if (!hasPair) step([least, least], true)
}

/** Every way to hold so many tiles of one suit, as lists of ranks 0–8. */
function* flushes(tiles: number, from = 0, held: readonly number[] = []): Generator<readonly number[]> {
  if (from === 9) {
    if (tiles === 0) yield held
    return
  }
  for (let copies = Math.min(4, tiles); copies >= 0; copies--) {
    yield* flushes(tiles - copies, from + 1, held.concat(Array.from({length: copies}, () => from)))
  }
}

const ranksOf = ({type, kind}: Block): string =>
  (type === 'run'
    ? [kind, kind + 1, kind + 2]
    : Array.from({length: type === 'pair' ? 2 : 3}, () => kind)
  ).join('')

// There are 118,800 ways to hold 14 tiles of a suit: all of them with `THOROUGH=1`.
for (const size of process.env['THOROUGH'] ? [2, 5, 8, 11, 14] : [2, 5, 8]) {
  test(`every ${size} tiles of a suit are read as by the naive enumeration`, () => {
    const differing: string[] = []
    for (const tiles of flushes(size)) {
      const naive = new Set<string>()
      evaluate(tiles, false, [], naive)
      const counts = noTiles()
      for (const tile of tiles) counts[tile]! += 1
      const found = decompose(counts)
        .filter(({form}) => form === 'standard')
        .map(({blocks}) => blocks.map(ranksOf).toSorted().join(' '))
      const isEqual = found.length === naive.size && found.every(reading => naive.has(reading))
      if (!isEqual) differing.push(tiles.join(''))
    }
    expect(differing).toEqual([])
  })
}

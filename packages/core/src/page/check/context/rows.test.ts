import {expect, test} from 'vitest'
import {checkBlock} from '../../check-block.js'

// [block, how the tile that is set apart in its row was won: the text alternative says so]
const wins: ReadonlyArray<readonly [string, string | undefined]> = [
  ['状況: 南家 ロン\n234678m34p567s99s 5p', 'ron'],
  ['situation: South seat, tsumo\n234678m34p567s99s 5p', 'tsumo'],
  ['状況: 南家 河底\n234678m34p567s99s 5p', 'ron'],
  ['234678m34p567s99s 5p\n荣和: 店家 5p', 'ron'],
  ['234678m34p567s99s 5p\nwin: banana 5p', 'win'],
  ['234678m34p567s99s\nwin: 5p', 'win'],
  ['234678m34p567s99s\nwin: 5p from toimen', 'ron'],
  ['234678m34p567s99s 5p', undefined]
]
test.each(wins)('%s', (block, won) => {
  const parts = checkBlock(block).sections.flatMap(({groups}) => groups.flat())
  const [options] = parts.flatMap(part => (part.type === 'row' ? [part.options] : []))
  expect(options?.won).toBe(won)
})

import {expect, test} from 'vitest'
import {isOtherPart} from './situation-parts.js'

// prettier-ignore
const rows: ReadonlyArray<readonly [before: string, value: string, isPart: boolean]> = [
  ['東1局: 南家', '6巡目 リーチ', true],
  ['東1局: 南家', '東1局 6巡目', true],
  ['East 1', 'South seat', true],
  ['東1局 一発', '海底', true],
  ['turn 6', 'turn 8', false],
  ['25000点', '30000点', false],
  // A message says which two seats there are.
  ['東1局: 南家', '西家', true]
]

test.each(rows)('%s / %s: %s', (before, value, isPart) => {
  expect(isOtherPart([before], value)).toBe(isPart)
})

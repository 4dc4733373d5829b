import {expect, test} from 'vitest'
import {checkBlock} from '../../../page/check-block.js'
import {claimChecker} from '../../check.js'

const river = 'j 1z9m3z8p2s6z4m'

// [why the row is here, lines of the block, what came of the claim]
const rows: ReadonlyArray<[string, readonly string[], string]> = [
  ['there is no opponent', ['safe: ?'], 'unchecked'],
  ['no opponent has declared riichi', ['safe: ?', 'toimen:', river], 'unchecked'],
  ['an opponent is named', ['safe: ? toimen', 'toimen:', river], 'filled'],
  ['the riichi is declared in words', ['safe: ?', 'toimen: riichi', river], 'filled'],
  ['the opponent has no river', ['safe: ?', 'toimen: riichi'], 'unchecked'],
  ['the tile is true', ['safe: 1z', 'toimen: riichi', river], 'true'],
  ['the tile is false', ['safe: 9p', 'toimen: riichi', river], 'false']
]

for (const [why, lines, expected] of rows) {
  test(`safe: ${why}`, () => {
    const text = ['123m456p4p78s11229p', ...lines].join('\n')
    expect(checkBlock(text, claimChecker()).claims[0]).toMatchObject({key: 'safe', state: expected})
  })
}

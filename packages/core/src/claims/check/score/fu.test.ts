import {expect, test} from 'vitest'
import {checkBlock} from '../../../page/check-block.js'
import {claimChecker} from '../../check.js'

const states = (text: string) => checkBlock(text, claimChecker()).claims.map(({state}) => state)

// [why, hand and win, the claim, what it is]
const rows = [
  ['with the wait', '1223345566667p\nron: 5p', '20+4+2+10=40', 'true'],
  ['the same points without it', '1223345566667p\nron: 5p', '20+4+10=40', 'true'],
  ['as it counts', '1113334444588p\nron: 3p', '20+8+4+4+10=50', 'true'],
  ['a reading that pays less', '1113334444588p\nron: 3p', '20+8+2+4+10=50', 'false']
] as const
test.each(rows)('fu of a hand that can be read in two ways: %s', (_, win, fu, state) => {
  expect(states(`situation: East 1, South seat\n${win}\nfu: ${fu}`)).toEqual([state])
})

import {expect, test} from 'vitest'
import {checkBlock} from '../../../page/check-block.js'
import {claimChecker} from '../../check.js'

const found = (text: string) =>
  checkBlock(text, claimChecker()).messages.map(({id, start, end}) => [id, text.slice(start, end)])

test('of tiles that are no takame the first is reported', () => {
  expect(found('situation: South seat\n234m23456p678s99s\ntakame: 9m, 8m')).toEqual([['false-takame', '9m']])
  expect(found('situation: South seat\n234m23456p678s99s\ntakame: 4p, 9m, 8m')).toEqual([
    ['false-takame', '9m']
  ])
})

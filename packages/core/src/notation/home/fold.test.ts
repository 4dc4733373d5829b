import {describe, expect, test} from 'vitest'
import {vectorOf} from '../../model/vector.js'
import {parse} from '../parse.js'
import {fold} from './fold.js'

// [what an author writes, the same in mpsz]
const tiles: ReadonlyArray<readonly [string, string]> = [
  ['三万', '3m'],
  ['一二三万456饼七八九条', '123m456p789s'],
  ['123萬 456餅 789條', '123m 456p 789s'],
  ['5筒7索', '5p7s'],
  ['东南西北白发中', '1234567z'],
  ['東南西北白發中', '1234567z'],
  ['东风 白板 发财 红中', '1z 5z 6z 7z'],
  ['赤五万红5饼', '0m0p'],
  ['삼만', '3m'],
  ['일이삼만456통칠팔구삭', '123m456p789s'],
  ['123만 456통 789삭', '123m 456p 789s'],
  ['동남서북백발중', '1234567z'],
  ['동동 백백', '11z 55z'],
  ['적5통 적오삭', '0p 0s'],
  ["1'23만 5'55통", "1'23m 5'55p"],
  ['四만', '4m']
]
test.each(tiles)('%s is %s', (text, mpsz) => {
  expect(vectorOf(parse(text))).toEqual(vectorOf(parse(mpsz)))
})

describe('words of Korean that are no tiles stay as they are', () => {
  test.each(['이 손패는', '보통', '만관', '동가', '중반', '백만원', '하네만', '삼배만', '서로', '통과'])(
    '%s',
    text => {
      const word = text.split(' ').at(-1)!
      expect(fold(text).endsWith(word)).toBe(true)
    }
  )
})

test('a text folds to as many units', () => {
  for (const [text] of tiles) expect(fold(text), text).toHaveLength(text.length)
})

import {expect, test} from 'vitest'
import {classOf} from './value-class.js'

test.each([
  ['25p', 'tiles'],
  ['5p', 'tile'],
  ['123m456p789s1122z', 'row'],
  ['19m5z1p2s3p 9s1m', 'river'],
  ['jrryr', 'river'],
  ['8h 9t', 'tiles'],
  ['3m from toimen', 'from'],
  ['East 1, South seat, turn 6', 'situation'],
  ['東1局 南家 6巡目', 'situation'],
  ['25000 24000 26000 25000', 'points'],
  ['4 han 30 fu 7700', 'score'],
  ['満貫 8000点', 'score'],
  ['2 kinds, 7 tiles', 'count'],
  ['1-shanten', 'shanten'],
  ['6s 21%', 'percent'],
  ['riichi / dama', 'choices'],
  ['1z ◎, 9p ○', 'marks'],
  ['?', 'question'],
  ['What would you discard?', 'query'],
  ['south', 'wind'],
  ['はい', 'flag'],
  ['paifu/game.xml', 'file'],
  ['tanyao, pinfu', 'phrase'],
  ['tenhou', 'words'],
  ['', 'empty']
])('%s: %s', (text, expected) => {
  expect(classOf(text)).toBe(expected)
})

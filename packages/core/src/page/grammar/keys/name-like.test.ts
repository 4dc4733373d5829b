import {expect, test} from 'vitest'
import {keyOf, type KeyId} from './keys.js'
import {nameLike} from './name-like.js'

const names: ReadonlyArray<[KeyId, string, string]> = [
  ['scores', 'points', 'scores'],
  ['waits', '待つ', '待ち'],
  ['round', '場', '場'],
  ['round', '场风', '场次'],
  ['waits', '听的牌', '听牌'],
  ['waits', '기다리는 패', '대기'],
  // 点 and 数 are characters of Japanese as well.
  ['scores', '点数票', '持ち点'],
  ['dora', '宝', 'ドラ']
]

test.each(names)('%s beside `%s` is `%s`', (id, text, name) => {
  expect(nameLike(keyOf(id), text)).toBe(name)
})

test('characters that several languages have are those of the block', () => {
  expect(nameLike(keyOf('waits'), '牌', 'zh-Hans')).toBe('听牌')
  expect(nameLike(keyOf('waits'), '牌', 'en')).toBe('waits')
})

import {expect, test} from 'vitest'
import {findKey, keys, nearestKeys} from './keys.js'

// [why the row is here, what an author writes, the key].
const rows: ReadonlyArray<[string, string, string]> = [
  ['id', 'waits', 'waits'],
  ['any case', 'WAITS', 'waits'],
  ['full-width letters', 'ｗａｉｔｓ', 'waits'],
  ['Japanese', '待ち', 'waits'],
  ['blank for a hyphen', 'Ura Indicator', 'ura-indicator'],
  ['both words of the indicator', '表示牌', 'indicator'],
  ['both words of the indicator', 'ドラ表示牌', 'indicator'],
  ['half-width kana', 'ﾄﾞﾗ', 'dora'],
  ['tsumo is the drawn tile', 'ツモ', 'draw'],
  ['two words for riichi', 'リーチ', 'riichi'],
  ['two words for a win', 'アガリ', 'win'],
  ['seat', '自風', 'seat'],
  ['what Chinese says of a discard', '切', 'discard'],
  ['what Chinese says of a draw', '摸', 'draw'],
  ['fu as Korean calls it', '부수', 'fu'],
  ['reasons', '解説', 'why']
]
for (const [why, name, expected] of rows) {
  test(`key: ${why} (${name})`, () => expect(findKey(name)?.key.id).toBe(expected))
}

// [what an author writes, the name of the hand].
const named: ReadonlyArray<[string, string]> = [
  ['hand A', 'A'],
  ['손패 가', '가'],
  ['Hand  B', 'B'],
  ['手牌A', 'A'],
  ['手牌 二', '二']
]
for (const [name, expected] of named) {
  test(`named hand: ${name}`, () => {
    expect(findKey(name)?.key.id).toBe('hand')
    expect(findKey(name)?.name).toBe(expected)
  })
}

// [a slip, the key it is near].
const slips: ReadonlyArray<[string, string]> = [
  ['waitz', 'waits'],
  ['situaton', 'situation'],
  ['待ちち', '待ち'],
  ['ドラ表示', 'ドラ表示牌']
]
for (const [name, expected] of slips) {
  test(`nearest key: ${name}`, () => {
    expect(findKey(name)).toBe(null)
    expect(nearestKeys(name)).toEqual([expected])
  })
}

test('keys: every name stands for one key', () => {
  for (const key of keys) {
    for (const name of [key.id, key.en, key.ja, ...key.aliases])
      expect(findKey(name)?.key.id, name).toBe(key.id)
  }
})

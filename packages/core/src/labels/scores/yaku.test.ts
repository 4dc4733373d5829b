import {expect, test} from 'vitest'
import {yakuTable} from '@tehai/riichi'
import {yakuNames} from '../yaku-names.js'
import {nameOfLimit, nameOfYaku} from './yaku.js'

test('every yaku has a name in every language, and no two have the same', () => {
  const dora = ['dora', 'ura_dora', 'aka_dora', 'north_dora']
  expect(Object.keys(yakuNames).toSorted()).toEqual([...yakuTable.map(({id}) => id), ...dora].toSorted())
  for (const language of ['ja', 'romaji', 'en', 'zh', 'ko'] as const) {
    const names = Object.values(yakuNames).map(one => one[language])
    expect(names.filter(name => name.trim() === '')).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test('English pages say romaji, Japanese pages kanji', () => {
  expect(nameOfYaku('menzen_tsumo', 'en')).toBe('menzen tsumo')
  expect(nameOfYaku('menzen_tsumo', 'ja')).toBe('門前清自摸和')
})

// [limit, yakuman, in English, in Japanese].
const limits = [
  ['mangan', 0, 'mangan', '満貫'],
  ['kazoe-yakuman', 0, 'kazoe yakuman', '数え役満'],
  ['yakuman', 1, 'yakuman', '役満'],
  ['yakuman', 2, 'double yakuman', '二倍役満'],
  ['yakuman', 6, 'sextuple yakuman', '六倍役満']
] as const
for (const [limit, yakuman, en, ja] of limits) {
  test(`limit: ${en}`, () => {
    expect(nameOfLimit(limit, yakuman, 'en')).toBe(en)
    expect(nameOfLimit(limit, yakuman, 'ja')).toBe(ja)
  })
}

/**
 * Names of yaku in messages, in every language.
 */
import {expect, test} from 'vitest'
import {yakuIds} from '../messages/table.js'
import {en} from './en/yaku.js'
import {ja} from './ja/yaku.js'
import {ko} from './ko/yaku.js'
import {zhHans} from './zh-Hans/yaku.js'
import {zhHant} from './zh-Hant/yaku.js'

/** Names by language, for one id of each line of the tables. */
const samples: readonly (readonly [id: string, ...names: string[]])[] = [
  ['renhou', '人和', '人和', '人和', '인화'],
  ['chinitsu', '清一色', '清一色', '清一色', '청일색'],
  ['ittsuu', '一気通貫', '一气通贯', '一氣通貫', '일기통관'],
  ['junchan', '純全帯幺九', '纯全带幺九', '純全帶么九', '준찬타'],
  ['shousangen', '小三元', '小三元', '小三元', '소삼원'],
  ['chiitoitsu', '七対子', '七对子', '七對子', '치또이'],
  ['chinroutou', '清老頭', '清老头', '清老頭', '청노두'],
  ['suukantsu', '四槓子', '四杠子', '四槓子', '스깡쯔'],
  ['dora', 'ドラ', '宝牌', '寶牌', '도라'],
  ['ura', '裏ドラ', '里宝牌', '裏寶牌', '뒷도라'],
  ['aka', '赤ドラ', '红宝牌', '紅寶牌', '적도라']
]

test.each(samples)('%s', (id, ...names) => {
  const index = yakuIds.indexOf(id)
  expect([ja, zhHans, zhHant, ko].map(({yakuName}) => yakuName(id, index))).toEqual(names)
})

test('every id has a name, and what is none stays as it is', () => {
  for (const {yakuName} of [zhHans, zhHant, ko]) {
    const named = yakuIds.map((id, index) => yakuName(id, index))
    expect(named.filter((name, index) => name === yakuIds[index])).toEqual([])
    expect(new Set(named).size).toBe(yakuIds.length)
    expect(yakuName('other', yakuIds.indexOf('other'))).toBe('other')
  }
  expect(en.yakuName('menzen_tsumo', 4)).toBe('menzen tsumo')
})

import {expect, test} from 'vitest'
import {readScore} from '../../../claims/grammar/score.js'
import {readShanten} from '../../../claims/grammar/shanten.js'
import {readUkeire} from '../../../claims/grammar/ukeire.js'
import {readWaits} from '../../../claims/grammar/waits.js'
import {readYaku} from '../../../claims/grammar/yaku.js'
import {situationMessages} from './situation-messages.js'
import {parseSituation} from './parse-situation.js'

// [score, what it says]
const scores: ReadonlyArray<readonly [string, readonly object[]]> = [
  ['30符3番 3900点', [{fu: 30}, {han: 3}, {points: 3900}]],
  ['三番 30符 3900點', [{han: 3}, {fu: 30}, {points: 3900}]],
  ['跳满12000点', [{limit: 'haneman'}, {points: 12000}]],
  ['跳滿', [{limit: 'haneman'}]],
  ['两倍役满', [{limit: 'yakuman', yakuman: 2}]],
  ['累计役满', [{limit: 'kazoe-yakuman'}]],
  ['庄家满贯', [{dealer: true}, {limit: 'mangan'}]],
  ['4000点∀', [{type: 'all', each: 4000}]],
  ['每家4000点', [{type: 'all', each: 4000}]],
  ['庄家付2600，闲家各付1300', [{type: 'shares', other: 1300, dealer: 2600}]]
]
test.each(scores)('score: %s', (text, said) => {
  expect(readScore(text)).toMatchObject(said)
})

// [waits, what they say]
const waits: ReadonlyArray<readonly [string, readonly object[]]> = [
  ['听3-6-9万', [{type: 'filler'}, {type: 'tiles'}]],
  ['听三六九万 三面听', [{type: 'filler'}, {type: 'tiles'}, {kinds: 3}]],
  ['嵌张3饼', [{shape: 'kanchan'}, {type: 'tiles'}]],
  ['东、南 双碰', [{type: 'tiles'}, {type: 'tiles'}, {shape: 'shanpon'}]],
  ['9万 2张', [{type: 'tiles'}, {count: 2}]],
  ['无听', [{type: 'none'}]]
]
test.each(waits)('waits: %s', (text, said) => {
  expect(readWaits(text)).toMatchObject(said)
})

test('shanten and tiles accepted', () => {
  expect(readShanten('两向听')).toMatchObject([{shanten: 2}])
  expect(readShanten('七对子一向听')).toMatchObject([{form: 'chiitoitsu'}, {shanten: 1}])
  expect(readUkeire('进张 8种28张')).toMatchObject([{type: 'filler'}, {kinds: 8}, {count: 28}])
})

test('yaku, denied ones and their han', () => {
  expect(readYaku('立直1番、断幺、没有平和、宝牌2').parts).toMatchObject([
    {yaku: ['riichi'], han: 1},
    {yaku: ['tanyao'], denied: false},
    {yaku: ['pinfu'], denied: true},
    {yaku: ['dora'], han: 2}
  ])
  expect(readYaku('门清自摸').parts).toMatchObject([{yaku: ['menzen_tsumo']}])
})

test('situation', () => {
  expect(parseSituation('东一局1本场 南家 第6巡 立直 宝牌指示牌2饼')).toMatchObject([
    {field: 'round', wind: 'east', hand: 1},
    {field: 'honba', value: 1},
    {field: 'seat', wind: 'south'},
    {field: 'turn', value: 6},
    {field: 'riichi'},
    {field: 'dora', key: 'indicator'}
  ])
})

// [situation, the word that is not understood, what may be meant]
test.each([
  ['东1局 男家', ['南家']],
  ['東1局 男家', ['南家']],
  ['东1局 被家', ['北家']],
  ['庄家 车家', ['东家']],
  ['東1局 車家', ['東家']]
] as const)('situation: %s', (text, proposals) => {
  const [first] = situationMessages(text, 0, parseSituation(text))
  expect(first).toMatchObject({id: 'bad-situation', expected: proposals})
})

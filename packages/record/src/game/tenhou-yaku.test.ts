/**
 * The yaku of tenhou by number, as its records and its manual have them.
 */
import {expect, test} from 'vitest'
import {isYakumanNumber, nameOfYaku, numberOfYaku, yakuOfName, yakuOfNumber} from './tenhou-yaku.js'

// The names of `yaku` and `yakuman` by number, as programs that read mjlog list them.
const names = (
  '門前清自摸和 立直 一発 槍槓 嶺上開花 海底摸月 河底撈魚 平和 断幺九 一盃口 自風_東 自風_南 自風_西 自風_北 ' +
  '場風_東 場風_南 場風_西 場風_北 役牌_白 役牌_發 役牌_中 両立直 七対子 混全帯幺九 一気通貫 三色同順 三色同刻 ' +
  '三槓子 対々和 三暗刻 小三元 混老頭 二盃口 純全帯幺九 混一色 清一色 人和 天和 地和 大三元 四暗刻 四暗刻単騎 ' +
  '字一色 緑一色 清老頭 九蓮宝燈 純正九蓮宝燈 国士無双 国士無双１３面 大四喜 小四喜 四槓子 ドラ 裏ドラ 赤ドラ'
)
  .split(' ')
  .map(name => name.replace('_', ' '))

const ids = (
  'menzen_tsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou ' +
  `${'seat_wind '.repeat(4)}${'round_wind '.repeat(4)}haku hatsu chun double_riichi chiitoitsu chanta ittsuu ` +
  'sanshoku sanshoku_doukou sankantsu toitoi sanankou shousangen honroutou ryanpeikou junchan honitsu chinitsu ' +
  'renhou tenhou chiihou daisangen suuankou suuankou_tanki tsuuiisou ryuuiisou chinroutou chuuren junsei_chuuren ' +
  'kokushi kokushi_13 daisuushii shousuushii suukantsu dora ura aka'
).split(' ')

test('every number has its name and its yaku', () => {
  expect(names.map((_, number) => nameOfYaku(number))).toEqual(names)
  expect(names.map((_, number) => yakuOfNumber(number, 2))).toEqual(
    names.map((name, number) => ({id: ids[number], number, name, han: 2}))
  )
  expect(names.map(name => yakuOfName(name, 1).number)).toEqual(names.map((_, number) => number))
})

test('another number or name is no yaku, and keeps what is written', () => {
  expect(nameOfYaku(55)).toBe('')
  expect(yakuOfNumber(55, 1)).toEqual({id: null, number: 55, name: '', han: 1})
  expect(yakuOfName('流し満貫', 5)).toEqual({id: null, number: -1, name: '流し満貫', han: 5})
})

test('our yaku have the numbers of tenhou, winds one for each', () => {
  expect(
    ids.map((id, number) => numberOfYaku(id as 'dora', id === 'seat_wind' ? number - 10 : number - 14))
  ).toEqual(ids.map((_, number) => number))
  expect(numberOfYaku('kita' as 'dora')).toBe(-1)
})

test('yakuman are those from tenhou to four kans', () => {
  expect(names.filter((_, number) => isYakumanNumber(number))).toEqual(names.slice(37, 52))
})

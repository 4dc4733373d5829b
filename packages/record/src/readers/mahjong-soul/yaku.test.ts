/**
 * Yaku by the numbers of Mahjong Soul, as its protocol lists them.
 */
import {expect, test} from 'vitest'
import {yakuOfMahjongSoul} from './yaku.js'

const ids = (
  'menzen_tsumo riichi chankan rinshan haitei houtei haku hatsu chun seat_wind round_wind tanyao iipeikou pinfu ' +
  'chanta ittsuu sanshoku double_riichi sanshoku_doukou sankantsu toitoi sanankou shousangen honroutou chiitoitsu ' +
  'junchan honitsu ryanpeikou chinitsu ippatsu dora aka ura kita tenhou chiihou daisangen suuankou tsuuiisou ' +
  'ryuuiisou chinroutou kokushi shousuushii suukantsu chuuren paarenchan junsei_chuuren suuankou_tanki kokushi_13 ' +
  'daisuushii'
).split(' ')

test('numbers 1 to 50', () => {
  expect(ids.map((_, index) => yakuOfMahjongSoul(index + 1, 1, '').id)).toEqual(ids)
  expect([0, 51, -1].map(number => yakuOfMahjongSoul(number, 1, 'x'))).toMatchObject([
    {id: null, name: 'x', han: 1},
    {id: null},
    {id: null}
  ])
})

test('人和, with five han and as a yakuman', () => {
  expect([59, 65].map(number => yakuOfMahjongSoul(number, 5, '').id)).toEqual(['renhou', 'renhou'])
})

test('they have the numbers of tenhou, but winds, of which it has one for each', () => {
  expect([2, 12, 31, 37].map(number => yakuOfMahjongSoul(number, 1, '').number)).toEqual([1, 8, 52, 39])
  expect([10, 11, 34].map(number => yakuOfMahjongSoul(number, 1, '').number)).toEqual([-1, -1, -1])
})

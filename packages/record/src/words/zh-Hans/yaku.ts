/**
 * Names of yaku in simplified Chinese, as players of riichi mahjong say them, in the order of `yakuIds` in `messages/table.ts`.
 */
import type {en} from '../en/yaku.js'

// prettier-ignore
const names = (
  '立直,两立直,开立直,一发,门前清自摸和,岭上开花,枪杠,海底摸月,河底捞鱼,人和,' +
  '断幺九,混老头,混一色,清一色,' +
  '平和,一杯口,两杯口,三色同顺,一气通贯,' +
  '混全带幺九,纯全带幺九,' +
  '对对和,三暗刻,三杠子,三色同刻,场风,自风,白,发,中,小三元,' +
  '七对子,' +
  '天和,地和,八连庄,国士无双,国士无双十三面,九莲宝灯,纯正九莲宝灯,字一色,绿一色,清老头,' +
  '四暗刻,四暗刻单骑,大三元,小四喜,大四喜,四杠子,大车轮,大七星,' +
  '宝牌,里宝牌,红宝牌,拔北宝牌'
).split(',')

export const zhHans: typeof en = {
  yakuName: (id, index) => names[index] ?? id
}

/**
 * Names of yaku in traditional Chinese, as players of riichi mahjong say them, in the order of `yakuIds` in `messages/table.ts`.
 */
import type {en} from '../en/yaku.js'

// prettier-ignore
const names = (
  '立直,兩立直,開立直,一發,門前清自摸和,嶺上開花,槍槓,海底摸月,河底撈魚,人和,' +
  '斷么九,混老頭,混一色,清一色,' +
  '平和,一杯口,兩杯口,三色同順,一氣通貫,' +
  '混全帶么九,純全帶么九,' +
  '對對和,三暗刻,三槓子,三色同刻,場風,自風,白,發,中,小三元,' +
  '七對子,' +
  '天和,地和,八連莊,國士無雙,國士無雙十三面,九蓮寶燈,純正九蓮寶燈,字一色,綠一色,清老頭,' +
  '四暗刻,四暗刻單騎,大三元,小四喜,大四喜,四槓子,大車輪,大七星,' +
  '寶牌,裏寶牌,紅寶牌,拔北寶牌'
).split(',')

export const zhHant: typeof en = {
  yakuName: (id, index) => names[index] ?? id
}

/**
 * Names of yaku: Japanese, romaji as English-speaking players say it, English, Chinese, Korean.
 *
 * A table to be checked against a printed list. Sources: <https://tenhou.net/man/>,
 * <https://en.wikipedia.org/wiki/Japanese_mahjong_yaku>, <https://zh.wikipedia.org/wiki/日本麻將>,
 * <https://ko.wikipedia.org/wiki/리치마작의_역>.
 */
import type {YakuId} from '@tehai/riichi'
import type {DoraId} from './ids.js'

/** Names of one yaku. */
export interface YakuNames {
  readonly ja: string
  readonly romaji: string
  readonly en: string
  readonly zh: string
  readonly ko: string
}

type Row = readonly [ja: string, romaji: string, en: string, zh: string, ko: string]

// prettier-ignore
const table: Readonly<Record<YakuId | DoraId, Row>> = {
  riichi: ['立直', 'riichi', 'ready hand', '立直', '리치'],
  double_riichi: ['ダブル立直', 'double riichi', 'double ready', '两立直', '더블리치'],
  open_riichi: ['オープン立直', 'open riichi', 'open ready', '开立直', '오픈리치'],
  ippatsu: ['一発', 'ippatsu', 'one shot', '一发', '일발'],
  menzen_tsumo: ['門前清自摸和', 'menzen tsumo', 'fully concealed hand', '门前清自摸和', '멘젠쯔모'],
  rinshan: ['嶺上開花', 'rinshan kaihou', 'after a kan', '岭上开花', '영상개화'],
  chankan: ['槍槓', 'chankan', 'robbing a kan', '枪杠', '창깡'],
  haitei: ['海底摸月', 'haitei', 'under the sea', '海底摸月', '해저로월'],
  houtei: ['河底撈魚', 'houtei', 'under the river', '河底捞鱼', '하저로어'],
  renhou: ['人和', 'renhou', 'hand of man', '人和', '인화'],
  tanyao: ['断么九', 'tanyao', 'all simples', '断幺九', '탕야오'],
  honroutou: ['混老頭', 'honroutou', 'all terminals and honors', '混老头', '혼노두'],
  honitsu: ['混一色', 'honitsu', 'half flush', '混一色', '혼일색'],
  chinitsu: ['清一色', 'chinitsu', 'full flush', '清一色', '청일색'],
  pinfu: ['平和', 'pinfu', 'all sequences', '平和', '핑후'],
  iipeikou: ['一盃口', 'iipeikou', 'pure double sequence', '一杯口', '이페코'],
  ryanpeikou: ['二盃口', 'ryanpeikou', 'twice pure double sequence', '两杯口', '량페코'],
  sanshoku: ['三色同順', 'sanshoku doujun', 'mixed triple sequence', '三色同顺', '삼색동순'],
  ittsuu: ['一気通貫', 'ittsuu', 'pure straight', '一气通贯', '일기통관'],
  chanta: ['混全帯么九', 'chanta', 'half outside hand', '混全带幺九', '찬타'],
  junchan: ['純全帯么九', 'junchan', 'fully outside hand', '纯全带幺九', '준찬타'],
  toitoi: ['対々和', 'toitoi', 'all triplets', '对对和', '또이또이'],
  sanankou: ['三暗刻', 'sanankou', 'three concealed triplets', '三暗刻', '산안커'],
  sankantsu: ['三槓子', 'sankantsu', 'three quads', '三杠子', '산깡쯔'],
  sanshoku_doukou: ['三色同刻', 'sanshoku doukou', 'triple triplets', '三色同刻', '삼색동각'],
  round_wind: ['場風', 'round wind', 'round wind', '场风', '장풍패'],
  seat_wind: ['自風', 'seat wind', 'seat wind', '自风', '자풍패'],
  haku: ['白', 'white dragon', 'white dragon', '白', '백'],
  hatsu: ['發', 'green dragon', 'green dragon', '发', '발'],
  chun: ['中', 'red dragon', 'red dragon', '中', '중'],
  shousangen: ['小三元', 'shousangen', 'little three dragons', '小三元', '소삼원'],
  chiitoitsu: ['七対子', 'chiitoitsu', 'seven pairs', '七对子', '치또이'],
  tenhou: ['天和', 'tenhou', 'blessing of heaven', '天和', '천화'],
  chiihou: ['地和', 'chiihou', 'blessing of earth', '地和', '지화'],
  kokushi: ['国士無双', 'kokushi musou', 'thirteen orphans', '国士无双', '국사무쌍'],
  kokushi_13: ['国士無双十三面', 'kokushi musou, 13-sided', 'thirteen-wait thirteen orphans', '国士无双十三面', '국사무쌍 13면'],
  chuuren: ['九蓮宝燈', 'chuuren poutou', 'nine gates', '九莲宝灯', '구련보등'],
  junsei_chuuren: ['純正九蓮宝燈', 'junsei chuuren poutou', 'true nine gates', '纯正九莲宝灯', '순정구련보등'],
  tsuuiisou: ['字一色', 'tsuuiisou', 'all honors', '字一色', '자일색'],
  ryuuiisou: ['緑一色', 'ryuuiisou', 'all green', '绿一色', '녹일색'],
  chinroutou: ['清老頭', 'chinroutou', 'all terminals', '清老头', '청노두'],
  suuankou: ['四暗刻', 'suuankou', 'four concealed triplets', '四暗刻', '스안커'],
  suuankou_tanki: ['四暗刻単騎', 'suuankou tanki', 'single-wait four concealed triplets', '四暗刻单骑', '스안커 단기'],
  daisangen: ['大三元', 'daisangen', 'big three dragons', '大三元', '대삼원'],
  shousuushii: ['小四喜', 'shousuushii', 'four little winds', '小四喜', '소사희'],
  daisuushii: ['大四喜', 'daisuushii', 'four big winds', '大四喜', '대사희'],
  suukantsu: ['四槓子', 'suukantsu', 'four quads', '四杠子', '스깡쯔'],
  daisharin: ['大車輪', 'daisharin', 'big wheels', '大车轮', '대차륜'],
  daichisei: ['大七星', 'daichisei', 'seven stars', '大七星', '대칠성'],
  paarenchan: ['八連荘', 'paarenchan', 'eight in a row', '八连庄', '팔연장'],
  dora: ['ドラ', 'dora', 'dora', '宝牌', '도라'],
  ura_dora: ['裏ドラ', 'ura dora', 'ura dora', '里宝牌', '뒷도라'],
  aka_dora: ['赤ドラ', 'red fives', 'red fives', '红宝牌', '적도라'],
  north_dora: ['抜きドラ', 'north dora', 'north dora', '拔北宝牌', '북도라']
}

/** Names of every yaku, and of what counts as han without being one. */
export const yakuNames: Readonly<Record<YakuId | DoraId, YakuNames>> = Object.fromEntries(
  Object.entries(table).map(([id, [ja, romaji, en, zh, ko]]) => [id, {ja, romaji, en, zh, ko}])
) as Record<YakuId | DoraId, YakuNames>

/** The names of every yaku in one of the columns. */
export function yakuColumn(column: keyof YakuNames): Readonly<Record<YakuId | DoraId, string>> {
  return Object.fromEntries(Object.entries(yakuNames).map(([id, names]) => [id, names[column]])) as Record<
    YakuId | DoraId,
    string
  >
}

/** The words that authors use for yaku, besides the names that a page shows. */
import {inKatakana} from '@tehai/kernel/sounds'
import type {DoraId} from '../../labels/ids.js'
import {yakuNames} from '../../labels/yaku-names.js'
import {foldHan} from '../../page/grammar/spelling/han.js'
import {foldKorean} from '../../page/grammar/spelling/korean.js'
import type {YakuId} from '@tehai/riichi'

/** A yaku, dora, any triplet of value tiles (役牌), or a closed hand (門前清), a word also used for a win by tsumo. */
export type NamedYaku = YakuId | DoraId | 'yakuhai' | WindYaku | 'menzen'

/** A triplet of a wind, either that of the round or that of the seat. */
export type WindYaku = 'east_wind' | 'south_wind' | 'west_wind' | 'north_wind'

// prettier-ignore
const others: Partial<Record<NamedYaku, readonly string[]>> = {
  riichi: ['リーチ', '立直', 'reach', 'リーチ宣言'],
  double_riichi: ['다브리', 'ダブルリーチ', 'ダブリー', 'w立直', 'wリーチ', '両立直', '双立直', 'daburu riichi', 'daburii', 'double reach'],
  open_riichi: ['オープンリーチ', 'open reach'],
  ippatsu: ['이빠츠', 'イッパツ', '即'],
  menzen_tsumo: ['문전청자모화', '門前清自摸', '門前ツモ', '面前ツモ', 'メンゼンツモ', 'メンツモ', 'ツモ', '門清自摸', '不求人', '멘젠쯔모', '멘쯔모', '自摸', '自摸和', 'tsumo', 'menzenchin tsumo', 'menzenchin tsumohou', 'menzen tsumohou', 'self-draw', 'self draw', 'concealed self-draw', 'fully concealed'],
  menzen: ['門清', '門前清', '門前', '面前', 'メンゼン', 'menzen', 'closed', 'concealed', '멘젠'],
  rinshan: ['린샹', '린샹카이호', '嶺上', 'リンシャン', 'リンシャンカイホウ', '嶺上開花', 'rinshan', 'rinshan kaiho', 'dead wall draw'],
  chankan: ['チャンカン', '搶槓', 'chan kan', 'robbing the kan'],
  haitei: ['해저모월', '해저', '하이테이', '海底', 'ハイテイ', '海底撈月', '海底ツモ', 'haitei raoyue', 'last tile draw', 'last tile', 'bottom of the sea'],
  houtei: ['하저', '호우테이', '河底', 'ホウテイ', '河底ロン', '海底ロン', 'houtei raoyui', 'hotei', 'last tile claim', 'last discard'],
  renhou: ['レンホー', 'レンホウ', 'renho', 'blessing of man'],
  tanyao: ['단요구', '단요', 'タンヤオ', 'タンヤオ九', '断ヤオ', '断么', '断幺九', '断公九', '喰いタン', 'クイタン', '食断', '喰断', '副露断么', '쿠이탕', 'タンヤオチュー', 'kuitan', 'tanyaochuu', 'simples'],
  honroutou: ['all terminals & honors', 'all terminals & honours', '혼로토', 'ホンロウトウ', 'ホンロー', '混老', 'honrou', 'honroto', 'honrōtō'],
  honitsu: ['혼이츠', '혼이쯔', '혼일', 'ホンイツ', 'ホンイーソー', '混一', 'honiisou', 'hon itsu', 'hon-itsu'],
  chinitsu: ['친이츠', '친이쯔', '청일', 'チンイツ', 'チンイーソー', '清一', 'chiniisou', 'chin itsu', 'chin-itsu', 'flush', 'pure flush'],
  pinfu: ['평화', '핑푸', '핑푸우', '핀후', '핀푸', 'ピンフ', 'pinhu', 'no points', 'all runs', 'all-sequences', 'no points hand'],
  iipeikou: ['일배구', '이페코우', '이페이코', '이페이코우', 'イーペーコー', 'イーペイコウ', 'イーペイコー', '一杯口', 'iipeiko', 'ipeiko', 'iipeko', 'ippeikou', 'double run', 'identical sequences', 'two identical sequences'],
  ryanpeikou: ['이배구', '양배구', '량페커', '両杯口', '両盃口', '리앙페코', '량페코우', '량페이코', 'リャンペーコー', 'リャンペイコウ', 'リャンペイコー', '二杯口', 'ryanpeiko'],
  sanshoku: ['산쇼쿠', '삼색', '三色', 'サンショク', '三色ドウジュン', 'サンシキ', 'sanshoku', 'sanshoku dojun', 'sanshiki', 'three colour straight', 'three color straight'],
  ittsuu: ['일통', '잇츠', '一通', 'イッツー', '一気', '一貫', 'イッキツウカン', 'ittsu', 'itsuu', 'ikkitsuukan', 'ikkitsukan', 'ittsuukan', 'straight', 'full straight'],
  chanta: ['혼전대요구', '혼찬타', 'チャンタ', 'チャンタイ', '全帯么', '混全帯幺九', '混全', '全帯', 'chantaiyao', 'honchan', 'honchantaiyaochuu', 'outside hand'],
  junchan: ['순전대요구', '준찬', 'ジュンチャン', '純チャン', '純全帯幺九', '純全', '純全帯', 'junchantaiyaochuu', 'junchanta', 'terminals in all sets', 'pure outside hand'],
  toitoi: ['碰碰和', '碰碰胡', '또이또이호', '대대화', 'トイトイ', 'トイトイホー', '対々', '対対和', '対対', 'toitoihou', 'toi-toi', 'toitoiho', 'all pons'],
  sanankou: ['ツモり三暗刻', '삼안커', '산앙코', '삼암각', 'サンアンコー', 'サンアンコウ', '三暗', 'sananko', 'san ankou'],
  sankantsu: ['산깡즈', '삼깡쯔', '삼깡즈', '산캉쯔', 'サンカンツ', '三槓', 'three kans'],
  sanshoku_doukou: ['サンショクドウコー', 'サンショクドウコウ', '三色同ポン', 'sanshoku doko', 'sanshoku dokou'],
  round_wind: ['場風牌', '場の風', '場風', 'バカゼ', 'bakaze', 'bakazehai', 'prevalent wind', 'table wind'],
  seat_wind: ['自風牌', '門風', '自風', 'ジカゼ', 'jikaze', 'jikazehai', 'own wind', 'player wind'],
  haku: ['ハク', '白板', '役牌白', '役牌 白', '白ポン', 'yakuhai haku', 'white'],
  hatsu: ['ハツ', '発', '发财', '發財', '役牌發', '役牌発', '役牌 發', '役牌 発', '發ポン', 'yakuhai hatsu', 'green'],
  chun: ['チュン', '红中', '役牌中', '役牌 中', '中ポン', 'yakuhai chun'],
  yakuhai: ['役牌', 'ヤクハイ', 'ファンパイ', '飜牌', '翻牌', 'yakuhai', 'fanpai', 'value tiles', 'value honors', 'value triplet', 'dragon'],
  east_wind: ['東', 'トン', '役牌東', '役牌 東', 'east', 'east wind', 'yakuhai east', 'ton'],
  south_wind: ['南', 'ナン', '役牌南', '役牌 南', 'south', 'south wind', 'yakuhai south', 'nan'],
  west_wind: ['西', 'シャー', '役牌西', '役牌 西', 'west', 'west wind', 'yakuhai west', 'shaa', 'sha'],
  north_wind: ['北', 'ペー', '役牌北', '役牌 北', 'north wind', 'yakuhai north', 'pei'],
  shousangen: ['쇼산겐', 'ショウサンゲン', 'ショーサンゲン', 'shosangen', 'small three dragons'],
  chiitoitsu: ['치또이쯔', '치토이츠', '칠대자', 'チートイツ', 'チートイ', 'チートイヅ', '七対', 'chiitoi', 'chitoitsu', 'chiitoitsu', '7 pairs'],
  tenhou: ['テンホー', 'テンホウ', 'tenho', 'heavenly hand'],
  chiihou: ['チーホー', 'チーホウ', 'chiho', 'chihou', 'earthly hand'],
  kokushi: ['국사', '国士', 'コクシ', 'コクシムソウ', '国士無双', 'kokushi', 'kokushimusou', '13 orphans'],
  kokushi_13: ['国士十三面', '国士無双十三面待ち', '国士無双13面待ち', '国士13面', '国士無双13面', '純正国士', '純正国士無双', 'kokushi 13-sided', 'kokushi musou 13-sided', 'kokushi musou juusanmen', '13-wait kokushi'],
  chuuren: ['구련', 'チューレン', '九蓮宝灯', '九蓮', '九連宝燈', '九連宝灯', 'チューレンポートー', 'chuurenpoutou', 'chuuren', 'churen', 'chuuren poto'],
  junsei_chuuren: ['純正九蓮', '純正九蓮宝灯', '純正九連宝燈', '純正チューレン', 'junsei chuuren', 'junsei chuurenpoutou', 'pure nine gates', '9-sided nine gates'],
  tsuuiisou: ['ツーイーソー', '字一', 'tsuiiso', 'tsuuiso', 'tsuiisou'],
  ryuuiisou: ['リューイーソー', '緑一', 'ryuiisou', 'ryuuiso'],
  chinroutou: ['チンロートー', 'チンロウトウ', '清老', 'chinroto', 'chinrouto'],
  suuankou: ['ツモり四暗刻', 'ツモ四暗刻', '四暗刻ツモ', '自摸四暗刻', '쯔모 스안커', '쓰안커', '사안커', '스앙코', '사암각', 'スーアンコー', 'スーアンコウ', '四暗', 'suuanko', 'suanko', 'suankou'],
  suuankou_tanki: ['쓰안커 단기', '사암각 단기', 'スーアンコー単騎', '四暗刻単騎待ち', '四暗単騎', 'スッタン', 'suttan', 'suuanko tanki'],
  daisangen: ['ダイサンゲン', 'big dragons'],
  shousuushii: ['ショウスーシー', '小四喜和', 'shosushi', 'shousushi', 'little four winds', 'small four winds'],
  daisuushii: ['ダイスーシー', '大四喜和', 'daisushi', 'daisuushi', 'big four winds'],
  suukantsu: ['쓰깡쯔', '스깡즈', '사깡쯔', '사깡즈', 'スーカンツ', '四槓', 'suukantsu', 'four kans'],
  daisharin: ['ダイシャリン'],
  daichisei: ['ダイチセイ', '大七星'],
  paarenchan: ['パーレンチャン'],
  dora: ['宝牌', '宝', '懸賞', '懸賞牌', '表ドラ', '表', 'ドラ'],
  ura_dora: ['우라도라', '裏宝', '裏宝牌', '裏', '裏ドラ', 'ウラドラ', 'ウラ', 'ura', 'uradora', 'ura-dora'],
  aka_dora: ['아카도라', '赤宝', '적패', '적', '赤宝牌', '紅宝牌', '赤', '赤ドラ', 'アカドラ', 'アカ', '赤五', 'red five', 'red dora', 'red', 'aka', 'aka dora', 'akadora', 'reds'],
  north_dora: ['拔北宝牌', '拔北', '抜きドラ', '抜き', '北抜き', '抜き北', '北ドラ', 'nukidora', 'kita']
}

/** Several yaku in one word: メンタンピン. */
// prettier-ignore
export const joinedYaku: readonly (readonly [string, readonly NamedYaku[]])[] = [
  ['メンタンピン', ['riichi', 'tanyao', 'pinfu']],
  ['メンピン', ['riichi', 'pinfu']],
  ['リーピン', ['riichi', 'pinfu']],
  ['リーヅモ', ['riichi', 'menzen_tsumo']],
  ['リーツモ', ['riichi', 'menzen_tsumo']],
  ['タンピン', ['tanyao', 'pinfu']],
  ['リータン', ['riichi', 'tanyao']],
  ['リーのみ', ['riichi']],
  ['リーチのみ', ['riichi']],
  ['ピンツモ', ['pinfu', 'menzen_tsumo']],
  ['ピンヅモ', ['pinfu', 'menzen_tsumo']],
  ['門前清一色', ['menzen', 'chinitsu']],
  ['メンホン', ['honitsu']],
  ['メンチン', ['chinitsu']],
  ['ダブ東', ['round_wind', 'seat_wind']],
  ['ダブ南', ['round_wind', 'seat_wind']],
  ['ダブル東', ['round_wind', 'seat_wind']],
  ['ダブトン', ['round_wind', 'seat_wind']],
  ['ダブナン', ['round_wind', 'seat_wind']],
  ['連風牌', ['round_wind', 'seat_wind']],
  ['双東', ['round_wind', 'seat_wind']],
  ['双南', ['round_wind', 'seat_wind']],
  ['連風東', ['round_wind', 'seat_wind']],
  ['連風南', ['round_wind', 'seat_wind']],
  ['tanpin', ['tanyao', 'pinfu']],
  ['mentanpin', ['riichi', 'tanyao', 'pinfu']],
  ['立断平', ['riichi', 'tanyao', 'pinfu']],
  ['門断平', ['riichi', 'tanyao', 'pinfu']],
  ['断平', ['tanyao', 'pinfu']],
  ['立平', ['riichi', 'pinfu']],
  ['立断', ['riichi', 'tanyao']],
  ['pinzumo', ['pinfu', 'menzen_tsumo']],
  ['double east', ['round_wind', 'seat_wind']],
  ['double south', ['round_wind', 'seat_wind']],
  ['double wind', ['round_wind', 'seat_wind']],
  ['멘탕핑', ['riichi', 'tanyao', 'pinfu']],
  ['리탕핑', ['riichi', 'tanyao', 'pinfu']],
  ['탕핑', ['tanyao', 'pinfu']],
  ['멘탄핀', ['riichi', 'tanyao', 'pinfu']],
  ['멘탄핑', ['riichi', 'tanyao', 'pinfu']],
  ['탄핑', ['tanyao', 'pinfu']],
  ['리핑', ['riichi', 'pinfu']],
  ['리탕', ['riichi', 'tanyao']],
  ['핑쯔모', ['pinfu', 'menzen_tsumo']],
  ['더블동', ['round_wind', 'seat_wind']],
  ['더블남', ['round_wind', 'seat_wind']],
  ['더블 동', ['round_wind', 'seat_wind']],
  ['더블 남', ['round_wind', 'seat_wind']],
  ['연풍패', ['round_wind', 'seat_wind']]
]

/**
 * The form in which words are compared: no spaces, no hyphens, short vowels for long ones, one character for all with
 * the same meaning.
 */
export function foldYaku(word: string): string {
  return inKatakana(foldKorean(foldHan(word)))
    .toLowerCase()
    .replace(/[\s\u3000・·'’-]+/g, '')
    .replace(/[幺公]/g, '么')
    .replace(/[發發]/g, '発')
    .replace(/[々]/g, '対')
    .replace(/燈/g, '灯')
    .replace(/ōu?|oh(?![a-z])/g, 'o')
    .replace(/ū/g, 'u')
}

/** English synonyms in names of yaku: those of the European rules, those of Mahjong Soul, and the Japanese terms. */
const alike: readonly (readonly string[])[] = [
  ['sequence', 'chow', 'chii', 'chi', 'run'],
  ['triplets', 'pungs', 'pons', 'pung', 'pon'],
  ['quads', 'kongs', 'kans'],
  ['quad', 'kong', 'kan'],
  ['honors', 'honours'],
  ['color', 'colour']
]

/** An English name and its variants: pure double sequence, pure double chow. */
function inOtherWords(name: string): readonly string[] {
  const group = alike.find(words => words.some(word => name.split(' ').includes(word)))
  const found = group?.find(word => name.split(' ').includes(word))
  return group && found
    ? [name, ...group.filter(word => word !== found).map(word => name.replace(found, word))]
    : [name]
}

/** The words for one yaku, in all languages: the names that a page shows, its id, and others. */
export const yakuWords: readonly (readonly [NamedYaku, readonly string[]])[] = [
  ...Object.entries(yakuNames).map(([id, {ja, romaji, en, zh, ko}]): [NamedYaku, string[]] => [
    id as NamedYaku,
    [ja, romaji, ...inOtherWords(en), zh, ko, id.replaceAll('_', ' ')]
  ]),
  ...(Object.entries(others) as [NamedYaku, readonly string[]][]).map(
    ([id, words]): [NamedYaku, readonly string[]] => [id, words.flatMap(inOtherWords)]
  )
]

/** The yaku that each folded word names. */
export const yakuByWord: ReadonlyMap<string, readonly NamedYaku[]> = new Map([
  ...yakuWords.flatMap(([id, words]) => words.map((word): [string, NamedYaku[]] => [foldYaku(word), [id]])),
  ...[...'東南西北'].flatMap((wind): [string, NamedYaku[]][] => [
    [`場風${wind}`, ['round_wind']],
    [`自風${wind}`, ['seat_wind']]
  ]),
  ...joinedYaku.map(([word, ids]): [string, readonly NamedYaku[]] => [foldYaku(word), ids])
])

/** Names of yaku that authors use: the names that a page shows, then others. */
export const yakuSpellings: readonly string[] = [
  ...Object.values(yakuNames).flatMap(({romaji, ja, en, ko}) => [
    romaji,
    ja,
    ...inOtherWords(en),
    ...(ko ? [ko].flat() : [])
  ]),
  ...Object.values(others).flat()
]

/** The longest word, in units: longer ranges are not looked up. */
export const longestWord: number = Math.max(...[...yakuByWord.keys()].map(({length}) => length))

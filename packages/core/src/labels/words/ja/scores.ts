/**
 * Words for scores and waits in Japanese.
 */
import {yakuColumn} from '../../yaku-names.js'
import {ja as clauses} from './clauses.js'
import {ranks} from './rows.js'
import type {HandWords} from '../schema.js'

const times = ['', '', '二倍', '三倍', '四倍', '五倍', '六倍']

export const ja: HandWords = {
  yaku: yakuColumn('ja'),
  limits: {
    mangan: '満貫',
    haneman: '跳満',
    baiman: '倍満',
    sanbaiman: '三倍満',
    'kazoe-yakuman': '数え役満',
    yakuman: '役満'
  },
  fuWords: {
    base: '副底',
    chiitoitsu: '七対子',
    minkou: '明刻',
    ankou: '暗刻',
    minkan: '明槓',
    ankan: '暗槓',
    pair: '役牌の雀頭',
    kanchan: '嵌張待ち',
    penchan: '辺張待ち',
    tanki: '単騎待ち',
    tsumo: 'ツモ',
    menzen_ron: '門前ロン',
    open_pinfu: '喰い平和形',
    rounding: '切り上げ'
  },
  rules: {
    'double-yakuman': 'ダブル役満あり',
    'no-double-yakuman': 'ダブル役満なし',
    'multiple-yakuman': '役満複合あり',
    'no-multiple-yakuman': '役満複合なし',
    kazoe: '数え役満あり',
    'no-kazoe': '数え役満なし',
    'double-wind-2': '連風牌2符',
    'double-wind-4': '連風牌4符',
    'pinfu-tsumo': 'ピンヅモあり',
    'no-pinfu-tsumo': 'ピンヅモなし'
  },
  times: yakuman => times[yakuman] ?? `${yakuman}× `,
  han: han => `${han}翻`,
  fu: fu => `${fu}符`,
  limitOf: (limit, worth) => `${limit}（${worth.join('')}）`,
  worth: (han, fu) => han + fu,
  tsumo: (first, others) => (others === null ? `${first}オール` : `${others}・${first}点`),
  score: (worth, payment) => `${worth} ${payment}`,
  settled: items => items.join('・'),
  yakuHan: (yaku, han) => `${yaku}${han}翻`,
  fuLine: (word, fu) => `${word}${fu}`,
  sum: items => items.join('＋'),
  shapes: {
    ryanmen: '両面',
    kanchan: '嵌張',
    penchan: '辺張',
    shanpon: 'シャンポン',
    tanki: '単騎',
    kokushi: '国士無双',
    kokushi_13: '十三面'
  },
  waits: {
    nobetan: 'ノベタン',
    sanmentan: '三面単騎',
    aryanmen: '亜両面',
    nakabukure: '中膨れ',
    sanmenchan: '三面張',
    ryantan: 'リャンタン',
    kantan: 'カンタン',
    pentan: 'ペンタン',
    kantankan: 'カンタンカン',
    tatsumaki: '竜巻',
    happoubijin: '八方美人',
    junsei_chuuren: '純正九蓮',
    entotsu: 'エントツ'
  },
  complete: '和了',
  tenpaiHand: '聴牌',
  shanten: shanten => `${ranks[shanten] ?? shanten}向聴`,
  tiles: count => `${count}枚`,
  kinds: count => `${count}種`,
  forms: {standard: '一般手', chiitoitsu: '七対子', kokushi: '国士無双'},
  form: (form, shanten) => `${form}は${shanten}`,
  groups: {
    run: '順子',
    triplet: '刻子',
    kan: '槓子',
    pair: '雀頭',
    toitsu: '対子',
    single: '一枚',
    left: '余り'
  },
  ways: count => `${count}通り`,
  blocks: {run: '順子', triplet: '刻子', kan: '槓子', pair: '雀頭'},
  block: '{block}の {tiles} ',
  yakuGroups: {
    yakuhai: '役牌',
    east_wind: '東の役牌',
    south_wind: '南の役牌',
    west_wind: '西の役牌',
    north_wind: '北の役牌'
  },
  openness: {yes: '副露', no: '門前'},
  clauses
}

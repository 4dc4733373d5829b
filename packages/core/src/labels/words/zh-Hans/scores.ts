/**
 * Words for scores and waits in simplified Chinese.
 */
import {kanjiDigits} from '@tehai/kernel/source'
import {yakuColumn} from '../../yaku-names.js'
import {zhHans as clauses} from './clauses.js'
import type {HandWords} from '../schema.js'

const times = ['', '', '两倍', '三倍', '四倍', '五倍', '六倍']

/** Shanten from one on: 两向听, not 二向听. */
const counted: readonly string[] = [...kanjiDigits].map((rank, count) => (count === 2 ? '两' : rank))

export const zhHans: HandWords = {
  yaku: yakuColumn('zh'),
  limits: {
    mangan: '满贯',
    haneman: '跳满',
    baiman: '倍满',
    sanbaiman: '三倍满',
    'kazoe-yakuman': '累计役满',
    yakuman: '役满'
  },
  fuWords: {
    base: '底符',
    chiitoitsu: '七对子',
    minkou: '明刻',
    ankou: '暗刻',
    minkan: '明杠',
    ankan: '暗杠',
    pair: '役牌雀头',
    kanchan: '嵌张听牌',
    penchan: '边张听牌',
    tanki: '单骑听牌',
    tsumo: '自摸',
    menzen_ron: '门前清荣和',
    open_pinfu: '副露平和形',
    rounding: '进位'
  },
  rules: {
    'double-yakuman': '有双倍役满',
    'no-double-yakuman': '无双倍役满',
    'multiple-yakuman': '役满可复合',
    'no-multiple-yakuman': '役满不可复合',
    kazoe: '有累计役满',
    'no-kazoe': '无累计役满',
    'double-wind-2': '连风牌2符',
    'double-wind-4': '连风牌4符',
    'pinfu-tsumo': '有平和自摸',
    'no-pinfu-tsumo': '无平和自摸'
  },
  times: yakuman => times[yakuman] ?? `${yakuman}× `,
  han: han => `${han}番`,
  fu: fu => `${fu}符`,
  limitOf: (limit, worth) => `${limit}（${worth.join('')}）`,
  worth: (han, fu) => han + fu,
  tsumo: (first, others) => (others === null ? `${first}点∀` : `${others}-${first}点`),
  score: (worth, payment) => `${worth} ${payment}`,
  settled: items => items.join('、'),
  yakuHan: (yaku, han) => `${yaku}${han}番`,
  fuLine: (word, fu) => `${word}${fu}`,
  sum: items => items.join('＋'),
  shapes: {
    ryanmen: '两面',
    kanchan: '嵌张',
    penchan: '边张',
    shanpon: '双碰',
    tanki: '单骑',
    kokushi: '国士无双',
    kokushi_13: '十三面'
  },
  waits: {
    nobetan: '延单',
    sanmentan: '三面单骑',
    aryanmen: '亚两面',
    nakabukure: '中膨',
    sanmenchan: '三面听',
    ryantan: '两面单骑',
    kantan: '嵌张单骑',
    pentan: '边张单骑',
    kantankan: '双嵌张单骑',
    tatsumaki: '龙卷',
    happoubijin: '八方美人',
    junsei_chuuren: '纯正九莲',
    entotsu: '烟囱'
  },
  complete: '和牌',
  tenpaiHand: '听牌',
  shanten: shanten => `${counted[shanten] ?? shanten}向听`,
  tiles: count => `${count}张`,
  kinds: count => `${count}种`,
  forms: {standard: '一般形', chiitoitsu: '七对子', kokushi: '国士无双'},
  form: (form, shanten) => `${form}${shanten}`,
  groups: {
    run: '顺子',
    triplet: '刻子',
    kan: '杠子',
    pair: '雀头',
    toitsu: '对子',
    single: '单张',
    left: '剩余'
  },
  ways: count => `${count}种`,
  blocks: {run: '顺子', triplet: '刻子', kan: '杠子', pair: '雀头'},
  block: '{block} {tiles} ',
  yakuGroups: {
    yakuhai: '役牌',
    east_wind: '东（役牌）',
    south_wind: '南（役牌）',
    west_wind: '西（役牌）',
    north_wind: '北（役牌）'
  },
  openness: {yes: '副露', no: '门前清'},
  clauses
}

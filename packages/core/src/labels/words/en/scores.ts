/**
 * Words for scores and waits in English.
 */
import {groupDigits} from '@tehai/kernel/source'
import {yakuColumn} from '../../yaku-names.js'
import {en as clauses} from './clauses.js'
import type {HandWords} from '../schema.js'

const times = ['', '', 'double ', 'triple ', 'quadruple ', 'quintuple ', 'sextuple ']

export const en: HandWords = {
  yaku: yakuColumn('romaji'),
  limits: {
    mangan: 'mangan',
    haneman: 'haneman',
    baiman: 'baiman',
    sanbaiman: 'sanbaiman',
    'kazoe-yakuman': 'kazoe yakuman',
    yakuman: 'yakuman'
  },
  fuWords: {
    base: 'base',
    chiitoitsu: 'seven pairs',
    minkou: 'open triplet',
    ankou: 'concealed triplet',
    minkan: 'open kan',
    ankan: 'concealed kan',
    pair: 'value pair',
    kanchan: 'kanchan wait',
    penchan: 'penchan wait',
    tanki: 'tanki wait',
    tsumo: 'tsumo',
    menzen_ron: 'closed ron',
    open_pinfu: 'open hand without fu',
    rounding: 'rounded up'
  },
  rules: {
    'double-yakuman': 'double yakuman',
    'no-double-yakuman': 'no double yakuman',
    'multiple-yakuman': 'multipleYakuman',
    'no-multiple-yakuman': 'no multipleYakuman',
    kazoe: 'kazoe yakuman',
    'no-kazoe': 'no kazoe yakuman',
    'double-wind-2': 'doubleWindPairFu=2',
    'double-wind-4': 'doubleWindPairFu=4',
    'pinfu-tsumo': 'pinfuTsumo',
    'no-pinfu-tsumo': 'no pinfuTsumo'
  },
  times: yakuman => times[yakuman] ?? `${yakuman}× `,
  han: han => `${han} han`,
  fu: fu => `${fu} fu`,
  limitOf: (limit, worth) => `${limit} (${worth.join(' ')})`,
  worth: (han, fu) => `${han} ${fu}`,
  tsumo: (first, others) =>
    others === null ? `${groupDigits(first)} all` : `${groupDigits(others)}/${groupDigits(first)} points`,
  score: (worth, payment) => `${worth}, ${payment}`,
  settled: items => items.join(' / '),
  yakuHan: (yaku, han) => `${yaku} ${han}`,
  fuLine: (word, fu) => `${fu} ${word}`,
  sum: items => items.join(' + '),
  shapes: {
    ryanmen: 'ryanmen',
    kanchan: 'kanchan',
    penchan: 'penchan',
    shanpon: 'shanpon',
    tanki: 'tanki',
    kokushi: 'kokushi',
    kokushi_13: '13-sided'
  },
  waits: {
    nobetan: 'nobetan',
    sanmentan: 'sanmentan',
    aryanmen: 'aryanmen',
    nakabukure: 'nakabukure',
    sanmenchan: 'sanmenchan',
    ryantan: 'ryantan',
    kantan: 'kantan',
    pentan: 'pentan',
    kantankan: 'kantankan',
    tatsumaki: 'tatsumaki',
    happoubijin: 'happoubijin',
    junsei_chuuren: 'junsei chuuren',
    entotsu: 'entotsu'
  },
  complete: 'complete',
  tenpaiHand: 'tenpai',
  shanten: shanten => `${shanten}-shanten`,
  tiles: count => `${count} ${count === 1 ? 'tile' : 'tiles'}`,
  kinds: count => `${count} ${count === 1 ? 'kind' : 'kinds'}`,
  forms: {standard: 'four sets and a pair', chiitoitsu: 'seven pairs', kokushi: 'thirteen orphans'},
  form: (form, shanten) => `${form}: ${shanten}`,
  groups: {
    run: 'run',
    triplet: 'triplet',
    kan: 'kan',
    pair: 'pair',
    toitsu: 'pair',
    single: 'single',
    left: 'left over'
  },
  ways: count => (count === 1 ? 'one way' : `${count} ways`),
  blocks: {run: 'the run', triplet: 'the triplet', kan: 'the kan', pair: 'the pair'},
  block: '{block} {tiles}',
  yakuGroups: {
    yakuhai: 'yakuhai',
    east_wind: 'yakuhai of east',
    south_wind: 'yakuhai of south',
    west_wind: 'yakuhai of west',
    north_wind: 'yakuhai of north'
  },
  openness: {yes: 'open', no: 'closed'},
  clauses
}

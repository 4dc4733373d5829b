/**
 * Words for scores and waits in Korean.
 */
import {yakuColumn} from '../../yaku-names.js'
import {ko as clauses} from './clauses.js'
import type {HandWords} from '../schema.js'

const times = ['', '', '더블 ', '트리플 ', '4배 ', '5배 ', '6배 ']

export const ko: HandWords = {
  yaku: yakuColumn('ko'),
  limits: {
    mangan: '만관',
    haneman: '하네만',
    baiman: '배만',
    sanbaiman: '삼배만',
    'kazoe-yakuman': '헤아림 역만',
    yakuman: '역만'
  },
  fuWords: {
    base: '부저',
    chiitoitsu: '치또이',
    minkou: '밍커',
    ankou: '안커',
    minkan: '밍깡',
    ankan: '안깡',
    pair: '역패 머리',
    kanchan: '간짱 대기',
    penchan: '변짱 대기',
    tanki: '단기 대기',
    tsumo: '쯔모',
    menzen_ron: '멘젠 론',
    open_pinfu: '후로 핑후형',
    rounding: '올림'
  },
  rules: {
    'double-yakuman': '더블 역만 있음',
    'no-double-yakuman': '더블 역만 없음',
    'multiple-yakuman': '역만 복합 있음',
    'no-multiple-yakuman': '역만 복합 없음',
    kazoe: '헤아림 역만 있음',
    'no-kazoe': '헤아림 역만 없음',
    'double-wind-2': '연풍패 2부',
    'double-wind-4': '연풍패 4부',
    'pinfu-tsumo': '핑후쯔모 있음',
    'no-pinfu-tsumo': '핑후쯔모 없음'
  },
  times: yakuman => times[yakuman] ?? `${yakuman}배 `,
  han: han => `${han}판`,
  fu: fu => `${fu}부`,
  limitOf: (limit, worth) => `${limit} (${worth.join(' ')})`,
  worth: (han, fu) => `${han} ${fu}`,
  tsumo: (first, others) => (others === null ? `${first}점 올` : `${others}/${first}점`),
  score: (worth, payment) => `${worth} ${payment}`,
  settled: items => items.join(' / '),
  yakuHan: (yaku, han) => `${yaku} ${han}판`,
  fuLine: (word, fu) => `${word} ${fu}`,
  sum: items => items.join(' + '),
  shapes: {
    ryanmen: '양면',
    kanchan: '간짱',
    penchan: '변짱',
    shanpon: '샤보',
    tanki: '단기',
    kokushi: '국사무쌍',
    kokushi_13: '13면'
  },
  waits: {
    nobetan: '노베탄',
    sanmentan: '3면 단기',
    aryanmen: '아량멘',
    nakabukure: '나카부쿠레',
    sanmenchan: '3면 대기',
    ryantan: '양면 단기',
    kantan: '간짱 단기',
    pentan: '변짱 단기',
    kantankan: '쌍간짱 단기',
    tatsumaki: '타츠마키',
    happoubijin: '팔방미인',
    junsei_chuuren: '순정구련',
    entotsu: '엔토츠'
  },
  complete: '화료',
  tenpaiHand: '텐파이',
  shanten: shanten => `${shanten}샹텐`,
  tiles: count => `${count}장`,
  kinds: count => `${count}종`,
  forms: {standard: '일반형', chiitoitsu: '치또이', kokushi: '국사무쌍'},
  form: (form, shanten) => `${form} ${shanten}`,
  groups: {
    run: '슌쯔',
    triplet: '커쯔',
    kan: '깡쯔',
    pair: '머리',
    toitsu: '또이쯔',
    single: '한 장',
    left: '남는 패'
  },
  ways: count => `${count}가지`,
  blocks: {run: '슌쯔', triplet: '커쯔', kan: '깡쯔', pair: '머리'},
  block: '{block} {tiles}',
  yakuGroups: {
    yakuhai: '역패',
    east_wind: '역패 동',
    south_wind: '역패 남',
    west_wind: '역패 서',
    north_wind: '역패 북'
  },
  openness: {yes: '후로한 손', no: '멘젠'},
  clauses
}

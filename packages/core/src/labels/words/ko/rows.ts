/**
 * Words of rows in Korean.
 */
import type {RowWords} from '../schema.js'

export const ko: RowWords = {
  suits: {m: '만', p: '통', s: '삭'},
  honors: ['동', '남', '서', '북', '백', '발', '중'],
  flowers: ['조커', '매화', '난초', '대나무', '국화', '봄', '여름', '가을', '겨울'],
  ranks: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  faces: {back: '엎어 놓은 패', blank: '빈 패', unknown: '알 수 없는 패', slot: '빈자리'},
  red: '적',
  tile: (rank, suit) => rank + suit,
  groups: items => items.join(' '),
  repeated: (face, count) => `${face} ${count}장`,
  melds: {chii: '치', pon: '퐁', daiminkan: '대명깡', kakan: '가깡', ankan: '안깡'},
  seats: {kamicha: '상가', toimen: '대가', shimocha: '하가'},
  meld: (name, tiles, from) => `${tiles} ${name}${from === null ? '' : ` (${from}에게서)`}`,
  withReds: (tiles, reds) => `${tiles} (적도라 ${reds === 1 ? '' : `${reds}장 `}포함)`,
  row: {
    drawn: '쯔모 ',
    won: '화료 ',
    'won-by-ron': '론 ',
    tsumo: ' (쯔모 화료)',
    ron: ' (론 화료)',
    tsumogiri: ' (쯔모기리)',
    riichi: ' (리치)',
    called: ' (상대가 후로)',
    dora: ' (도라)',
    ring: ' (동그라미)',
    rotated: ' (가로)',
    'any-meld': '임의의 몸통',
    'left-out': '이하 생략',
    kita: '북도라 ',
    river: '버림패 ',
    declared: '리치'
  },
  parts: items => items.join(', '),
  wins: {tsumo: '쯔모', ron: '론'}
}

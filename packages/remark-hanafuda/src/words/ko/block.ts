/**
 * What messages of blocks name in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/block.js'

export const ko: Translation<typeof en> = {
  row: '`1h 3h 8h` 같은 패',
  keys: '`먹은 패`, `족보`, `점수`',
  options: '`rules`, `size`',
  values: {
    'Moon and flowers': '달맞이와 꽃놀이',
    'Two ways to take': '두 가지로 먹는 법',
    self: '나',
    sanko: '삼광',
    '6': '6점',
    'Hana, Taro': '하나, 타로',
    'the last month': '마지막 달',
    'What would you take?': '무엇을 먹을까?',
    'it makes sanko': '삼광이 된다',
    yaku: '족보'
  }
}

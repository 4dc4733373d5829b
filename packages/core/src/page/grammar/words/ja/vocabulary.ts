/**
 * What messages of pages name in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const ja: Translation<typeof en> = {
  seats: {
    east: '東家',
    south: '南家',
    west: '西家',
    north: '北家'
  },
  block: {
    row: '`123m456p` のように牌',
    keys: '`題`・`ドラ`・`待ち`',
    options: '`lang`・`dialect`・`size`',
    views: {
      board: '卓',
      hand: '手牌',
      rivers: '河',
      rounds: '全局',
      kifu: '牌譜'
    },
    openings: {
      yes: '全員',
      no: 'なし'
    },
    values: {
      'What would you discard?': '何を切る？',
      'A wide wait': '広い待ち',
      'the last round': 'オーラスの手牌',
      'four runs and a pair': '四つの順子と雀頭',
      '3m from toimen': '対面から3m',
      'East 1, South seat, turn 6': '東1局 南家 6巡目',
      'East 1': '東1局',
      south: '南家',
      'turn 9': '9巡目',
      'East 2-1': '東2局1本場',
      board: '卓',
      all: '全員',
      yes: 'あり',
      toimen: '対面',
      '1-shanten': '一向聴',
      '20 tiles': '8種28枚',
      'tanyao, pinfu': 'タンヤオ、平和',
      '4 han 30 fu 7700': '4翻30符7700点',
      'riichi / dama': 'リーチ / ダマ',
      'it keeps both runs': '両面が二つ残る'
    }
  }
}

/**
 * What messages of pages name in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const zhHant: Translation<typeof en> = {
  seats: {
    east: '東家',
    south: '南家',
    west: '西家',
    north: '北家'
  },
  block: {
    row: '像 `123m456p` 這樣的牌',
    keys: '`標題`、`寶牌`、`聽牌`',
    options: '`lang`、`dialect`、`size`',
    views: {
      board: '牌桌',
      hand: '手牌',
      rivers: '牌河',
      rounds: '各局',
      kifu: '牌譜'
    },
    openings: {
      yes: '全員',
      no: '無'
    },
    values: {
      'What would you discard?': '打哪張？',
      'A wide wait': '聽牌很廣的手牌',
      'the last round': '最後一局的手牌',
      'four runs and a pair': '四個順子和一對雀頭',
      '3m from toimen': '對家 3m',
      'East 1, South seat, turn 6': '東1局 南家 第6巡',
      'East 1': '東1局',
      south: '南家',
      'turn 9': '第9巡',
      'East 2-1': '東2局1本場',
      board: '牌桌',
      all: '全員',
      yes: '有',
      toimen: '對家',
      '1-shanten': '一向聽',
      '20 tiles': '8種28張',
      'tanyao, pinfu': '斷么九、平和',
      '4 han 30 fu 7700': '4番30符7700點',
      'riichi / dama': '立直 / 默聽',
      'it keeps both runs': '能留下兩組兩面'
    }
  }
}

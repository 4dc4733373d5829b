/**
 * What messages of pages name in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const zhHans: Translation<typeof en> = {
  seats: {
    east: '东家',
    south: '南家',
    west: '西家',
    north: '北家'
  },
  block: {
    row: '像 `123m456p` 这样的牌',
    keys: '`标题`、`宝牌`、`听牌`',
    options: '`lang`、`dialect`、`size`',
    views: {
      board: '牌桌',
      hand: '手牌',
      rivers: '牌河',
      rounds: '各局',
      kifu: '牌谱'
    },
    openings: {
      yes: '全员',
      no: '无'
    },
    values: {
      'What would you discard?': '打哪张？',
      'A wide wait': '听牌很广的手牌',
      'the last round': '最后一局的手牌',
      'four runs and a pair': '四个顺子和一对雀头',
      '3m from toimen': '对家 3m',
      'East 1, South seat, turn 6': '东1局 南家 第6巡',
      'East 1': '东1局',
      south: '南家',
      'turn 9': '第9巡',
      'East 2-1': '东2局1本场',
      board: '牌桌',
      all: '全员',
      yes: '有',
      toimen: '对家',
      '1-shanten': '一向听',
      '20 tiles': '8种28张',
      'tanyao, pinfu': '断幺九、平和',
      '4 han 30 fu 7700': '4番30符7700点',
      'riichi / dama': '立直 / 默听',
      'it keeps both runs': '能留下两组两面'
    }
  }
}

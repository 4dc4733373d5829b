/**
 * Words of seats, of reasons for a draw, and of yaku in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const zhHans: Translation<typeof en> = {
  seats: {east: '东家', south: '南家', west: '西家', north: '北家', none: '无'},
  reasons: {
    exhaustive: '还有牌可摸',
    nagashi: '还有牌可摸',
    kyuushu: '九种九牌须在无人鸣牌的第一次摸牌时有9种幺九牌',
    'suucha-riichi': '不是四家都立直',
    sanchahou: '能和这张牌的不到三家',
    suukaikan: '须有两家以上共开四个杠',
    'suufon-renda': '须在无人鸣牌的第一巡四家打出同一种风牌'
  },
  draws: {
    exhaustive: '荒牌流局',
    nagashi: '流局满贯',
    kyuushu: '九种九牌',
    'suucha-riichi': '四家立直',
    sanchahou: '三家和了',
    suukaikan: '四杠散了',
    'suufon-renda': '四风连打'
  },
  winds: {east: '东', south: '南', west: '西', north: '北'},
  yaku: '{name}{han}番',
  round: '{wind}{number}局',
  roundWithHonba: '{wind}{number}局{honba}本场'
}

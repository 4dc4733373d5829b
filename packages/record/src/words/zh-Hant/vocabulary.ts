/**
 * Words of seats, of reasons for a draw, and of yaku in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const zhHant: Translation<typeof en> = {
  seats: {east: '東家', south: '南家', west: '西家', north: '北家', none: '無'},
  reasons: {
    exhaustive: '還有牌可摸',
    nagashi: '還有牌可摸',
    kyuushu: '九種九牌須在無人鳴牌的第一次摸牌時有9種么九牌',
    'suucha-riichi': '不是四家都立直',
    sanchahou: '能和這張牌的不到三家',
    suukaikan: '須有兩家以上共開四個槓',
    'suufon-renda': '須在無人鳴牌的第一巡四家打出同一種風牌'
  },
  draws: {
    exhaustive: '荒牌流局',
    nagashi: '流局滿貫',
    kyuushu: '九種九牌',
    'suucha-riichi': '四家立直',
    sanchahou: '三家和了',
    suukaikan: '四槓散了',
    'suufon-renda': '四風連打'
  },
  winds: {east: '東', south: '南', west: '西', north: '北'},
  yaku: '{name}{han}番',
  round: '{wind}{number}局',
  roundWithHonba: '{wind}{number}局{honba}本場'
}

/**
 * Words of seats, of reasons for a draw, and of yaku in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const ja: Translation<typeof en> = {
  seats: {east: '東家', south: '南家', west: '西家', north: '北家', none: 'なし'},
  reasons: {
    exhaustive: 'ツモる牌が残っています',
    nagashi: 'ツモる牌が残っています',
    kyuushu: '九種九牌は、鳴きの入っていない第一ツモで么九牌が9種類必要です',
    'suucha-riichi': '4人全員の立直が必要です',
    sanchahou: 'この牌で和了できる人が3人いません',
    suukaikan: '2人以上で4回のカンが必要です',
    'suufon-renda': '鳴きのない第一打が4人とも同じ風牌でなければなりません'
  },
  draws: {
    exhaustive: '流局',
    nagashi: '流し満貫',
    kyuushu: '九種九牌',
    'suucha-riichi': '四家立直',
    sanchahou: '三家和了',
    suukaikan: '四槓散了',
    'suufon-renda': '四風連打'
  },
  winds: {east: '東', south: '南', west: '西', north: '北'},
  yaku: '{name}{han}翻',
  round: '{wind}{number}局',
  roundWithHonba: '{wind}{number}局{honba}本場'
}

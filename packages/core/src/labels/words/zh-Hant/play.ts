/**
 * Words for the state of play in traditional Chinese.
 */
import type {PlayWords} from '../schema.js'

export const zhHant: PlayWords = {
  winds: {east: '東', south: '南', west: '西', north: '北'},
  players: {self: '自家', shimocha: '下家', toimen: '對家', kamicha: '上家'},
  seatWind: wind => `${wind}家`,
  circumstances: {
    ippatsu: '一發',
    rinshan: '嶺上開花',
    chankan: '槍槓',
    haitei: '海底摸月',
    houtei: '河底撈魚',
    tenhou: '天和',
    chiihou: '地和',
    renhou: '人和',
    nagashi: '流局滿貫'
  },
  riichi: {riichi: '立直', double: '兩立直', open: '開立直'},
  stages: {early: '序盤', middle: '中盤', late: '終盤'},
  places: ['第1名', '第2名', '第3名', '第4名'],
  draws: {exhaustive: '荒牌流局', abortive: '途中流局'},
  tenpai: {yes: '聽牌', no: '未聽牌'},
  lastHand: '最後一局',
  gameLengths: {tonpuusen: '東風戰', hanchan: '半莊戰'},
  nonDealer: '閒家',
  dama: '默聽',
  round: (wind, hand) => (hand === null ? `${wind}場` : `${wind}${hand}局`),
  honba: count => `${count}本場`,
  sticks: count => `立直棒${count}根`,
  kita: count => `拔北${count}張`,
  turn: turn => `第${turn}巡`,
  left: count => `剩${count}張`,
  points: points => `${points}點`,
  comma: '　',
  answer: '答案',
  hand: name => `手牌${name}`,
  from: player => `來自${player}`
}

/**
 * Words for the state of play in simplified Chinese.
 */
import type {PlayWords} from '../schema.js'

export const zhHans: PlayWords = {
  winds: {east: '东', south: '南', west: '西', north: '北'},
  players: {self: '自家', shimocha: '下家', toimen: '对家', kamicha: '上家'},
  seatWind: wind => `${wind}家`,
  circumstances: {
    ippatsu: '一发',
    rinshan: '岭上开花',
    chankan: '枪杠',
    haitei: '海底摸月',
    houtei: '河底捞鱼',
    tenhou: '天和',
    chiihou: '地和',
    renhou: '人和',
    nagashi: '流局满贯'
  },
  riichi: {riichi: '立直', double: '两立直', open: '开立直'},
  stages: {early: '序盘', middle: '中盘', late: '终盘'},
  places: ['第1名', '第2名', '第3名', '第4名'],
  draws: {exhaustive: '荒牌流局', abortive: '途中流局'},
  tenpai: {yes: '听牌', no: '未听牌'},
  lastHand: '最后一局',
  gameLengths: {tonpuusen: '东风战', hanchan: '半庄战'},
  nonDealer: '闲家',
  dama: '默听',
  round: (wind, hand) => (hand === null ? `${wind}场` : `${wind}${hand}局`),
  honba: count => `${count}本场`,
  sticks: count => `立直棒${count}根`,
  kita: count => `拔北${count}张`,
  turn: turn => `第${turn}巡`,
  left: count => `剩${count}张`,
  points: points => `${points}点`,
  comma: '　',
  answer: '答案',
  hand: name => `手牌${name}`,
  from: player => `来自${player}`
}

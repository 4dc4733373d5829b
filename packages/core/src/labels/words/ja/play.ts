/**
 * Words for the state of play in Japanese.
 */
import type {PlayWords} from '../schema.js'

export const ja: PlayWords = {
  winds: {east: '東', south: '南', west: '西', north: '北'},
  players: {self: '自家', shimocha: '下家', toimen: '対面', kamicha: '上家'},
  seatWind: wind => `${wind}家`,
  circumstances: {
    ippatsu: '一発',
    rinshan: '嶺上開花',
    chankan: '槍槓',
    haitei: '海底摸月',
    houtei: '河底撈魚',
    tenhou: '天和',
    chiihou: '地和',
    renhou: '人和',
    nagashi: '流し満貫'
  },
  riichi: {riichi: '立直', double: 'ダブル立直', open: 'オープン立直'},
  stages: {early: '序盤', middle: '中盤', late: '終盤'},
  places: ['トップ目', '2着目', '3着目', 'ラス目'],
  draws: {exhaustive: '流局', abortive: '途中流局'},
  tenpai: {yes: 'テンパイ', no: 'ノーテン'},
  lastHand: 'オーラス',
  gameLengths: {tonpuusen: '東風戦', hanchan: '半荘戦'},
  nonDealer: '子',
  dama: 'ダマ',
  round: (wind, hand) => (hand === null ? `${wind}場` : `${wind}${hand}局`),
  honba: count => `${count}本場`,
  sticks: count => `供託${count}本`,
  kita: count => `抜きドラ${count}枚`,
  turn: turn => `${turn}巡目`,
  left: count => `残り${count}枚`,
  points: points => `${points}点`,
  comma: '　',
  answer: '答え',
  hand: name => `手牌${name}`,
  from: player => `${player}から`
}

/**
 * Words for the state of play in Korean.
 */
import type {PlayWords} from '../schema.js'

export const ko: PlayWords = {
  winds: {east: '동', south: '남', west: '서', north: '북'},
  players: {self: '자가', shimocha: '하가', toimen: '대가', kamicha: '상가'},
  seatWind: wind => `${wind}가`,
  circumstances: {
    ippatsu: '일발',
    rinshan: '영상개화',
    chankan: '창깡',
    haitei: '해저로월',
    houtei: '하저로어',
    tenhou: '천화',
    chiihou: '지화',
    renhou: '인화',
    nagashi: '유국만관'
  },
  riichi: {riichi: '리치', double: '더블리치', open: '오픈리치'},
  stages: {early: '초반', middle: '중반', late: '종반'},
  places: ['1위', '2위', '3위', '4위'],
  draws: {exhaustive: '황패유국', abortive: '도중유국'},
  tenpai: {yes: '텐파이', no: '노텐'},
  lastHand: '오라스',
  gameLengths: {tonpuusen: '동풍전', hanchan: '반장전'},
  nonDealer: '자',
  dama: '다마',
  round: (wind, hand) => (hand === null ? `${wind}장` : `${wind}${hand}국`),
  honba: count => `${count}본장`,
  sticks: count => `리치봉 ${count}개`,
  kita: count => `북도라 ${count}장`,
  turn: turn => `${turn}순째`,
  left: count => `남은 패 ${count}장`,
  points: points => `${points}점`,
  comma: ', ',
  answer: '정답',
  hand: name => `손패 ${name}`,
  from: player => `${player}에게서`
}

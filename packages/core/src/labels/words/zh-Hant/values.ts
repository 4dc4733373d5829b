/**
 * Words for tenpai rates, win rates and expected points in Traditional Chinese.
 */
import type {ValueWords} from '../schema.js'

export const zhHant: ValueWords = {
  measures: {tenpai: '聽牌率', win: '和牌率', value: '期望點數'},
  percent: number => `${number}%`,
  points: number => `${number}點`,
  switches: {
    handChange: '含手牌變化',
    shantenBack: '含向聽倒退',
    noUra: '不計裏寶牌',
    noRed: '不計紅寶牌'
  },
  model: (turn, switches) =>
    `從第${turn}巡起${switches.map(one => `，${one}`).join('')}。單人模型：沒有對手，不鳴牌，只自摸，門前清聽牌必立直。`,
  left: switches => `手牌的變化太多，計算時沒有考慮：${switches.join('、')}。`
}

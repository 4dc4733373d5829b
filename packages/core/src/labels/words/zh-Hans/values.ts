/**
 * Words for tenpai rates, win rates and expected points in Simplified Chinese.
 */
import type {ValueWords} from '../schema.js'

export const zhHans: ValueWords = {
  measures: {tenpai: '听牌率', win: '和牌率', value: '期望点数'},
  percent: number => `${number}%`,
  points: number => `${number}点`,
  switches: {
    handChange: '含手牌变化',
    shantenBack: '含向听倒退',
    noUra: '不计里宝牌',
    noRed: '不计红宝牌'
  },
  model: (turn, switches) =>
    `从第${turn}巡起${switches.map(one => `，${one}`).join('')}。单人模型：没有对手，不鸣牌，只自摸，门前清听牌必立直。`,
  left: switches => `手牌的变化太多，计算时没有考虑：${switches.join('、')}。`
}

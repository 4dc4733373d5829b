/**
 * Words for tenpai rates, win rates and expected points in Korean.
 */
import type {ValueWords} from '../schema.js'

export const ko: ValueWords = {
  measures: {tenpai: '텐파이율', win: '화료율', value: '기댓값'},
  percent: number => `${number}%`,
  points: number => `${number}점`,
  switches: {
    handChange: '손바꿈 포함',
    shantenBack: '샹텐 후퇴 포함',
    noUra: '뒷도라 없음',
    noRed: '적도라 없음'
  },
  model: (turn, switches) =>
    `${turn}순째부터${switches.map(one => `, ${one}`).join('')}. 혼자 치는 모델로, 상대와 후로 없이 쯔모 화료만 세고 멘젠 텐파이에서는 반드시 리치합니다.`,
  left: switches => ` 이어질 수 있는 손이 너무 많아 다음은 빼고 계산했습니다: ${switches.join(', ')}.`
}

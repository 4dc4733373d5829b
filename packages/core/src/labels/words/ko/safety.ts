/**
 * Words for the safety of tiles in Korean.
 */
import type {SafetyWords} from '../schema.js'

export const ko: SafetyWords = {
  classes: {
    genbutsu: '현물',
    'no-wait': '쏘일 일 없음',
    pair: '단기·샤보만',
    'no-ryanmen': '양면 없음',
    'one-ryanmen': '양면 하나',
    'two-ryanmen': '양면 둘'
  },
  reasons: {
    suji: '스지',
    'naka-suji': '나카스지',
    'half-suji': '카타스지',
    'no-suji': '무스지',
    'no-chance': '노찬스',
    'one-chance': '원찬스',
    honor: '자패',
    exhausted: '4장 모두 보임',
    kokushi: '국사무쌍만'
  },
  visible: count => `${count}장 보임`,
  together: items => items.join(', '),
  waits: items => items.join(', '),
  wait: (shape, combinations) => `${shape} ${combinations}`,
  against: player => `${player}: `,
  between: '; ',
  headings: {tile: '패', safety: '안전도', waits: '남은 조합'},
  combinations: '대기별 조합 수'
}

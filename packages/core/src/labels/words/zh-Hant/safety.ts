/**
 * Words for the safety of tiles in traditional Chinese.
 */
import type {SafetyWords} from '../schema.js'

export const zhHant: SafetyWords = {
  classes: {
    genbutsu: '現物',
    'no-wait': '不會放銃',
    pair: '只剩單騎、雙碰',
    'no-ryanmen': '沒有兩面',
    'one-ryanmen': '一種兩面',
    'two-ryanmen': '兩種兩面'
  },
  reasons: {
    suji: '筋牌',
    'naka-suji': '兩筋',
    'half-suji': '半筋',
    'no-suji': '無筋',
    'no-chance': 'No Chance',
    'one-chance': 'One Chance',
    honor: '字牌',
    exhausted: '4張全見',
    kokushi: '只剩國士無雙'
  },
  visible: count => `已見${count}張`,
  together: items => items.join('、'),
  waits: items => items.join('、'),
  wait: (shape, combinations) => shape + combinations,
  against: player => `${player}：`,
  between: '、',
  headings: {tile: '牌', safety: '安全度', waits: '剩餘的組合'},
  combinations: '各種聽牌形的組合數'
}

/**
 * Words for the safety of tiles in simplified Chinese.
 */
import type {SafetyWords} from '../schema.js'

export const zhHans: SafetyWords = {
  classes: {
    genbutsu: '现物',
    'no-wait': '不会放铳',
    pair: '只剩单骑、双碰',
    'no-ryanmen': '没有两面',
    'one-ryanmen': '一种两面',
    'two-ryanmen': '两种两面'
  },
  reasons: {
    suji: '筋牌',
    'naka-suji': '两筋',
    'half-suji': '半筋',
    'no-suji': '无筋',
    'no-chance': 'No Chance',
    'one-chance': 'One Chance',
    honor: '字牌',
    exhausted: '4张全见',
    kokushi: '只剩国士无双'
  },
  visible: count => `已见${count}张`,
  together: items => items.join('、'),
  waits: items => items.join('、'),
  wait: (shape, combinations) => shape + combinations,
  against: player => `${player}：`,
  between: '、',
  headings: {tile: '牌', safety: '安全度', waits: '剩余的组合'},
  combinations: '各种听牌形的组合数'
}

/**
 * Words for the safety of tiles in Japanese.
 */
import type {SafetyWords} from '../schema.js'

export const ja: SafetyWords = {
  classes: {
    genbutsu: '現物',
    'no-wait': '当たりなし',
    pair: '単騎・シャンポンのみ',
    'no-ryanmen': '両面なし',
    'one-ryanmen': '両面1つ',
    'two-ryanmen': '両面2つ'
  },
  reasons: {
    suji: '筋',
    'naka-suji': '中筋',
    'half-suji': '片筋',
    'no-suji': '無筋',
    'no-chance': 'ノーチャンス',
    'one-chance': 'ワンチャンス',
    honor: '字牌',
    exhausted: '4枚見え',
    kokushi: '国士無双のみ'
  },
  visible: count => `${count}枚見え`,
  together: items => items.join('・'),
  waits: items => items.join('・'),
  wait: (shape, combinations) => shape + combinations,
  against: player => `${player}：`,
  between: '、',
  headings: {tile: '牌', safety: '安全度', waits: '残る組み合わせ'},
  combinations: '待ちごとの組み合わせ'
}

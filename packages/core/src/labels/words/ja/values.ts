/**
 * Words for tenpai rates, win rates and expected points in Japanese.
 */
import type {ValueWords} from '../schema.js'

export const ja: ValueWords = {
  measures: {tenpai: '聴牌率', win: '和了率', value: '期待値'},
  percent: number => `${number}%`,
  points: number => `${number}点`,
  switches: {
    handChange: '手替わりあり',
    shantenBack: '向聴戻しあり',
    noUra: '裏ドラなし',
    noRed: '赤なし'
  },
  model: (turn, switches) =>
    `${turn}巡目から${switches.map(one => `・${one}`).join('')}。一人麻雀のモデルで、相手も鳴きもなく、ツモアガリだけを数え、門前で聴牌すれば必ず立直する。`,
  left: switches => `手の変化が多すぎるため、${switches.join('・')}は計算に入れていません。`
}

/**
 * Refusals of actions in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/refusals.js'

export const zhHans: Translation<typeof en> = {
  'round-over': '这一局已经结束，不能{action}',
  'not-your-turn': '现在轮到玩家{current}，玩家{player}不能{action}',
  'wrong-phase': '现在应该{wanted}，不能{action}',
  'not-in-hand': '手牌里没有 `{card}`，手牌是 {hand}',
  'not-on-field': '场上没有 `{card}`，可以拿的是 {options}',
  'other-month': '`{card}` 的月份不同，`{pending}` 可以拿的是 {options}',
  'last-card': '手牌已经用完，不能宣言来来，只能结束'
}

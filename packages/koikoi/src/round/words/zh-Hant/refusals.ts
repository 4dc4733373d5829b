/**
 * Refusals of actions in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/refusals.js'

export const zhHant: Translation<typeof en> = {
  'round-over': '這一局已經結束，不能{action}',
  'not-your-turn': '現在輪到玩家{current}，玩家{player}不能{action}',
  'wrong-phase': '現在應該{wanted}，不能{action}',
  'not-in-hand': '手牌裡沒有 `{card}`，手牌是 {hand}',
  'not-on-field': '場上沒有 `{card}`，可以拿的是 {options}',
  'other-month': '`{card}` 的月份不同，`{pending}` 可以拿的是 {options}',
  'last-card': '手牌已經用完，不能宣言來來，只能結束'
}

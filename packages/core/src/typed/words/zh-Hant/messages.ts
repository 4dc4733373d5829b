/**
 * Messages of typed hands in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHant: Translation<typeof en> = {
  'three-players': '型別不能處理規則 `sanma`；三人麻將的點數請用 `@tehai/riichi` 的 `score` 計算',
  'no-win-tile': '不知道和的是哪張；請像 `78s9s` 這樣寫在最後單獨一組，或用 `tile` 指定',
  'win-not-in-hand': '手牌（不含副露）裡沒有和的那張 `{tile}`',
  'bad-dora': '看不懂寶牌指示牌 `{actual}`，請寫成 `4m` 或 `4m3z` 的形式',
  'not-complete': '不是和牌形；要有四面子一雀頭、七對子或國士無雙',
  'no-yaku': '無役；至少要有一個役'
}

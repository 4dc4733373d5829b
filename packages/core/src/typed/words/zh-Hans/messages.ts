/**
 * Messages of typed hands in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHans: Translation<typeof en> = {
  'three-players': '类型不能处理规则 `sanma`；三人麻将的点数请用 `@tehai/riichi` 的 `score` 计算',
  'no-win-tile': '不知道和的是哪张；请像 `78s9s` 这样写在最后单独一组，或用 `tile` 指定',
  'win-not-in-hand': '手牌（不含副露）里没有和的那张 `{tile}`',
  'bad-dora': '看不懂宝牌指示牌 `{actual}`，请写成 `4m` 或 `4m3z` 的形式',
  'not-complete': '不是和牌形；要有四面子一雀头、七对子或国士无双',
  'no-yaku': '无役；至少要有一个役'
}

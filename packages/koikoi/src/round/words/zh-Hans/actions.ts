/**
 * Actions in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/actions.js'

export const zhHans: Translation<typeof en> = {
  PlayCard: '出手牌',
  SelectFieldCard: '选择场牌',
  DrawCard: '翻牌堆',
  CallKoiKoi: '宣言来来',
  CallShobu: '宣言结束',
  decide: '宣言来来或结束'
}

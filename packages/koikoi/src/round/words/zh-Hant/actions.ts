/**
 * Actions in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/actions.js'

export const zhHant: Translation<typeof en> = {
  PlayCard: '出手牌',
  SelectFieldCard: '選擇場牌',
  DrawCard: '翻牌堆',
  CallKoiKoi: '宣言來來',
  CallShobu: '宣言結束',
  decide: '宣言來來或結束'
}

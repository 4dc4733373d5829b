/**
 * Actions in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/actions.js'

export const ja: Translation<typeof en> = {
  PlayCard: '手札を出す',
  SelectFieldCard: '場札を選ぶ',
  DrawCard: '山札を引く',
  CallKoiKoi: 'こいこいを宣言する',
  CallShobu: '勝負を宣言する',
  decide: 'こいこいか勝負を宣言する'
}

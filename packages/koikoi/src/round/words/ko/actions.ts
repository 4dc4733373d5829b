/**
 * Actions in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/actions.js'

export const ko: Translation<typeof en> = {
  PlayCard: '손패 내기',
  SelectFieldCard: '바닥패 고르기',
  DrawCard: '더미패 뒤집기',
  CallKoiKoi: '코이코이 선언',
  CallShobu: '승부 선언',
  decide: '코이코이나 승부 선언'
}

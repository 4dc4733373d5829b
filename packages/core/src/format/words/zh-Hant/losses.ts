/**
 * What a written dialect cannot express in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/losses.js'

export const zhHant: Translation<typeof en> = {
  direction: '從哪一家鳴牌',
  red: '這張是赤五',
  mark: '牌的標記或橫放',
  label: '牌旁邊的文字',
  gap: '間隔',
  face: '這種牌面',
  meld: '這是副露',
  added: '加槓的那張牌',
  draw: '哪張是摸到的牌',
  river: '這是牌河',
  placeholder: '省略的部分',
  riichi: '立直',
  text: '這段文字'
}

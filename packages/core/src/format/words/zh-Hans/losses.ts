/**
 * What a written dialect cannot express in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/losses.js'

export const zhHans: Translation<typeof en> = {
  direction: '从哪一家鸣牌',
  red: '这张是赤五',
  mark: '牌的标记或横放',
  label: '牌旁边的文字',
  gap: '间隔',
  face: '这种牌面',
  meld: '这是副露',
  added: '加杠的那张牌',
  draw: '哪张是摸到的牌',
  river: '这是牌河',
  placeholder: '省略的部分',
  riichi: '立直',
  text: '这段文字'
}

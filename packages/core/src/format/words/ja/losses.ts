/**
 * What a written dialect cannot express in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/losses.js'

export const ja: Translation<typeof en> = {
  direction: '鳴いた相手',
  red: '赤五であること',
  mark: '牌の印や向き',
  label: '牌に添えた文字',
  gap: '間隔',
  face: 'この牌の表し方',
  meld: '副露であること',
  added: '加槓の牌',
  draw: 'ツモ牌の区別',
  river: '捨て牌の区別',
  placeholder: '省略',
  riichi: '立直',
  text: 'この文字'
}

/**
 * What the server itself says in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from './en.js'

export const ja: Translation<typeof en> = {
  replaceBy: '`{expected}` に直す',
  insert: '`{expected}` を挿入する',
  remove: '削除する',
  fixAll: '直し方が一つに決まる麻雀・花札の誤りをすべて直す',
  badSettings: 'Tehai の設定に誤りがあるため、反映していません: {reason}'
}

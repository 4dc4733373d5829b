/**
 * What the server itself says in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from './en.js'

export const zhHant: Translation<typeof en> = {
  replaceBy: '改成 `{expected}`',
  insert: '插入 `{expected}`',
  remove: '刪除',
  fixAll: '改正所有只有一種改法的麻將、花札問題',
  badSettings: 'Tehai 的設定有誤，沒有生效：{reason}'
}

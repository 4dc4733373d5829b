/**
 * What the server itself says in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from './en.js'

export const zhHans: Translation<typeof en> = {
  replaceBy: '改成 `{expected}`',
  insert: '插入 `{expected}`',
  remove: '删除',
  fixAll: '改正所有只有一种改法的麻将、花札问题',
  badSettings: 'Tehai 的设置有误，没有生效：{reason}'
}

/**
 * What the server itself says in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from './en.js'

export const ko: Translation<typeof en> = {
  replaceBy: '고치기: `{expected}`',
  insert: '`{expected}` 삽입',
  remove: '지우기',
  fixAll: '고칠 방법이 하나뿐인 마작·화투 문제를 모두 고치기',
  badSettings: 'Tehai 설정에 잘못이 있어 적용하지 않았습니다: {reason}'
}

/**
 * What messages about claims name in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const zhHant: Translation<typeof en> = {
  kita: '拔北',
  pao: '包牌'
}

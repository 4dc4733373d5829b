/**
 * What messages about claims name in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const ko: Translation<typeof en> = {
  kita: '북 뽑기',
  pao: '책임지불'
}

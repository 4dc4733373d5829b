/**
 * What messages about claims name in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const ja: Translation<typeof en> = {
  kita: '北抜き',
  pao: '責任払い'
}

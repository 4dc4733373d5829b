/**
 * By what Korean is known.
 */
import type {LanguageName} from './grammar.js'

export const ko: LanguageName = {
  name: '한국어',
  tags: ['ko', 'kr', 'kor', 'korean'],
  letter: /[\uac00-\ud7a3]/g
}

/**
 * By what Chinese in traditional characters is known.
 */
import type {LanguageName} from './grammar.js'

export const zhHant: LanguageName = {
  name: '繁體中文',
  tags: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo', 'tw'],
  // Characters that are written so in traditional Chinese and not in Japanese.
  letter: /[這們說對還讓嗎聽兩單邊為從個關樂實應歸總點張雙滿]/g
}

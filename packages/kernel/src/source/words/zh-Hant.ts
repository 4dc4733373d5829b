/**
 * Names and tags of Chinese in traditional characters.
 */
import type {LanguageName} from './grammar.js'

export const zhHant: LanguageName = {
  name: '繁體中文',
  tags: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo', 'tw'],
  // Characters with forms that traditional Chinese has and Japanese does not.
  letter: /[這們說對還讓嗎聽兩單邊為從個關樂實應歸總點張雙滿]/g
}

/**
 * The grammar of Chinese in traditional characters.
 */
import type {Grammar} from './grammar.js'

export const zhHant: Grammar = {
  name: '繁體中文',
  tags: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo', 'tw'],
  // Characters that are written so in traditional Chinese and not in Japanese.
  letter: /[這們說對還讓嗎聽兩單邊為從個關樂實應歸總點張雙滿]/g,
  space: '',
  comma: '、',
  list: items => items.join('、'),
  or: items => items.join('或'),
  names: items => items.join('、'),
  clauses: items => items.join('；'),
  capital: text => text,
  stop: '。',
  sentences: items => items.join(''),
  number: String,
  aside: text => `（${text}）`,
  label: text => `「${text}」`,
  entry: (name, value) => `${name}：${value}`,
  proposal: list => `；您要寫的是不是 ${list}？`
}

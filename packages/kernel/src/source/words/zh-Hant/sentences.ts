/**
 * How sentences are made in Chinese in traditional characters.
 */
import {withBlanksAtCode, type Grammar} from '../grammar.js'

export const zhHant: Grammar = {
  space: '',
  comma: '、',
  list: items => items.join('、'),
  // Blanks surround code, as in the sentences around it.
  or: items => items.join(items.every(one => one.startsWith('`')) ? ' 或 ' : '或'),
  names: items => items.join('、'),
  clauses: items => items.join('；'),
  capital: text => text,
  stop: '。',
  sentences: items => items.join(''),
  number: String,
  aside: text => `（${text}）`,
  label: text => `「${text}」`,
  entry: (name, value) => `${name}：${value}`,
  proposal: list => `；您是不是想寫 ${list}？`,
  aroundCode: withBlanksAtCode
}

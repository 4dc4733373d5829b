/**
 * The grammar of Chinese in simplified characters.
 */
import type {Grammar} from './grammar.js'

export const zhHans: Grammar = {
  name: '简体中文',
  tags: ['zh', 'zh-hans', 'zh-cn', 'zh-sg', 'zh-my', 'cn', 'chinese'],
  // Characters that are written so in simplified Chinese alone.
  letter: /[这们说对时还让吗听东风门发红两单边问题为从现开关长见]/g,
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
  label: text => `“${text}”`,
  entry: (name, value) => `${name}：${value}`,
  proposal: list => `；您要写的是不是 ${list}？`
}

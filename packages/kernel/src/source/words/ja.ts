/**
 * The grammar of Japanese.
 */
import type {Grammar} from './grammar.js'

export const ja: Grammar = {
  name: '日本語',
  tags: ['ja', 'jp'],
  space: '',
  comma: '、',
  list: items => items.join('、'),
  or: items => items.join(' か '),
  names: items => items.join('・'),
  clauses: items => items.join('。'),
  capital: text => text,
  stop: '。',
  sentences: items => items.join(''),
  number: String,
  aside: text => `（${text}）`,
  label: text => `「${text}」`,
  entry: (name, value) => `${name} ${value}`,
  proposal: list => `（${list} ではありませんか）`
}

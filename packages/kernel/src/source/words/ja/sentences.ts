/**
 * How sentences are made in Japanese.
 */
import type {Grammar} from '../grammar.js'

export const ja: Grammar = {
  space: '',
  comma: '、',
  list: items => items.join('、'),
  // A full-width parenthesis is followed by no blank.
  or: items => items.join(' か ').replaceAll('） ', '）'),
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

/**
 * How sentences are made in English.
 */
import {groupDigits, type Grammar} from '../grammar.js'

export const en: Grammar = {
  space: ' ',
  comma: ', ',
  list: items => items.join(', '),
  or: items => items.join(' or '),
  names: items => items.join(', '),
  clauses: items => items.join('; '),
  capital: text => text.slice(0, 1).toUpperCase() + text.slice(1),
  stop: '.',
  sentences: items => items.join(' '),
  number: groupDigits,
  aside: text => ` (${text})`,
  label: text => ` “${text}”`,
  entry: (name, value) => `${name}: ${value}`,
  proposal: list => `; did you mean ${list}?`
}

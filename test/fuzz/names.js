/**
 * Every place of a page that takes a word, each with a given word in it: keys, values, options, rules, yaku, dialects,
 * charts, names, front matter, of both games.
 */
import {dialectIds} from '@tehai/core'
import {keys} from '@tehai/core/page'

const fence = (game, meta, source) => ({game, meta, source})
const inline = (game, label, attributes) => ({game, label, attributes})

const mahjongOptions = [
  'title',
  'dialect',
  'size',
  'y',
  'lang',
  'rules',
  'claims',
  'mode',
  'columns',
  'won',
  'id'
]
const hanafudaOptions = ['title', 'caption', 'rules', 'size', 'lang', 'class', 'id', 'month', 'koikoi']
export const hanafudaKeys = [
  'title', 'caption', 'note', 'captured', 'opponent', 'hand', 'opponent-hand', 'stock', 'field', 'rules', 'month',
  'koikoi', 'yaku', 'score', 'take', 'near', 'best', 'question', 'answer', 'why', 'chart', 'sheet', 'total'
] // prettier-ignore
const recordKeys = ['deal', 'seed', 'dealer', 'rules', 'month']

/** How a word may occur in a value. */
const valuesWith = word => [word, `${word}: 3`, `${word}=3`, `x, ${word}`, `${word} ${word}`, `5m ${word}`]

/** All constructs in which a word takes the place of a name or a value. */
export function constructsWith(word) {
  const values = valuesWith(word)
  return [
    ...keys.flatMap(({id, ja}) =>
      values.flatMap(value => [
        fence('mahjong', '', `123m456p789s1122z 3z\n${id}: ${value}`),
        fence('mahjong', '', `123m456p789s1122z 3z\n${ja}: ${value}\nj19m5z`),
        inline('mahjong', '123m456p789s1122z', `${id}="${value}"`)
      ])
    ),
    ...mahjongOptions.flatMap(option =>
      values.flatMap(value => [
        fence('mahjong', `${option}="${value}"`, '123m'),
        inline('mahjong', '123m', `${option}="${value}"`)
      ])
    ),
    ...dialectIds.flatMap(dialect => [
      fence('mahjong', `dialect=${dialect}`, `${word} 123m ${word}`),
      inline('mahjong', word, `dialect=${dialect}`)
    ]),
    fence('mahjong', `${word}=1`, `${word}: 3\n123m\n${word}`),
    inline('mahjong', '123m', `${word}=1 .${word} #${word}`),
    ...hanafudaKeys.flatMap(key =>
      values.flatMap(value => [
        fence('hanafuda', '', `1h 3h 8h\n${key}: ${value}`),
        fence('hanafuda', '', `captured: 1h 3h\nfield: 1k\n${key}: ${value}`),
        inline('hanafuda', '1h 3h 8h', `${key}="${value}"`)
      ])
    ),
    ...hanafudaOptions.flatMap(option =>
      values.map(value => fence('hanafuda', `${option}="${value}"`, '1h'))
    ),
    ...recordKeys.flatMap(key =>
      values.flatMap(value => [
        fence('hanafuda', '', `seed: 1\n${key}: ${value}\n1h/2h ${word}`),
        fence('hanafuda', '', `${key} ${value}\n${word}/${word}`)
      ])
    ),
    fence('hanafuda', `${word}=1`, `${word}: 1\n${word}`),
    fence('hanafuda', '', `sheet: ${word}, ${word}\n1: ${word} 6\ntotal: ${word}`),
    inline('hanafuda', word, `${word}=1 .${word}`)
  ]
}

/** Front matters in which a word takes the place of a name or a value, as data. */
export function frontMattersWith(word) {
  const own = value => Object.fromEntries([[word, value]])
  const options = [...mahjongOptions, ...hanafudaOptions, word]
  const values = [word, own(1), [word], [own(word)], own(own(1))]
  return [
    ...options.flatMap(option =>
      values.flatMap(value => [
        {mahjong: Object.fromEntries([[option, value]])},
        {hanafuda: Object.fromEntries([[option, value]])}
      ])
    ),
    ...values.flatMap(value => [{mahjong: value}, {hanafuda: value}, {lang: value}])
  ]
}

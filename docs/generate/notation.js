/**
 * Regions of notation.md in each language, from the registry of dialects.
 */
import {
  dialectIds,
  dialectWords,
  dialects,
  format,
  isWritten,
  parse,
  resolve,
  writtenDialects
} from '@tehai/core'
import {describe} from '@tehai/core/labels'
import {code, table} from './region.js'

/** Every dialect: what people call it, where it is used, an example and what the example says. */
function dialectTable({language, dialects: words}) {
  return table(
    words.head,
    dialectIds.map(id => {
      const {source, example} = dialects[id]
      const says = describe(resolve(parse(example, {dialect: id}).tree), language)
      const used = words.sources[id] ?? (/^https?:\S+$/.test(source) ? `<${source}>` : source)
      return [
        code(id),
        words.name(dialectWords[id]),
        used,
        code(example),
        says,
        isWritten(id) ? words.written : words.read
      ]
    })
  )
}

/** A hand with a call of each kind, to see it in every dialect that is written. */
export const sample = "340m6p 7'89s 55'5'5z 1111+z 6p"

/** The sample in every written dialect, and what each cannot write. */
function writtenTable({written: {head, losses}, comma}) {
  const {tree} = parse(sample)
  return table(
    head,
    writtenDialects.map(id => {
      const {text, lost} = format(tree, id)
      const kinds = [...new Set(lost.map(({what}) => losses[what] ?? what))]
      return [code(id), code(text), kinds.join(comma) || '–']
    })
  )
}

/** The ways to write each call in the dialects that `auto` reads: quote, 新篠, 牌画. */
const calls = [
  ["1'23p", '1-23p', '1y23p'],
  ["5'55p", '5-55p', '5y55p'],
  ["55'5p", '55-5p', '55y5p'],
  ["555'p", '555-p', '555yp'],
  ["44'44s", '44-44s', '44sy44s'],
  ["55'5'5p", '55-5=5p', '55y55p'],
  ['4xx4s', '4444+s', 'o44so']
]

/** A call in words. */
function callOf(text, language) {
  const {tree, messages} = parse(text)
  if (messages.length > 0) throw new TypeError(`Expected \`${text}\` to parse, got \`${messages[0].id}\``)
  return describe(resolve(tree), language)
}

/** Calls in three dialects; each row must say one thing. */
function callTable({language, calls: {head}}) {
  const rows = calls.map(texts => {
    const [says, ...others] = texts.map(text => callOf(text, language))
    const other = others.find(one => one !== says)
    if (other) throw new TypeError(`Expected \`${says}\` in every dialect, got \`${other}\``)
    return [says, ...texts.map(code)]
  })
  return table(head, rows)
}

/** The regions in one language. */
export const regions = words => ({
  dialects: dialectTable(words),
  written: writtenTable(words),
  calls: callTable(words)
})

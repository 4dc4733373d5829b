/**
 * Regions of docs/notation.md, from the registry of dialects.
 */
import {dialectIds, dialects, format, isWritten, parse, resolve, writtenDialects} from '@tehai/core'
import {describe} from '@tehai/core/labels'
import {code, table} from './region.js'

/** Every dialect: what people call it, where it is used, an example and what the example says. */
function dialectTable() {
  return table(
    ['dialect', 'called', 'used by', 'example', 'which says', ''],
    dialectIds.map(id => {
      const {names, source, example} = dialects[id]
      const name = names.ja === names.en ? names.en : `${names.en}, ${names.ja}`
      const says = describe(resolve(parse(example, {dialect: id}).tree), 'en')
      const used = /^https?:\S+$/.test(source) ? `<${source}>` : source
      return [code(id), name, used, code(example), says, isWritten(id) ? 'read and written' : 'read']
    })
  )
}

/** A hand with a call of each kind, to see it in every dialect that is written. */
export const sample = "340m6p 7'89s 55'5'5z 1111+z 6p"

const lossWords = {
  direction: 'whom a tile was called from',
  red: 'red fives',
  gap: 'gaps',
  meld: 'melds',
  added: 'which tile was added',
  draw: 'which tile was drawn',
  face: 'backs and blanks'
}

/** The sample in every written dialect, and what each cannot write. */
function writtenTable() {
  const {tree} = parse(sample)
  return table(
    ['dialect', 'the same hand', 'cannot say'],
    writtenDialects.map(id => {
      const {text, lost} = format(tree, id)
      const kinds = [...new Set(lost.map(({what}) => lossWords[what] ?? what))]
      return [code(id), code(text), kinds.join(', ') || '–']
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
function callOf(text) {
  const {tree, messages} = parse(text)
  if (messages.length > 0) throw new TypeError(`Expected \`${text}\` to parse, got \`${messages[0].id}\``)
  return describe(resolve(tree), 'en')
}

/** Calls in three dialects; each row must say one thing. */
function callTable() {
  const rows = calls.map(texts => {
    const [says, ...others] = texts.map(callOf)
    const other = others.find(one => one !== says)
    if (other) throw new TypeError(`Expected \`${says}\` in every dialect, got \`${other}\``)
    return [says, ...texts.map(code)]
  })
  return table(['', 'quote', '新篠', '牌画'], rows)
}

export const regions = () => ({dialects: dialectTable(), written: writtenTable(), calls: callTable()})

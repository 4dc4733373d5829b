/**
 * Spellings: a row in every notation that can be written, and what each cannot say.
 */
import {dialectWords, format, lossWords, parse, writtenDialects} from '@tehai/core'

/**
 * The spellings of a row. Notations that write it alike are grouped.
 *
 * @param row
 *   Its `source` and `options`.
 * @returns
 *   `spellings`: the names of the notations, the text, and what the notation cannot write, in words and with the pieces of the row
 *   concerned; empty if the row has nothing to spell. `isPart`: whether the row holds text that is not
 *   understood, which no spelling contains.
 */
export function spellingsOf({source, options}, lang) {
  const {dialect = 'auto', mode, y} = options
  const {tree} = parse(source, {dialect, mode, y})
  const isPart = tree.nodes.some(({type}) => type === 'text')
  if (!tree.nodes.some(({type}) => type === 'tile' || type === 'meld')) return {spellings: [], isPart}
  const spellings = new Map()
  for (const id of writtenDialects) {
    const {text, lost} = format(tree, id)
    const written = text.trimEnd()
    const losses = lossesIn(source, tree, lost, lang)
    const key = JSON.stringify([written, losses])
    const found = spellings.get(key) ?? {names: [], text: written, lost: losses}
    found.names.push(nameOf(id, lang))
    spellings.set(key, found)
  }
  return {spellings: [...spellings.values()], isPart}
}

/** The name of a dialect in lists: `auto` keeps its own, which is what one types. */
export function nameOf(id, lang) {
  return id === 'auto' ? 'auto' : dialectWords[id][lang]
}

/** What is lost, once each, with the pieces of the row that lose it. */
function lossesIn(source, {nodes}, lost, lang) {
  const pieces = new Map()
  for (const {what, node} of lost) {
    if (what === 'text') continue
    const {start, end} = nodes[node] ?? {start: 0, end: 0}
    const found = pieces.get(what) ?? new Set()
    pieces.set(what, found.add(source.slice(start, end).trim()))
  }
  return [...pieces].map(([what, found]) => ({
    what: lossWords[what][lang],
    pieces: [...found].filter(piece => piece !== '')
  }))
}

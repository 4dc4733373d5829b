/**
 * Detection: which notation a row is written in, and what speaks for it.
 *
 * `auto` reads four notations, even mixed. Which of them a row is in is found by trying each alone: the first that
 * says the same without a message. Where `auto` fails, core knows which other notation would read the row.
 */
import {dialects, reasonWords, suggestDialect} from '@tehai/core'

/** The notations that `auto` reads, the plain one first. */
const home = ['mpsz', 'quote', 'arashino', 'paiga']

/**
 * The notation of a row.
 *
 * @returns
 *   `dialect` and `why` in every language; `isRead`: whether `auto` reads it, else the row has to name the dialect.
 *   `null` where no notation reads it.
 */
export function detect(text, mode) {
  const read = readingIn('auto', text, mode)
  if (read === null) {
    const dialect = suggestDialect(text, {mode})
    return dialect && {dialect, why: reasonWords[dialect], isRead: false}
  }
  const dialect = home.find(id => readingIn(id, text, mode) === read) ?? 'auto'
  return {dialect, why: reasonWords[dialect], isRead: true}
}

/** What a dialect understands a row to be, gaps and places left out; `null` where it has an error about it. */
function readingIn(dialect, text, mode) {
  const {tree, messages} = dialects[dialect].parse(text, {mode})
  const tiles = tree.nodes.filter(({type}) => type !== 'gap')
  if (messages.some(({severity}) => severity === 'error') || tiles.length === 0) return null
  return JSON.stringify([tree.mode, tree.draw !== null, tiles.map(meaningOf)])
}

function meaningOf({type, face, marks, label, meld, placeholder, nodes = []}) {
  return [type, face, marks, label, meld, placeholder, nodes.map(meaningOf)]
}

/**
 * Detection: which named dialect can read a text that `auto` does not understand.
 *
 * A suggestion for a message, never a decision: the same characters have other meanings in other dialects, so a page
 * names the dialect it uses. Each dialect has a `signature`, a pattern that its texts contain and that `auto` does not
 * use. Of the dialects whose signature is found, one must read the whole text, and any others that do must read it in
 * the same way.
 *
 *     X44Xp-123's   a letter for a back: merjong and mahjong-tex read it in the same way; merjong is first in the table
 */
import type {DialectId, ParseOptions} from './dialect.js'
import {dialectIds, dialects} from './dialects/index.js'
import type {Node, ParseResult} from './tree.js'

/** Rows over this many UTF-16 units were not typed as a hand. */
const LONGEST = 2000

/**
 * Suggest the dialect that alone reads a text.
 *
 * Call it only for a text in which `auto` finds an error. `reasonWords` has the reason to suggest each dialect.
 *
 * @returns
 *   The dialect; `null` where none reads all of the text, or several read it differently.
 */
export function suggestDialect(text: string, options: ParseOptions = {}): DialectId | null {
  if (text.length > LONGEST) return null
  let found: DialectId | null = null
  let reading = ''
  for (const id of dialectIds) {
    const {signature, parse} = dialects[id]
    if (!signature?.test(text)) continue
    const parsed = parse(text, options)
    if (!isWhole(parsed)) continue
    const other = readingOf(parsed.tree.nodes)
    if (found === null) {
      found = id
      reading = other
    } else if (other !== reading) return null
  }
  return found
}

/**
 * Whether a node shows a tile or flower with a two-character name, or a meld: backs and unknown tiles alone say little
 * about what an author meant.
 */
function isKnown(node: Node): boolean {
  return node.type === 'meld' || (node.type === 'tile' && node.face.length === 2)
}

/** Whether a dialect understands a text: tiles, no error, nothing left as text. */
function isWhole({tree, messages}: ParseResult): boolean {
  return (
    tree.nodes.some(isKnown) &&
    tree.nodes.every(({type}) => type !== 'text') &&
    messages.every(({severity}) => severity !== 'error')
  )
}

/** The content of a row, without positions: faces, marks and melds. Gaps are not compared. */
function readingOf(nodes: readonly Node[]): string {
  return JSON.stringify(
    nodes.flatMap((node): unknown[] => {
      if (node.type === 'tile') return [node.face, node.marks]
      return node.type === 'meld' ? [node.meld] : []
    })
  )
}

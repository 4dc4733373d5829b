/**
 * The tile at an offset of what was typed, in words.
 */
import {parse} from '@tehai/core'
import {gameIn} from './game.js'

/** What the tile at an offset is; `null` where there is none. `rows` are as `drawText` gives them. */
export function tileAt(rows, offset, lang) {
  const row = rows.find(({start, end}) => start <= offset && offset < end)
  if (!row) return null
  const {dialect = 'auto', mode, y} = row.options
  const at = offset - row.start
  const {tree} = parse(row.source, {dialect, mode, y})
  const found = innermost(tree.nodes, at)
  return found ? gameIn('page').row(found.face, {lang}, 'block').label || null : null
}

/** The node of a tile at an offset; those of melds have nodes in them. */
function innermost(nodes, at) {
  const node = nodes.find(({start, end}) => start <= at && at < end)
  if (!node) return null
  if (node.type === 'tile') return node
  return node.type === 'meld' ? innermost(node.nodes, at) : null
}

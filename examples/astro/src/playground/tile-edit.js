/**
 * Writing a tile at a place, as an author would: 4m after 123m makes 1234m.
 */
import {format, parse, writtenDialects} from '@tehai/core'

/** Notations in which a tile joins those of its suit before it. */
const joining = new Set(['auto', 'mpsz', 'quote', 'arashino', 'paiga'])

/**
 * The edit that writes a tile.
 *
 * @param value
 *   The text.
 * @param range
 *   Its range that is replaced.
 * @param tile
 *   As in `5m`; `0m` is red.
 */
export function tileEdit(value, {start, end}, tile, dialect) {
  if (!joining.has(dialect)) return {start, end, text: spelt(tile, dialect)}
  const [rank, suit] = tile
  const before = value.slice(Math.max(0, start - 2), start)
  const isJoined = /^[0-9]$/.test(before[0] ?? '') && before[1] === suit
  return isJoined ? {start: start - 1, end, text: rank + suit} : {start, end, text: tile}
}

function spelt(tile, dialect) {
  return writtenDialects.includes(dialect) ? format(parse(tile).tree, dialect).text : tile
}

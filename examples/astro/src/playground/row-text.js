/**
 * What was typed, as far as it is known without what reads blocks: nothing, a row of tiles, or more than that.
 */

/** What only blocks and `:tiles[…]` have: a second line, a key, a comment, a lone mark, a fence. */
const moreThanRow = /[\n:：]|^[#＃]|^[→+＋]$|^(?:`{3}|~{3})/

/** Read a row, or nothing; anything else is taken for the lines of a block. */
export function readRowText(text) {
  const source = text.trim()
  if (source === '') return {kind: 'empty'}
  const start = text.indexOf(source)
  return moreThanRow.test(source)
    ? {kind: 'block', source: text, at: offset => offset, meta: '', metaAt: () => 0}
    : {kind: 'row', source, at: offset => start + offset}
}

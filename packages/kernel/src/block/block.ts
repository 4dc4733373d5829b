/**
 * The syntax of a whole block: its rows, its sections, and the row that each key applies to.
 *
 * The meaning of rows and values comes from the grammar of a game. The result is plain data; every span is in offsets
 * into the text of the block.
 */
import type {BlockGrammar} from './sections/block-grammar.js'
import {readLines, type Reading} from './sections/block-lines.js'
import type {Block} from './sections/block-parts.js'
import {jsonBlock} from './sections/json-block.js'
import {attachKeys, firstRows, withoutDoubles} from './sections/key-rows.js'
import type {BlockKey} from './keys.js'
import {parseLines} from './lines/lines.js'

/**
 * Read a block. Never throws; what is not understood is an `unread` item with a message.
 *
 * Takes time proportional to the length of the text.
 */
export function parseBlock<Key extends BlockKey, Header, Mode extends string>(
  text: string,
  grammar: BlockGrammar<Key, Header, Mode>
): Block<Key, Header, Mode> {
  const json = jsonBlock(text)
  if (json) {
    const item = {type: 'unread', start: json.start, end: json.end, message: json} as const
    return {rows: [], sections: [{header: null, items: [item]}], messages: [json]}
  }
  const reading: Reading<Key, Header, Mode> = {
    text,
    grammar,
    rows: [],
    open: [{header: null, items: []}],
    messages: [],
    seen: new Map(),
    at: 0,
    pending: null
  }
  readLines(reading, parseLines(text, grammar))
  const {rows, open, messages} = reading
  const firstRow = firstRows(rows, grammar)
  const sections = open.map(({header, items}, index) => ({
    header: header && {
      who: header.header,
      start: header.start,
      end: header.end,
      valueStart: header.valueStart,
      valueEnd: header.valueEnd,
      also: header.also ?? []
    },
    items: attachKeys(items, index, reading, firstRow)
  }))
  return {rows, sections: withoutDoubles(sections, reading), messages}
}

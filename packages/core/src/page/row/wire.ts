/**
 * The wire: one row as HTML that contains its options.
 *
 * Between the Markdown stage and the drawing stage a row is `<code class="language-mahjong">source</code>`; its options
 * are in `data-mahjong`, in the grammar of fence meta: `size=l mode=river label="…"`. The dialect and the mode are in
 * the class as well, because a sanitizer removes everything else.
 */
import * as wire from '@tehai/kernel/block'
import {formattedText, formattedWord, parseMeta} from '@tehai/kernel/block'
import type {MarkupElement} from '@tehai/kernel/markup'
import type {Message} from '@tehai/kernel/source'
import {isDialect, optionExamples, optionExpected, readOption} from '../grammar/keys/option-values.js'
import {pageMessage} from '../grammar/messages.js'
import type {RowOptions} from './row-options.js'

const rowOf = (source: string, options: RowOptions): wire.WireRow => ({
  game: 'mahjong',
  source,
  options: formatRowOptions(options),
  languages: rowClasses(options)
})

/** Tiles among words. `classes` and `id` are those of the author. */
export function inlineCode(
  source: string,
  options: RowOptions,
  classes?: readonly string[],
  id?: string | null
): MarkupElement {
  return wire.inlineCode(rowOf(source, options), classes, id)
}

/** A row as a block. `classes` and `id` are those of the author. */
export function blockRow(
  source: string,
  options: RowOptions,
  classes?: readonly string[],
  id?: string | null
): MarkupElement {
  return wire.blockRow(rowOf(source, options), classes, id)
}

/** Options that an author may set for a row. */
export const authorOptionNames: readonly (keyof RowOptions)[] = [
  'dialect',
  'mode',
  'y',
  'size',
  'lang',
  'label',
  'columns',
  'mark',
  'bars',
  'dora',
  'draw'
]

/** Names of the options on the wire, in the order written. */
export const rowOptionNames: readonly (keyof RowOptions)[] = [...authorOptionNames, 'won', 'board', 'checked']

/**
 * Write the options of a row in the form of `data-mahjong`; default and missing values are left out. `auto` does not
 * count as a default: the drawing stage may have another one.
 */
export function formatRowOptions(options: RowOptions): string {
  // One by one rather than in a loop over `rowOptionNames`: most rows have two options, and this runs for every row of
  // a page.
  const {dialect, mode, y, size, lang, label, columns, mark, bars, dora, draw, won, board, checked} = options
  const written =
    formattedWord('dialect', dialect) +
    formattedWord('mode', mode === 'hand' ? undefined : mode) +
    formattedWord('y', y === 'auto' ? undefined : y) +
    formattedWord('size', size) +
    formattedWord('lang', lang) +
    formattedText('label', label) +
    formattedWord('columns', columns) +
    formattedText('mark', mark) +
    formattedText('bars', bars) +
    formattedText('dora', dora) +
    formattedText('draw', draw) +
    formattedWord('won', won) +
    (board ? ' board' : '') +
    (checked ? ' checked' : '')
  return written.slice(1)
}

/** Options of a row, and the parts that could not be read, with spans in the text. */
export interface ParsedRowOptions {
  readonly options: RowOptions
  readonly messages: readonly Message[]
}

/** Reads the options in `data-mahjong`. Never throws. */
export function parseRowOptions(text: string): ParsedRowOptions {
  const {parts, messages: found} = parseMeta(text)
  const messages = [...found]
  const options: Record<string, unknown> = {}
  for (const {type, name, value, start, end, valueStart, valueEnd} of parts) {
    if (type !== 'option') continue
    if (!(rowOptionNames as readonly string[]).includes(name)) {
      messages.push(pageMessage('unknown-option', start, end))
      continue
    }
    const read =
      (name === 'checked' || name === 'board') && value === null ? true : readOption(name, value ?? '')
    if (read === undefined) {
      const values = {key: name, example: optionExamples[name] ?? '', kind: 'other'}
      messages.push(pageMessage('bad-value', valueStart, valueEnd, values, optionExpected(name, value ?? '')))
    } else options[name] = read
  }
  return {options, messages}
}

/** Classes of the `<code>` of a row: `language-mahjong`, and what must survive a sanitizer. */
export function rowClasses({dialect, mode, board}: RowOptions): string[] {
  const classes = ['language-mahjong']
  if (dialect && dialect !== 'auto') classes.push(`language-mahjong-${dialect}`)
  if (mode === 'river') classes.push('language-mahjong-river')
  if (board) classes.push('language-mahjong-board')
  return classes
}

/** The options in the classes of a `<code>`; `data-mahjong` overrides them. */
export function optionsOfClasses(classes: Iterable<string>): RowOptions {
  let options: RowOptions = {}
  for (const name of classes) {
    const word = /^language-mahjong-(.+)$/.exec(name)?.[1]
    if (word === 'river') options = {...options, mode: 'river'}
    else if (word === 'board') options = {...options, board: true}
    else if (word && isDialect(word)) options = {...options, dialect: word}
  }
  return options
}

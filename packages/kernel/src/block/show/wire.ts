/**
 * The wire between the Markdown stage and the drawing stage: elements that carry a row, readable without any drawing.
 *
 *     <code class="language-hanafuda hanafuda-inline" data-hanafuda="lang=en checked">1h 3h</code>
 *     <div class="hanafuda-block" data-hanafuda="…"><code class="language-hanafuda">1h 3h</code></div>
 */
import {element, type MarkupElement} from '../../markup/markup.js'
import type {Language} from '../../source/message/message.js'
import {columnsOf, languageOf, sizeOf, type Size} from '../meta/common-options.js'
import {formatOption} from '../meta/format-meta.js'
import {parseMeta} from '../meta/meta.js'

/** Options that the rows of every game have. */
export interface RowOptions {
  /** Height of a picture (default: that of the game). */
  readonly size?: Size | undefined
  /** Language of the text alternative (default: `en`). */
  readonly lang?: Language | undefined
  /** Text alternative, in place of the one made from the row. */
  readonly label?: string | undefined
  /** Pictures on a line (default: that of the game). */
  readonly columns?: number | undefined
  /**
   * Whether a Markdown stage has read this row and reported its messages (default: false), so that the drawing stage
   * only draws. Written as the bare word `checked`.
   */
  readonly checked?: boolean | undefined
}

/** A row on the wire. */
export interface WireRow {
  /** The id of the game. */
  readonly game: string
  readonly source: string
  /** Options as `data-<game>` has them; empty if there are no options. */
  readonly options: string
  /** Classes of the `<code>` that sanitizers keep: `language-<game>`, and others with this beginning. */
  readonly languages: readonly string[]
}

/** A row among words. `classes` and `id`: those of the author. */
export function inlineCode(
  {game, source, options, languages}: WireRow,
  classes: readonly string[] = [],
  id: string | null = null
): MarkupElement {
  const attributes: Record<string, string> = {class: [...languages, `${game}-inline`, ...classes].join(' ')}
  if (id !== null) attributes['id'] = id
  if (options) attributes[`data-${game}`] = options
  return element('code', attributes, source)
}

/**
 * A row as a block. Not a `<pre>`: highlighters would process `pre > code` first. `classes` and `id`: those of the
 * author.
 */
export function blockRow(
  {game, source, options, languages}: WireRow,
  classes: readonly string[] = [],
  id: string | null = null
): MarkupElement {
  const attributes: Record<string, string> = {class: [`${game}-block`, ...classes].join(' ')}
  if (id !== null) attributes['id'] = id
  if (options) attributes[`data-${game}`] = options
  return element('div', attributes, element('code', {class: languages.join(' ')}, source))
}

/** The options that every game has, as `data-<game>` has them; what is missing is left out. */
export function formatCommonOptions({size, lang, label, columns, checked}: RowOptions): string {
  const written =
    formattedWord('size', size) +
    formattedWord('lang', lang) +
    formattedText('label', label) +
    formattedWord('columns', columns) +
    (checked ? ' checked' : '')
  return written.slice(1)
}

/** Read the options that every game has from `data-<game>`; what cannot be read is left out. */
export function parseCommonOptions(text: string): RowOptions {
  let options: RowOptions = {}
  for (const {type, name, value} of parseMeta(text).parts) {
    if (type !== 'option') continue
    if (name === 'checked') options = {...options, checked: true}
    else if (name === 'label') options = {...options, label: value ?? ''}
    else if (name === 'lang') options = {...options, lang: languageOf(value ?? '') ?? options.lang}
    else if (name === 'size') options = {...options, size: sizeOf(value ?? '') ?? options.size}
    else if (name === 'columns') options = {...options, columns: columnsOf(value ?? '') ?? options.columns}
  }
  return options
}

/** One option after a blank, whose values need no quotes; empty if it is missing. */
export function formattedWord(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}=${value}`
}

/** One option after a blank, whose value can be any text; empty if it is missing. */
export function formattedText(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${formatOption(name, value)}`
}

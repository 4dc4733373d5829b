/**
 * Code: the elements that carry a row to the drawing stage, and are readable notation without it.
 */
import {element, type MarkupElement} from '@tehai/kernel/markup'
import {formatRowOptions, rowClasses, type RowOptions} from './row-options.js'

/** Tiles among words: `<code>` with the source, for the drawing stage; readable without it. `game`: the id of the game. */
export function inlineCode(
  source: string,
  options: RowOptions,
  classes: readonly string[] = [],
  id: string | null = null,
  game = 'mahjong'
): MarkupElement {
  const attributes: Record<string, string> = {
    class: [...rowClasses(options, game), `${game}-inline`, ...classes].join(' ')
  }
  if (id !== null) attributes['id'] = id
  const data = formatRowOptions(options)
  if (data) attributes[`data-${game}`] = data
  return element('code', attributes, source)
}

/** The element of a row of a block. No `<pre>`: highlighters take `pre > code` before anybody else. */
export function blockRow(
  source: string,
  options: RowOptions,
  classes: readonly string[] = [],
  id: string | null = null,
  game = 'mahjong'
): MarkupElement {
  const attributes: Record<string, string> = {class: [`${game}-block`, ...classes].join(' ')}
  if (id !== null) attributes['id'] = id
  const data = formatRowOptions(options)
  if (data) attributes[`data-${game}`] = data
  const code = element('code', {class: rowClasses(options, game).join(' ')}, source)
  return element('div', attributes, code)
}

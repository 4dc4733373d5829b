/**
 * Tables with a row for each discard.
 */
import {element, elementWith, type Markup} from '@tehai/kernel/markup'

/** The heading of a column. */
export const column = (text: string): Markup => element('th', {scope: 'col'}, text)

/** A table of rows below its headings. */
export const rowTable = (head: Markup, rows: readonly Markup[]): Markup =>
  element('table', {class: 'mahjong-ukeire'}, element('thead', {}, head), elementWith('tbody', {}, rows))

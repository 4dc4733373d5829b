/**
 * Bars: `bars: 6s 55%, 9s 27%` draws a bar over each tile, as long as its number, which is written above it.
 */
import type {DialectId} from '../../../notation/dialect.js'
import type {Message} from '@tehai/kernel/source'
import {readMarks, type MarkItem} from './marks.js'
import {pageMessage} from '../messages.js'

/** A list of bars: tiles, each with its number as it was written. */
export interface BarList {
  readonly items: readonly MarkItem[]
  readonly messages: readonly Message[]
}

/** A number that is not negative, with or without `%`. */
const number = /^\d{1,7}(?:\.\d{1,4})? ?[%％]?$/

/** Read a list of bars. Never throws; spans are offsets into the text. */
export function parseBars(text: string, dialect: DialectId = 'auto'): BarList {
  const {items, dora, unread} = readMarks(text, dialect)
  const isBar = ({label}: MarkItem) => label !== null && number.test(label)
  const wrong = [...unread, ...(dora ? [dora] : []), ...items.filter(item => !isBar(item))]
  return {
    items: items.filter(isBar),
    messages: wrong.map(({start, end}) =>
      pageMessage('bad-value', start, end, {key: 'bars', example: '6s 55, 9s 27', kind: 'other'})
    )
  }
}

/**
 * A mark list with its messages.
 */
import type {DialectId} from '../../../notation/dialect.js'
import type {Message} from '@tehai/kernel/source'
import {readMarks, type ReadMarks} from './marks.js'
import {pageMessage} from '../messages.js'

/** A mark list. `dora` is the span of the word that marks the dora, or `null`. */
export interface MarkList extends Pick<ReadMarks, 'items' | 'dora'> {
  readonly messages: readonly Message[]
}

/** Read a mark list. Never throws; spans are offsets into the text. */
export function parseMarks(text: string, dialect: DialectId = 'auto'): MarkList {
  const {items, dora, unread} = readMarks(text, dialect)
  const messages = unread.map(({start, end}) =>
    pageMessage('bad-value', start, end, {key: 'mark', example: '1z ◎, 9p ○', kind: 'other'})
  )
  return {items, dora, messages}
}

/**
 * Messages of converting Markdown, besides those of rows.
 */
import {message, messageTable, type Message, type MessageWords} from '@tehai/kernel/source'

import {dictionaries} from '../words/messages.js'

export type ConvertMessageId = 'unreachable' | 'unread-argument' | 'two-notations'

export const convertMessages: Readonly<Record<ConvertMessageId, MessageWords>> =
  messageTable<ConvertMessageId>(
    {unreachable: 'error', 'unread-argument': 'error', 'two-notations': 'error'},
    dictionaries
  )

export function convertMessage(
  id: ConvertMessageId,
  {start, end}: {readonly start: number; readonly end: number},
  values: Readonly<Record<string, string>> = {}
): Message {
  return message(convertMessages, id, start, end, values)
}

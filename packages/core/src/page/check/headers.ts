/**
 * Headers of players: words of a situation that are misspelt there.
 */
import type {BlockContext} from './context.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {headerMessages} from '../grammar/situation-messages.js'

/** Report words of headers that are misspelt. */
export function checkHeaders({text, sections, rows}: BlockContext): PlacedMessage[] {
  return sections.flatMap(({player}, index) => {
    if (!player) return []
    const {valueStart, valueEnd} = player
    const found = headerMessages(text.slice(valueStart, valueEnd), valueStart, rows.headers[index] ?? [])
    return found.map((message): PlacedMessage => ({part: 'body', message}))
  })
}

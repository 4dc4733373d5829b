/**
 * Findings: what there is to report about a document, and where.
 */
import type {Message} from '../../source/message/message.js'
import {positionOf, type Document, type Position} from './document.js'

/** A message about a document, with its place. */
export interface Finding {
  readonly message: Message
  /** The text that the span of the message points into. */
  readonly source: string
  /** Its place in the document; `null` if that is not known. */
  readonly place: Position | null
}

/** The place in the document of a span of some source; `null` if that is not known. */
export type Places = (start: number, end: number) => Position | null

/** Places by the offset in the document of each offset in the source. */
export function placesFrom(document: Document, toDocument: (offset: number) => number): Places {
  return (start, end) => positionOf(document, toDocument(start), toDocument(end))
}

/** Messages as findings. `source`: the text that their spans point into. */
export function findingsOf(messages: readonly Message[], source: string, places: Places): Finding[] {
  return messages.map(message => ({message, source, place: places(message.start, message.end)}))
}

/**
 * Messages on a file of unified, as reports, for hosts that print messages but do not show them by themselves.
 */
import type {Point, Position} from '../markdown/document/document.js'
import type {Report} from '../markdown/document/report.js'

/** A message of `vfile`, with the fields that games add to it. */
export interface FileMessage {
  readonly source?: string | undefined
  readonly ruleId?: string | undefined
  readonly reason: string
  readonly place?: Position | Point | undefined
  readonly note?: string | undefined
  readonly url?: string | undefined
  readonly severity?: Report['severity'] | undefined
  readonly actual?: string | undefined
  readonly expected?: readonly string[] | undefined
}

/** The report of a message. */
export function reportOfMessage(message: FileMessage): Report {
  const {
    ruleId = '',
    reason,
    place,
    note,
    url = '',
    severity = 'warning',
    actual = '',
    expected = []
  } = message
  const position = place ? ('start' in place ? place : {start: place, end: place}) : null
  return {id: ruleId, severity, reason, place: position, actual, expected, note, url}
}

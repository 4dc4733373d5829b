/** Faults: messages after which the row may not be what was read. */
import type {Message} from '@tehai/kernel/source'

/** Ids of warnings about letters that were read as tiles, but may be slips. */
const letterIds: ReadonlySet<string> = new Set([
  'packed-honor-letter',
  'doubtful-letter',
  'doubtful-slot',
  'red-after-five'
])

/** Whether a message means that a row may not be what was read. */
export function isFault({severity, id}: Message): boolean {
  return severity === 'error' || letterIds.has(id)
}

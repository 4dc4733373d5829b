/**
 * Messages of notation and of the model made from it. Their sentences are in `sentences.ts`.
 *
 * `{actual}` is the text of the span. The docs have one section for each id.
 */
import type {Message, Severity, Values} from '@tehai/kernel/source'
import type {en} from './words/en/messages.js'

/** Ids of the messages of notation. */
export type NotationMessageId = keyof typeof en

/**
 * The severity of each message. A chii from elsewhere is only a warning if it is written with 新篠 marks (notation C8).
 */
export const severities: Readonly<Record<NotationMessageId, Severity>> = {
  empty: 'error',
  'missing-suit': 'error',
  'missing-rank': 'error',
  'bad-char': 'error',
  'bad-rank': 'error',
  'red-not-five': 'error',
  'kita-not-north': 'error',
  'bad-meld-size': 'error',
  'not-same-kind': 'error',
  'not-a-sequence': 'error',
  'chii-not-from-kamicha': 'error',
  'multiple-calls': 'error',
  'bad-mark-position': 'error',
  'dangling-mark': 'error',
  'dangling-modifier': 'error',
  'missing-added-tile': 'error',
  'river-marker-position': 'error',
  'too-many-copies': 'warning',
  'too-many-reds': 'warning',
  'hand-size': 'warning',
  'river-size': 'warning',
  'deprecated-form': 'warning',
  'packed-honor-letter': 'warning',
  'tedashi-after-riichi': 'warning',
  'second-riichi': 'warning',
  'ambiguous-y': 'warning',
  'turned-tile': 'warning',
  'doubtful-letter': 'warning',
  'doubtful-slot': 'warning',
  'doubtful-digits': 'warning',
  'red-after-five': 'warning',
  'other-notation': 'error'
}

const noValues: Values = {}
const nothing: readonly string[] = []

/**
 * Make a message of notation. `severity` is for dialects that allow what others forbid (default: that of the table).
 */
export function notationMessage(
  id: NotationMessageId,
  start: number,
  end: number,
  values: Values = noValues,
  expected: readonly string[] = nothing,
  severity: Severity = severities[id]
): Message {
  return {id, severity, start, end, values, expected}
}

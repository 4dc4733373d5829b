/**
 * Row faults: the findings about a single row, its notation and its tiles.
 */
import type {Diagram} from '../../model/diagram.js'
import {checkTooLarge} from '../../model/too-large.js'
import {validate} from '../../model/validate.js'
import type {Message} from '@tehai/kernel/source'
import type {RulesSetting} from '../grammar/keys/options.js'
import {isSanmaRules} from '../grammar/keys/sanma.js'

/**
 * The messages of a row that no block reports.
 *
 * @param notationMessages
 *   What its notation gave.
 * @param rules
 *   Rules of the page (default: `null`, none are named).
 * @param isHand
 *   Whether something is claimed of it, which makes it a hand (default: false).
 */
export function faultsOfRow(
  diagram: Diagram,
  notationMessages: readonly Message[],
  rules: RulesSetting | null = null,
  isHand = false
): readonly Message[] {
  const counted = validate([diagram])[0]!
  const size = checkTooLarge(diagram, isHand)
  if (size === null && counted.length === 0) return notationMessages
  return meaningful([...notationMessages, ...counted, ...(size ? [size] : [])], rules)
}

/** What follows from tiles that may not be there. */
const countMessages: ReadonlySet<string> = new Set(['too-many-copies', 'too-many-reds', 'hand-size'])

/** With more errors than these, messages that say nothing more are not looked for. */
const MANY_ERRORS = 100

/**
 * Messages but those that say nothing more: tiles counted in a text that could not be read, and with three players
 * several red fives of a suit, as in Kansai all fives are red (全赤).
 *
 * @param others
 *   Messages of the same text that are reported besides.
 */
export function meaningful(
  messages: readonly Message[],
  rules: RulesSetting | null,
  others: readonly Message[] = []
): readonly Message[] {
  if (!messages.some(({id}) => countMessages.has(id))) return messages
  const errors = [...others, ...messages].filter(
    ({severity, id}) => severity === 'error' && !countMessages.has(id)
  )
  const isMisread = ({start, end}: Message) => errors.some(one => one.start < end && start < one.end)
  const sanma = isSanmaRules(rules)
  if (errors.length > MANY_ERRORS) return messages
  return messages.filter(
    one => !countMessages.has(one.id) || (!isMisread(one) && !(sanma && one.id === 'too-many-reds'))
  )
}

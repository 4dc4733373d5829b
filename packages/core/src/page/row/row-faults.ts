/** Row faults: the messages about a single row, its notation and its tiles. */
import type {Diagram} from '../../model/diagram.js'
import {checkTooLarge} from '../../model/too-large.js'
import {validate} from '../../model/validate.js'
import type {Message} from '@tehai/kernel/source'
import type {RulesSetting} from '../grammar/keys/options.js'
import {isSanmaRules} from '../grammar/keys/sanma.js'

/**
 * The messages of a row, apart from those about its block.
 *
 * @param notationMessages
 *   The messages about its notation.
 * @param rules
 *   Rules of the page (default: `null` for none).
 * @param isHand
 *   Whether a claim is made about it, which makes it a hand (default: `false`).
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

/** Messages that depend on tiles which may not be meant. */
const countMessages: ReadonlySet<string> = new Set(['too-many-copies', 'too-many-reds', 'hand-size'])

/** With more errors than this, redundant messages are not looked for. */
const MANY_ERRORS = 100

/**
 * Messages without redundant ones: about tiles counted in a text that could not be read and, with three players, about
 * several red fives of a suit, as in Kansai all fives are red (全赤).
 *
 * @param others
 *   Other messages that are reported about the same text.
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

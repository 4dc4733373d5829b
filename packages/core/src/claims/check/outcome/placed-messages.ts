/** Places of messages about a hand: at the part of the block that says it, or at the row. */
import type {ClaimedHand, PlacedMessage, KeyPlace} from '../../../page/check/result/claims.js'
import {claimMessage, type ClaimMessageId} from '../../../page/check/result/claim-messages.js'
import type {KeyId} from '../../../page/grammar/keys/keys.js'
import type {SituationFact} from '../../../page/grammar/situation/situation.js'
import type {Message, Span, Values} from '@tehai/kernel/source'

/** A message with a place in the block; without one, it is at the row of the hand. */
export function placed(
  hand: ClaimedHand,
  at: (Span & {readonly part: 'body' | 'meta'}) | null,
  id: ClaimMessageId,
  values?: Values,
  expected?: readonly string[]
): PlacedMessage {
  const {start, end} = at ?? hand.place ?? {start: 0, end: 0}
  return {part: at?.part ?? 'body', message: claimMessage(id, start, end, values, expected)}
}

/** A message whose span is an offset into a value, moved to the place of that value. */
export function inValue(said: KeyPlace, message: Message): PlacedMessage {
  const start = Math.min(said.end, said.start + message.start)
  return {part: said.part, message: {...message, start, end: Math.min(said.end, said.start + message.end)}}
}

/** Where a circumstance or a declaration is said: the part of a situation, else the key. */
export function placeOf(
  {said}: ClaimedHand,
  what: string,
  key: KeyId
): (Span & {readonly part: 'body' | 'meta'}) | null {
  for (const one of said.toReversed()) {
    for (const fact of one.facts) {
      if (isFactOf(fact, what, key)) return {start: fact.start, end: fact.end, part: one.part}
    }
    if (one.key === key) return one
  }
  return null
}

/** Whether a fact is the given circumstance, or belongs to the given key. */
const isFactOf = (fact: SituationFact, what: string, key: KeyId): boolean =>
  fact.field === 'circumstance'
    ? fact.circumstance === what
    : (fact.field === 'riichi' || fact.field === 'kita') && fact.field === key

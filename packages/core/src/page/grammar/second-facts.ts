/**
 * Second facts: a situation has one seat, one round and one number of honba, so that another one beside it is a slip.
 *
 *     East seat, South seat
 *                ^^^^^^^^^^
 */
import type {Message} from '@tehai/kernel/source'
import {pageMessage} from './messages.js'
import type {SituationFact} from './situation.js'

/** Whether a text is a wind without its word, which may be meant as a round or as a seat: `East`. */
const isBare = (text: string): boolean => text.length === 1 || /^[a-z]{4,5}$/i.test(text)

/** Whether two facts of one field cannot both be true. */
function contradict(one: SituationFact, other: SituationFact): boolean {
  if (one.field === 'seat' && other.field === 'seat') return one.wind !== other.wind
  if (one.field === 'honba' && other.field === 'honba') return one.value !== other.value
  if (one.field !== 'round' || other.field !== 'round') return false
  return one.wind !== other.wind || (one.hand !== null && other.hand !== null && one.hand !== other.hand)
}

/**
 * A message for each fact that another one before it contradicts.
 *
 * @param text
 *   The value of the key.
 * @param offset
 *   Where it is in the block, as for `parseSituation`.
 * @param facts
 *   What `parseSituation` read in it.
 */
export function secondFacts(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  const written = ({start, end}: SituationFact) => text.slice(start - offset, end - offset)
  const single = facts.filter(
    one => (one.field === 'seat' || one.field === 'round' || one.field === 'honba') && !isBare(written(one))
  )
  return single.flatMap((fact, index) => {
    const other = single.slice(0, index).find(one => contradict(one, fact))
    return other ? [pageMessage('second-fact', fact.start, fact.end, {before: written(other)})] : []
  })
}

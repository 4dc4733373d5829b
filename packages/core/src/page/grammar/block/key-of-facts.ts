/**
 * The key to which facts of the state of play belong.
 */
import type {KeyId} from '../keys/keys.js'
import type {SituationFact} from '../situation/situation.js'

/** Keys by the type of fact that their values state. */
const keyByField: ReadonlyMap<string, KeyId> = new Map<string, KeyId>([
  ['round', 'round'],
  ['last-hand', 'round'],
  ['game-length', 'round'],
  ['seat', 'seat'],
  ['non-dealer', 'seat'],
  ['turn', 'turn'],
  ['honba', 'honba'],
  ['sticks', 'sticks'],
  ['riichi', 'riichi'],
  ['points', 'scores'],
  ['kita', 'kita']
])

/**
 * The key that a value with these facts belongs to (several facts belong to a situation); `null` if a fact is not
 * understood.
 */
export function keyOfFacts(facts: readonly SituationFact[]): KeyId | null {
  if (facts.some(({field}) => field === 'unread')) return null
  const ids = new Set(facts.map(({field}) => keyByField.get(field) ?? 'situation'))
  return ids.size === 0 ? null : ids.size === 1 ? [...ids][0]! : 'situation'
}

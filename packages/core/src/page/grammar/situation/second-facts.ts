/**
 * Second facts: a situation has one seat, one round, one number of honba and one length of the game, so that a second
 * one is a slip, and so is riichi beside dama.
 *
 *     East seat, South seat
 *                ^^^^^^^^^^
 */
import type {Message} from '@tehai/kernel/source'
import {pageMessage} from '../messages.js'
import type {SituationFact} from './situation.js'

/** Fields that a situation has only once. */
const single: ReadonlySet<SituationFact['field']> = new Set([
  'seat',
  'round',
  'honba',
  'game-length',
  'riichi',
  'dama'
] as const)

/** The field that excludes another one: a hand is dama or has declared riichi. */
const fieldOf = ({field}: SituationFact): SituationFact['field'] => (field === 'dama' ? 'riichi' : field)

/** Whether a text is a wind without a further word, which may be meant as a round or as a seat: `East`. */
const isBare = (text: string): boolean => /^(?:[東东南西北동남서북eswn]|east|south|west|north)$/i.test(text)

/** Whether a fact is about the dealer, who need not be the owner of the hand: 親リーチ, 親が4000点. */
function isOfDealer(
  {field, start, end}: SituationFact,
  next: SituationFact | undefined,
  text: string
): boolean {
  const isWord = field === 'seat' && /^[親亲庄莊荘]$/.test(text.slice(start, end))
  return isWord && (next?.field === 'riichi' || /^[^\s、,，。・/／]/.test(text.slice(end)))
}

/**
 * Whether two facts of one field contradict each other. Riichi may follow dama on a turn: `dama until turn 8, riichi`.
 */
function contradict(one: SituationFact, other: SituationFact, hasTurn: boolean): boolean {
  if (one.field !== other.field) return !hasTurn
  if (one.field === 'seat' && other.field === 'seat') return one.wind !== other.wind
  if (one.field === 'game-length' && other.field === 'game-length') return one.length !== other.length
  if (one.field === 'honba' && other.field === 'honba') return one.value !== other.value
  if (one.field !== 'round' || other.field !== 'round') return false
  return one.wind !== other.wind || (one.hand !== null && other.hand !== null && one.hand !== other.hand)
}

/**
 * A message for each fact that contradicts the first one of its field.
 *
 * @param text
 *   The value of the key.
 * @param offset
 *   Offset of the text in the block, as for `parseSituation`.
 * @param facts
 *   The facts that `parseSituation` read in it.
 */
export function secondFacts(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  const written = ({start, end}: SituationFact) => text.slice(start - offset, end - offset)
  const messages: Message[] = []
  const first = new Map<SituationFact['field'], SituationFact>()
  const hasTurn = facts.some(fact => fact.field === 'turn' || (fact.field === 'riichi' && fact.turn !== null))
  for (const [index, fact] of facts.entries()) {
    const placed = {...fact, start: fact.start - offset, end: fact.end - offset}
    if (!single.has(fact.field) || isBare(written(fact)) || isOfDealer(placed, facts[index + 1], text))
      continue
    const before = first.get(fieldOf(fact))
    if (!before) first.set(fieldOf(fact), fact)
    else if (contradict(before, fact, hasTurn))
      messages.push(pageMessage('second-fact', fact.start, fact.end, {before: written(before)}))
    // `East round, East 1`: the second fact is more specific.
    else if (before.field === 'round' && before.hand === null) first.set(fact.field, fact)
  }
  return messages
}

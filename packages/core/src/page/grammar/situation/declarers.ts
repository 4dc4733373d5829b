/**
 * Declarers: a second seat directly before riichi is the seat of the player who declared it.
 *
 *     남가, 서가 리치      South seat, West riichi      南家 親 リーチ
 */
import type {SituationFact} from './situation.js'

/** What may be between the seat and the riichi: a comma separates them. */
const joins = /^[ \u3000]{0,3}$/

/**
 * The facts of a situation, with each further seat and the riichi after it as one fact.
 *
 * @param text
 *   The situation; the spans of the facts are offsets into it, plus `offset`.
 */
export function withDeclarers(
  facts: readonly SituationFact[],
  text: string,
  offset: number
): SituationFact[] {
  const seats = facts.filter(({field}) => field === 'seat')
  const own = seats.find(seat => seat.field === 'seat' && seat.isOwn) ?? seats[0]
  const isNext = (before: SituationFact, fact: SituationFact) =>
    joins.test(text.slice(before.end - offset, fact.start - offset))
  const joined: SituationFact[] = []
  for (const fact of facts) {
    // 서가 6순째 리치: the turn in between belongs to the riichi.
    const turn = joined.at(-1)
    const hasTurn = fact.field === 'riichi' && turn?.field === 'turn' && isNext(turn, fact)
    const before = hasTurn ? joined.at(-2) : turn
    const isOther =
      own?.field === 'seat' && before?.field === 'seat' && before !== own && before.wind !== own.wind
    if (isOther && fact.field === 'riichi' && isNext(before, hasTurn ? turn : fact)) {
      const {kind, end} = fact
      joined.splice(joined.indexOf(before), 2, {
        field: 'riichi-of',
        who: {wind: before.wind},
        kind,
        turn: hasTurn ? turn.value : fact.turn,
        start: before.start,
        end
      })
    } else joined.push(fact)
  }
  return joined
}

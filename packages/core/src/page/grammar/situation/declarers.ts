/**
 * Declarers: a second seat directly before riichi is that of the player who declared it.
 *
 *     남가, 서가 리치      South seat, West riichi      南家 親 リーチ
 */
import type {SituationFact} from './situation.js'

/** What may be between the seat and the riichi: a comma parts them. */
const joins = /^[ \u3000]{0,3}$/

/**
 * The facts of a situation, each other seat and the riichi behind it as one.
 *
 * @param text
 *   The situation, of which the spans of the facts are offsets from `offset` on.
 */
export function withDeclarers(
  facts: readonly SituationFact[],
  text: string,
  offset: number
): SituationFact[] {
  const own = facts.find(({field}) => field === 'seat')
  const joined: SituationFact[] = []
  for (const fact of facts) {
    const before = joined.at(-1)
    const isOther =
      own?.field === 'seat' && before?.field === 'seat' && before !== own && before.wind !== own.wind
    const isJoined =
      isOther && fact.field === 'riichi' && joins.test(text.slice(before.end - offset, fact.start - offset))
    if (isJoined) {
      const {kind, turn, end} = fact
      joined[joined.length - 1] = {
        field: 'riichi-of',
        who: {wind: before.wind},
        kind,
        turn,
        start: before.start,
        end
      }
    } else joined.push(fact)
  }
  return joined
}

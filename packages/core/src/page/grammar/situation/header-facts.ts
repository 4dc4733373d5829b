/**
 * Facts in the header of a player: as in a situation, but a turn directly before riichi belongs to the riichi.
 *
 *     toimen: West, turn 6 riichi        対面: 西家 6巡目 リーチ
 */
import type {SectionHeader} from '@tehai/kernel/block'
import {parseSituation} from './parse-situation.js'
import type {SituationFact} from './situation.js'

/** What may be between the turn and the riichi: a comma separates them. */
const joins = /^[ \u3000]{0,3}$/

/**
 * Read the facts of a header. Never throws.
 *
 * @param text
 *   The text after the name of the player.
 * @param offset
 *   Offset of the text in the block; added to every span.
 */
export function headerFacts(text: string, offset: number): SituationFact[] {
  const facts: SituationFact[] = []
  for (const fact of parseSituation(text, offset).flatMap(ofPlayer)) {
    const before = facts.at(-1)
    const isJoined =
      before?.field === 'turn' &&
      fact.field === 'riichi' &&
      fact.turn === null &&
      joins.test(text.slice(before.end - offset, fact.start - offset))
    if (isJoined) facts[facts.length - 1] = {...fact, turn: before.value, start: before.start}
    else facts.push(fact)
  }
  return facts
}

/** 西家リーチ in the header of a player is about that player. */
function ofPlayer(fact: SituationFact, _: number, all: readonly SituationFact[]): readonly SituationFact[] {
  if (fact.field !== 'riichi-of' || !('wind' in fact.who) || all.some(({field}) => field === 'seat'))
    return [fact]
  const {who, kind, turn, start, end} = fact
  return [
    {field: 'seat', wind: who.wind, start, end},
    {field: 'riichi', kind, turn, start, end}
  ]
}

/** Reads the facts of a header of a block, and those that further lines give about its player. */
export function factsOfHeader(
  text: string,
  {valueStart, valueEnd, also}: Pick<SectionHeader<unknown>, 'valueStart' | 'valueEnd' | 'also'>
): readonly SituationFact[] {
  return [{start: valueStart, end: valueEnd}, ...also].flatMap(({start, end}) =>
    headerFacts(text.slice(start, end), start)
  )
}

/**
 * Turns of a block: 7巡目 beside a river of ten tiles cannot be. A player discards once a turn, and once more where a call
 * gave an extra one; a river may be cut short, so that one that is shorter proves nothing.
 */
import type {BlockContext} from './context.js'
import {placeOfFact} from './fact-place.js'
import {pageMessage} from '../grammar/messages.js'
import {countCalls} from './river-length.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import type {SituationFact} from '../grammar/situation.js'

/** Report a turn that has fewer discards than the longest river of the block, once. */
export function checkRiverTurns(context: BlockContext): PlacedMessage[] {
  const {list} = context.rows
  const calls = countCalls(context.rows)
  const past = list.flatMap(({diagram, situation, row}) => {
    const {turn} = situation
    if (diagram.mode !== 'river' || turn === undefined) return []
    const {length} = diagram.discards
    return length > turn + calls ? [{section: row.section, turn, count: length, least: length - calls}] : []
  })
  const [longest] = past.toSorted((a, b) => b.count - a.count)
  if (!longest) return []
  const {section, ...values} = longest
  const place = placeOfFact(context, section, isTurn)
  if (!place) return []
  return [{part: place.part, message: pageMessage('river-past-turn', place.start, place.end, values)}]
}

const isTurn = (fact: SituationFact): boolean => fact.field === 'turn'

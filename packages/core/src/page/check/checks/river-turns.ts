/**
 * Turns of a block: 7巡目 beside a river of ten tiles is impossible. A player discards once in each turn, and once more
 * after a call that gave an extra turn. A river may be cut short, so a shorter one proves nothing.
 */
import type {BlockContext} from '../context/context.js'
import {placeOfFact} from './fact-place.js'
import {countHand} from '../../../model/validate.js'
import {pageMessage} from '../../grammar/messages.js'
import {countCalls} from './river-length.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {SituationFact} from '../../grammar/situation/situation.js'

/**
 * Report a turn with fewer discards than the longest river of the block, once. Beside a game record, the river is
 * compared with the turn of the record.
 */
export function checkRiverTurns(context: BlockContext): PlacedMessage[] {
  if (context.record !== null) return []
  const {list} = context.rows
  const calls = countCalls(context.rows)
  const past = list.flatMap(({diagram, situation, row}) => {
    const {turn} = situation
    if (diagram.mode !== 'river' || turn === undefined) return []
    const {length} = diagram.discards
    if (length <= turn + calls) return []
    const {section} = row
    return [{section, turn, count: length, least: length - calls + (hasDrawn(list, section) ? 1 : 0)}]
  })
  const [longest] = past.toSorted((a, b) => b.count - a.count)
  if (!longest) return []
  const {section, ...values} = longest
  const place = placeOfFact(context, section, isTurn)
  if (!place) return []
  return [{part: place.part, message: pageMessage('river-past-turn', place.start, place.end, values)}]
}

/** Whether the only hand of a section is about to discard: its turn is then one more than its discards. */
function hasDrawn(list: BlockContext['rows']['list'], section: number): boolean {
  const hands = list.flatMap(({row, diagram}) =>
    row.section === section && diagram.mode === 'hand' ? [countHand(diagram)] : []
  )
  return hands.length === 1 && hands[0]! % 3 === 2
}

const isTurn = (fact: SituationFact): boolean => fact.field === 'turn'

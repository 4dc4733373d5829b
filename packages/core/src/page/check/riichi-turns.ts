/**
 * Riichi turns: `立直8巡目` and the turned tile of the river say the same.
 *
 * A discard a turn, so the turned tile cannot lie beyond that turn. It can lie before it where the river leaves
 * something out, or where calls made the player skip a turn.
 */
import type {RiverDiagram} from '../../model/diagram.js'
import {report, type Check} from './checking.js'
import {placeOfFact} from './fact-place.js'
import {pageMessage} from '../grammar/messages.js'
import {countCalls, isWholeRiver} from './river-length.js'
import type {BlockRows, ReadBlockRow} from './rows.js'
import type {SituationFact} from '../grammar/situation.js'

/** Report declarations whose turn is not that of the turned tile. */
export function reportRiichiTurns(check: Check, rows: BlockRows): void {
  for (const row of rows.list) {
    const {diagram, situation} = row
    const turn = situation.riichiTurn
    if (diagram.mode !== 'river' || turn === undefined) continue
    const at = diagram.discards.findIndex(({riichi}) => riichi) + 1
    if (at > 0 && contradicts(diagram, at, turn, countCalls(rows))) reportTurn(check, rows, row, turn, at)
  }
}

function contradicts(river: RiverDiagram, at: number, turn: number, calls: number): boolean {
  if (at > turn) return true
  return at + calls < turn && river.discards.length >= turn && isWholeRiver(river, null, calls)
}

function reportTurn(check: Check, rows: BlockRows, {row}: ReadBlockRow, turn: number, at: number): void {
  const place = placeOfFact(check, rows, row.section, isDeclared)
  if (place) report(check, place.part, pageMessage('riichi-turn', place.start, place.end, {turn, at}))
}

const isDeclared = (fact: SituationFact): boolean => fact.field === 'riichi' && fact.turn !== null

/**
 * Riichi turns: `立直8巡目` must agree with the turned tile of the river.
 *
 * If a section has one hand and one river, they belong to one player: the hand may say when riichi was declared.
 *
 * There is one discard in each turn, so the turned tile cannot be after the stated turn. It can be before that if the
 * river leaves something out, or if the player skipped a turn because of calls.
 */
import type {RiverDiagram} from '../../../model/diagram.js'
import type {BlockContext} from '../context/context.js'
import {placeOfFact} from './fact-place.js'
import {pageMessage} from '../../grammar/messages.js'
import {countCalls, isWholeRiver} from './river-length.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {isSameWho} from '../../grammar/situation/players.js'
import {rowsBySection, type ReadBlockRow} from '../context/rows.js'
import type {SituationFact} from '../../grammar/situation/situation.js'

/** Report declarations whose turn differs from that of the turned tile. */
export function checkRiichiTurns(context: BlockContext): PlacedMessage[] {
  const sections = rowsBySection(context.rows.list, context.sections.length)
  return context.rows.list.flatMap(row => {
    const {diagram, situation} = row
    const turn =
      situation.riichiTurn ?? turnOfNamed(context, row) ?? turnOfHand(sections[row.row.section] ?? [])
    if (diagram.mode !== 'river' || turn === undefined) return []
    const at = diagram.discards.findIndex(({riichi}) => riichi) + 1
    const isWrong = at > 0 && contradicts(diagram, at, turn, countCalls(context.rows))
    return isWrong ? wrongTurn(context, row, turn, at) : []
  })
}

/** The turn that the situation gives for the player in whose section a river is: `toimen riichi on turn 6`. */
function turnOfNamed({sections}: BlockContext, {row, situation}: ReadBlockRow): number | undefined {
  const {player} = sections[row.section]!
  return situation.riichiOf?.find(({who}) => player !== null && isSameWho(who, player.who))?.turn ?? undefined
}

/** The turn that the hand gives for a river, if both are the only ones in their section. */
function turnOfHand([first, second, third]: readonly ReadBlockRow[]): number | undefined {
  const hand = third ? undefined : [first, second].find(one => one?.diagram.mode === 'hand')
  return hand?.situation.riichiTurn
}

function contradicts(river: RiverDiagram, at: number, turn: number, calls: number): boolean {
  if (at > turn) return true
  return at + calls < turn && river.discards.length >= turn && isWholeRiver(river, null, calls)
}

function wrongTurn(context: BlockContext, {row}: ReadBlockRow, turn: number, at: number): PlacedMessage[] {
  const isDeclared = (fact: SituationFact): boolean =>
    (fact.field === 'riichi' || fact.field === 'riichi-of') && fact.turn === turn
  const place = placeOfFact(context, row.section, isDeclared)
  if (!place) return []
  return [{part: place.part, message: pageMessage('riichi-turn', place.start, place.end, {turn, at})}]
}

/**
 * The checks of a block, in the order in which they run. Each reads the context, which includes the messages of earlier
 * checks.
 */
import {checkCalls} from './checks/calls.js'
import {checkCallsApart} from './checks/calls-apart.js'
import type {BlockContext, Check} from './context/context.js'
import {checkCopies} from './checks/copies.js'
import {checkRecordView} from './checks/record-view.js'
import {checkFirstTurns} from './checks/first-turns.js'
import {checkHeaders} from './checks/headers.js'
import {checkRiichiTurns} from './checks/riichi-turns.js'
import {checkRiverTurns} from './checks/river-turns.js'
import {checkRowValues} from './checks/row-values.js'
import {checkSanma} from './checks/sanma-slips.js'
import {checkScores} from './checks/scores.js'
import {checkSeats} from './checks/seat-slips.js'
import {checkSecondKeys} from './checks/second-keys.js'
import {checkToimen} from './checks/toimen-in-sanma.js'
import {checkWays} from './checks/ways.js'
import type {PlacedMessage} from '../grammar/placed-message.js'

/** What a block must have for a check to run. */
type Scope =
  'block' | 'rows' | 'several rows' | 'rivers' | 'values' | 'points' | 'players' | 'three players' | 'record'

const isIn: Readonly<Record<Scope, (context: BlockContext) => boolean>> = {
  block: () => true,
  rows: ({rows}) => rows.list.length > 0,
  'several rows': ({rows}) => rows.list.length > 1,
  rivers: ({rows}) => rows.list.some(({diagram}) => diagram.mode === 'river'),
  values: ({values}) => values.length > 0,
  points: ({values, sections}) =>
    sections.length > 1 || values.some(({entry}) => entry.key.value === 'scores'),
  players: ({sections}) => sections.length > 1,
  'three players': ({sanma}) => sanma,
  record: ({record}) => record !== null
}

/** Every check, with what it checks. */
export const checks: readonly (readonly [Scope, Check])[] = [
  // Tiles that keys name are in their row, or have a place after it.
  ['values', checkRowValues],
  // No tile has a fifth copy on the table, and hands are whole.
  ['block', checkCopies],
  // The points of all players add up.
  ['points', checkScores],
  // Melds on a line of their own belong to the hand above.
  ['several rows', checkCallsApart],
  // A hand is won in one way, and not by a ron from its own player.
  ['rows', checkWays],
  // Keys of one hand agree about its round and its seat.
  ['values', checkSecondKeys],
  // The turn of a riichi is that of the turned tile.
  ['rivers', checkRiichiTurns],
  // No river has more discards than the stated turn.
  ['rivers', checkRiverTurns],
  // Double riichi, ippatsu and wins of the first turn fit the turns, the calls and the rivers.
  ['rows', checkFirstTurns],
  // The seats of the players are consistent with each other.
  ['players', checkSeats],
  // The words of headers are spelled right.
  ['players', checkHeaders],
  // A called tile is marked in the river that it came from.
  ['players', checkCalls],
  // Three players have no 2m to 8m, no chii and no North seat.
  ['three players', checkSanma],
  // The two others are the shimocha and the kamicha.
  ['three players', checkToimen],
  // What keys say about what is shown of a game record has an effect.
  ['record', checkRecordView],
  // The rules of the game allow what is stated about each hand.
  ['rows', checkHands]
]

/** Run every check that applies to a block; the result includes their messages. */
export function checked(context: BlockContext): BlockContext {
  return checks.reduce((before, [scope, check]) => {
    const found = isIn[scope](before) ? check(before) : []
    return found.length === 0 ? before : {...before, messages: [...before.messages, ...found]}
  }, context)
}

/** Hands according to the rules of the game, for example ippatsu without riichi. */
function checkHands({hands, judges: {checkHand}}: BlockContext): readonly PlacedMessage[] {
  if (!checkHand) return []
  // A fault of the rules themselves concerns every hand, and is reported once.
  const found = [...hands.values()].flatMap(hand => checkHand(hand))
  const keyOf = ({part, message: {id, start, end}}: PlacedMessage): string => [part, id, start, end].join(' ')
  return [...new Map(found.map(one => [keyOf(one), one] as const)).values()]
}

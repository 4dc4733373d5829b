/** Rows with too few or too many tiles: hands that are not whole, and rivers that cannot be those of one player. */
import type {HandDiagram, RiverDiagram} from '../../../model/diagram.js'
import {checkTooLarge} from '../../../model/too-large.js'
import {checkHandSize, countHand} from '../../../model/validate.js'
import type {Span} from '@tehai/kernel/source'
import type {BlockContext} from '../context/context.js'
import type {KeyId} from '../../grammar/keys/keys.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {notationMessage} from '../../../notation/messages.js'
import {joinedRow} from '../rows/joined-rows.js'
import type {ReadBlockRow} from '../context/rows.js'
import {NEARLY_WHOLE, WAITING} from '../../../notation/hand-size.js'

/** Discards of one player: a hand has at most 18 draws, and each call adds a discard. */
const LONGEST_RIVER = 30

/** A river with more tiles than one player can discard: the rivers of several players, or a wall. */
function riverSize({discards}: RiverDiagram, {start, end}: Span): PlacedMessage[] {
  const count = discards.length
  if (count <= LONGEST_RIVER) return []
  return [{part: 'body', message: notationMessage('river-size', start, end, {count, most: LONGEST_RIVER})}]
}

/** Claims that may be about part of a hand. */
const partClaims: ReadonlySet<KeyId> = new Set<KeyId>(['waits', 'shanten', 'ukeire', 'after', 'discard'])

/** Whether a hand is taken as part of a hand because only such claims refer to it. */
function isShape(diagram: HandDiagram, values: ReadBlockRow['values']): boolean {
  const isOfPart = values.every(
    ({entry: {key}}) => partClaims.has(key.id) || (key.group !== 'claim' && key.group !== 'situation')
  )
  return isOfPart && countHand(diagram) < NEARLY_WHOLE
}

/** A hand that a situation or a claim refers to must be whole. */
export function checkSize(
  {judges}: BlockContext,
  {row, source, diagram, typed, values, named}: ReadBlockRow
): PlacedMessage[] {
  const joined = joinedRow(source, diagram, row.start)
  if (joined) return [{part: 'body', message: joined}]
  if (diagram.mode === 'river') return riverSize(diagram, row)
  if (!diagram.hand.complete) return []
  const isWhole = values.some(({entry}) => entry.key.group === 'claim' || entry.key.group === 'situation')
  // The check of the score has a better message on why thirteen tiles have none.
  const isScored = values.some(({entry}) => entry.key.id === 'score' || entry.key.id === 'yaku')
  const isWin = named !== null || (isScored && judges.checkClaim === null)
  const message = isWhole ? checkHandSize(diagram, isWin ? 14 : '13-or-14') : checkTooLarge(diagram, false)
  if (!message || (isWhole && isShape(diagram, values))) return []
  const {start, end} = row
  // The tile that a key names as the winning tile is not in the row: the row lacks a tile of its own.
  const own = typed.mode === 'hand' ? countHand(typed) : 0
  const isWithout = isWin && named !== null && own < WAITING && own === countHand(diagram) - 1
  const size = isWithout ? {count: own, wanted: String(WAITING)} : message.values
  return [{part: 'body', message: {...message, start, end, values: size}}]
}

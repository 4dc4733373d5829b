/**
 * Calls that are typed on a separate line, below the hand they belong to.
 *
 *     234m345p567s66p 9s        11 tiles
 *     1'23m                     and a chii: together they are one whole hand
 *
 * A row of melds alone is generally correct. It is only taken as part of the row above if both together are a whole
 * hand.
 */
import type {BlockContext} from '../context/context.js'
import {pageMessage} from '../../grammar/messages.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {ReadBlockRow} from '../context/rows.js'
import {handSize, WAITING, WHOLE} from '../../../notation/hand-size.js'

/** Tiles of a whole hand, before and after its draw. A meld counts as three. */
const whole: ReadonlySet<number> = new Set([WAITING, WHOLE])

/** Report rows of calls that belong to the hand above them, as one range from the first such row to the last. */
export function checkCallsApart({rows: {list: rows}}: BlockContext): PlacedMessage[] {
  const messages: PlacedMessage[] = []
  for (let index = 0; index < rows.length; index++) {
    const calls = callsBelow(rows, index)
    if (calls.length === 0) continue
    const size = [rows[index]!, ...calls].reduce((sum, row) => sum + sizeOf(row), 0)
    if (whole.has(size)) {
      const {start} = calls[0]!.row
      const wanted = [rows[index]!, ...calls].map(({source}) => source).join(' ')
      const message = pageMessage('calls-apart', start, calls.at(-1)!.row.end, {wanted})
      messages.push({part: 'body', message})
    }
    index += calls.length
  }
  return messages
}

/** The rows of only calls that follow a hand with concealed tiles, in the same section. */
function callsBelow(rows: readonly ReadBlockRow[], index: number): ReadBlockRow[] {
  const hand = rows[index]!
  if (concealedOf(hand) === 0 || sizeOf(hand) >= WAITING) return []
  const below = rows.slice(index + 1, index + 5)
  const end = below.findIndex(row => row.row.section !== hand.row.section || !isCallsAlone(row))
  return end < 0 ? below : below.slice(0, end)
}

const isCallsAlone = (row: ReadBlockRow): boolean =>
  row.row.name === null && sizeOf(row) > 0 && concealedOf(row) === 0

function concealedOf({diagram}: ReadBlockRow): number {
  if (diagram.mode === 'river') return 0
  const {concealed, draw} = diagram.hand
  return concealed.length + (draw === null ? 0 : 1)
}

function sizeOf(row: ReadBlockRow): number {
  return row.diagram.mode === 'river' ? 0 : handSize(concealedOf(row), row.diagram.hand.melds.length)
}

/**
 * Seats of a block: whoever sits across from South sits North.
 */
import {seatOrder} from '../labels/winds.js'
import {isSanma} from './block-dora.js'
import type {Check} from './checking.js'
import {pageMessage} from './messages.js'
import type {BlockRows} from './rows.js'
import {ownerWind, stepsTo} from './seats.js'

/** Report seats in the headers of players that are not theirs, as seen from the owner of the page's hand. */
export function reportSeats(check: Check, rows: BlockRows): void {
  const owner = isSanma(check) ? null : ownerWind(rows, check.block)
  if (owner === null) return
  check.block.sections.forEach(({player}, index) => {
    if (!player || 'wind' in player.who) return
    const wanted = seatOrder[(seatOrder.indexOf(owner) + stepsTo(player.who.player)) % 4]!
    const seat = rows.headers[index]?.findLast(({field}) => field === 'seat')
    if (seat?.field !== 'seat' || seat.wind === wanted) return
    const values = {wanted, owner}
    check.messages.push(pageMessage('seat-mismatch', seat.start, seat.end, values))
  })
}

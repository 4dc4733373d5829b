/**
 * Seats of a block: the player across from South sits North.
 */
import {seatOrder, type Wind} from '../../labels/winds.js'
import type {BlockContext} from './context.js'
import {pageMessage} from '../grammar/messages.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {stepsTo} from '../../model/players.js'
import {ownerWind} from './seats.js'

/**
 * Report seats in the headers of players that are not theirs: those of a header that names another wind, and those that
 * do not fit as seen from the owner of the page's hand.
 */
export function checkSeats(context: BlockContext): PlacedMessage[] {
  const {sections, rows, sanma} = context
  const owner = sanma ? null : ownerWind(context)
  return sections.flatMap(({player}, index): PlacedMessage[] => {
    const seat = rows.headers[index]?.findLast(({field}) => field === 'seat')
    if (!player || seat?.field !== 'seat') return []
    const {who} = player
    const wanted = 'wind' in who ? who.wind : owner && seatAfter(owner, stepsTo(who.player))
    if (wanted === null || wanted === seat.wind) return []
    const values =
      'wind' in who ? {wanted, owner: wanted, what: 'header'} : {wanted, owner: owner!, what: 'hand'}
    return [{part: 'body', message: pageMessage('seat-mismatch', seat.start, seat.end, values)}]
  })
}

const seatAfter = (wind: Wind, by: number): Wind => seatOrder[(seatOrder.indexOf(wind) + by) % 4]!

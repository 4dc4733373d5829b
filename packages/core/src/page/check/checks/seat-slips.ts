/**
 * Seats of a block: the player across from South sits North.
 */
import {seatOrder, type Wind} from '../../../labels/play/winds.js'
import type {BlockContext} from '../context/context.js'
import {pageMessage} from '../../grammar/messages.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {SituationFact} from '../../grammar/situation/situation.js'
import {stepsTo} from '../../../model/players.js'
import {ownerWind} from '../context/seats.js'

/** Whether a fact about a seat is true for a wind, if it says which seat. */
const isSeat = (fact: SituationFact, wind: Wind): boolean =>
  fact.field === 'non-dealer' ? wind !== 'east' : fact.field === 'seat' && fact.wind === wind

/**
 * Report wrong seats in the headers of players: a header that names another wind than its own, or a seat that does not
 * fit the place as seen from the owner of the page's hand.
 */
export function checkSeats(context: BlockContext): PlacedMessage[] {
  const {sections, rows, sanma} = context
  const owner = sanma ? null : ownerWind(context)
  return sections.flatMap(({player}, index): PlacedMessage[] => {
    const seat = rows.headers[index]?.findLast(({field}) => field === 'seat' || field === 'non-dealer')
    if (!player || !seat) return []
    const {who} = player
    const wanted = 'wind' in who ? who.wind : owner && seatAfter(owner, stepsTo(who.player))
    if (wanted === null || isSeat(seat, wanted)) return []
    const values =
      'wind' in who ? {wanted, owner: wanted, what: 'header'} : {wanted, owner: owner!, what: 'hand'}
    return [{part: 'body', message: pageMessage('seat-mismatch', seat.start, seat.end, values)}]
  })
}

const seatAfter = (wind: Wind, by: number): Wind => seatOrder[(seatOrder.indexOf(wind) + by) % 4]!

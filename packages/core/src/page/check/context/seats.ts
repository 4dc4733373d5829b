/**
 * Seats: where the players of a block sit, as steps from the owner of the page's hand in turn order.
 *
 *     0 self 自家      1 shimocha 下家      2 toimen 対面      3 kamicha 上家
 */
import {seatOrder, type Wind} from '../../../labels/play/winds.js'
import {playerAt, stepsTo, type Seat} from '../../../model/players.js'
import type {From} from '@tehai/riichi/tile'
import type {BlockContent} from '../../grammar/content.js'
import type {BlockRows} from './rows.js'
import type {Who} from '../../grammar/situation/players.js'
import type {SituationFact} from '../../grammar/situation/situation.js'

/** The sections of a block, and the facts about their players. */
interface SeatedSections extends Pick<BlockContent, 'sections'> {
  readonly rows: BlockRows
}

/** The seat that lies in a direction from another one. */
export function seatFrom(seat: Seat, from: From): Seat {
  return ((seat + stepsTo(from)) % 4) as Seat
}

/** The seat of each section, by its index; `null` where the block does not say which it is. */
export function seatsOf(context: SeatedSections): (Seat | null)[] {
  const owner = ownerWind(context)
  const names = context.sections.map(({player}) => player?.who ?? null)
  if (owner === null && names.every(who => who === null || 'wind' in who)) return names.map(seatOfWind)
  return names.map(who => seatOfWho(who ?? {player: 'self'}, owner))
}

/** The seat of a named player; `null` if the block does not say which it is. */
export const seatOfPlayer = (who: Who, context: SeatedSections): Seat | null =>
  seatOfWho(who, ownerWind(context))

const seatOfWind = (who: Who | null): Seat | null =>
  who && 'wind' in who ? (seatOrder.indexOf(who.wind) as Seat) : null

function seatOfWho(who: Who, owner: Wind | null): Seat | null {
  if ('player' in who) return stepsTo(who.player)
  return owner === null ? null : (((seatOrder.indexOf(who.wind) - seatOrder.indexOf(owner) + 4) % 4) as Seat)
}

/**
 * The seat of a player named beside a hand of a section, from that player's view; but `self` in the section of another
 * player means the owner of the page's hand.
 */
export function seenFromSection(who: Who, section: number, block: SeatedSections): Who {
  if (!('player' in who) || who.player !== 'self') return who
  const player = block.sections[section]?.player?.who
  if (!player) return who
  if ('wind' in player) {
    const owner = ownerWind(block)
    return owner === null ? who : {wind: owner}
  }
  const from = playerAt(-stepsTo(player.player))
  return from === null ? who : {player: from}
}

/** The wind of the owner of the page's hand: from the owner's seat, or from that of a player relative to the owner. */
export function ownerWind({sections, rows: {common, headers, list}}: SeatedSections): Wind | null {
  const own = seatIn(common.flatMap(({facts}) => facts))
  if (own) return own
  for (const [index, {player}] of sections.entries()) {
    if (player && 'wind' in player.who) continue
    const seat = seatIn(headers[index] ?? []) ?? list.find(({row}) => row.section === index)?.situation.seat
    if (!seat) continue
    const step = player && 'player' in player.who ? stepsTo(player.who.player) : 0
    return seatOrder[(seatOrder.indexOf(seat) - step + 4) % 4]!
  }
  return null
}

function seatIn(facts: readonly SituationFact[]): Wind | null {
  const fact = facts.findLast(({field}) => field === 'seat')
  return fact?.field === 'seat' ? fact.wind : null
}

/**
 * The players of a block as the owner of one of its hands sees them: rivers, melds, riichi.
 */
import type {SeenPlayer} from './result/claims.js'
import type {BlockContext} from './context/context.js'
import {tableOf} from './context/table.js'
import {isWholeRiver} from './checks/river-length.js'
import {seatOfPlayer, seatsOf} from './context/seats.js'
import {stepsTo, type Seat} from '../../model/players.js'
import {isSameWho} from '../grammar/situation/players.js'

/**
 * All players of whom a block shows something, the owner of the hand first.
 *
 * @param row
 *   Index of the hand's row.
 */
export function seenPlayers(context: BlockContext, row: number): SeenPlayer[] {
  const {dora, rows, sections} = context
  const table = tableOf(context, dora, rows)
  const seats = seatsOf(context)
  const own = rows.list[row]!.row.section
  const ownSeat = seats[own] ?? null
  const declarers = (rows.list[row]!.situation.riichiOf ?? []).map(({who}) => who)
  const stepsOf = (section: number): SeenPlayer['steps'] =>
    section === own ? 0 : stepsToSeat(seats[section] ?? null)
  const stepsToSeat = (seat: Seat | null): SeenPlayer['steps'] => {
    return seat === null || ownSeat === null ? null : (((seat - ownSeat + 4) % 4) as SeenPlayer['steps'])
  }
  const players = sections.map(({player}, section): SeenPlayer => {
    const river = table.rivers.get(section) ?? null
    const diagram = section === own ? rows.list[row]!.diagram : table.hands.get(section)
    const {riichi} = rows.situations[section] ?? {}
    const isNamed = player !== null && declarers.some(who => isSameWho(who, player.who))
    return {
      steps: stepsOf(section),
      who: player?.who ?? null,
      river,
      isWhole: river !== null && isWholeRiver(river, null, 0),
      melds: diagram?.mode === 'hand' ? diagram.hand.melds : [],
      kita: table.kita.get(section) ?? 0,
      hasRiichi: Boolean(riichi) || isNamed || Boolean(river?.discards.some(one => one.riichi))
    }
  })
  const named = declarers.flatMap((who): SeenPlayer[] => {
    const isOwners = 'player' in who && ownSeat === null
    const steps = isOwners ? stepsTo(who.player) : stepsToSeat(seatOfPlayer(who, context))
    return steps === null ? [] : [{...unseen, steps, who, hasRiichi: true}]
  })
  return joined([...players, ...named]).toSorted((a, b) => (a.steps ?? 4) - (b.steps ?? 4))
}

/** A player with no tiles on the table. */
const unseen = {river: null, isWhole: false, melds: [], kita: 0} as const

/** Sections of one player as one: a hand at the top of a block and the river under its owner's name. */
function joined(players: readonly SeenPlayer[]): SeenPlayer[] {
  const found: SeenPlayer[] = []
  for (const player of players) {
    const index = player.steps === null ? -1 : found.findIndex(({steps}) => steps === player.steps)
    if (index < 0) found.push(player)
    else found[index] = together(found[index]!, player)
  }
  return found
}

function together(a: SeenPlayer, b: SeenPlayer): SeenPlayer {
  const withRiver = b.river ? b : a
  return {
    steps: a.steps,
    who: a.who ?? b.who,
    river: withRiver.river,
    isWhole: withRiver.isWhole,
    melds: a.melds.length > 0 ? a.melds : b.melds,
    kita: Math.max(a.kita, b.kita),
    hasRiichi: a.hasRiichi || b.hasRiichi
  }
}

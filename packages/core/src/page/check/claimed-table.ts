/**
 * The table that a claim about points refers to: the points of all players, who won, who declared riichi, who was
 * tenpai.
 */
import {seatOrder, type Wind} from '../../labels/play/winds.js'
import type {ClaimedHand, ClaimedTable, PlayerPoints} from './result/claims.js'
import type {BlockContext} from './context/context.js'
import {handsOf} from './context/hands.js'
import {tableOf, type Table} from './context/table.js'
import {pointsOfPlayers, sticksOf} from './checks/scores.js'
import type {EntryValue} from '../grammar/values/entry-value.js'
import {stepsTo} from '../../model/players.js'
import {ownerWind, seatsOf} from './context/seats.js'
import type {Who} from '../grammar/situation/players.js'
import type {Situation} from '../grammar/situation/situation.js'

/** What a block says about its table, and what a claim says about the points on it. */
export function claimedTable(context: BlockContext, {points: claimed}: EntryValue): ClaimedTable {
  const {values} = context
  const owner = ownerWind(context)
  const winds = windsOfSections(context, owner)
  const situations = situationsOfSections(context)
  const seated = situations.flatMap((situation, section) => {
    const wind = winds[section]
    return wind ? [{wind, situation, section}] : []
  })
  const isNagashiSaid = situations.some(isNagashi)
  const nagashi = windsOf(seated, ({situation}) => isNagashi(situation))
  const players = context.sanma ? 3 : 4
  return {
    before: pointsBefore(context, owner, winds),
    claimed,
    owner,
    players,
    rules: values.findLast(({entry}) => entry.key.id === 'rules')?.entry.value ?? context.settings.rules,
    drawnHand:
      situations.find(({drawnHand}) => drawnHand)?.drawnHand ?? (isNagashiSaid ? 'exhaustive' : null),
    tenpai: seated.flatMap(({wind, situation: {tenpai}}) =>
      tenpai === undefined ? [] : [{wind, isTenpai: tenpai}]
    ),
    riichi: declarersOf(context, situations, seated, owner),
    nagashi: isNagashiSaid && nagashi.length === 0 ? null : nagashi,
    sticks: sticksOf(context),
    recorded: context.record?.settlement ?? null,
    winners: winnersOf(context),
    settings: context.settings
  }
}

const isNagashi = ({circumstances}: Situation): boolean => circumstances?.includes('nagashi') ?? false

/** The player of a section. Text above the first header and the section of its player are about the same one. */
interface OfPlayer {
  readonly wind: Wind
  readonly situation: Situation
  readonly section: number
}

const windsOf = (players: readonly OfPlayer[], isOne: (player: OfPlayer) => boolean): readonly Wind[] => [
  ...new Set(players.filter(isOne).map(({wind}) => wind))
]

function windsOfSections(context: BlockContext, owner: Wind | null): (Wind | null)[] {
  const from = owner ? seatOrder.indexOf(owner) : 0
  return seatsOf(context).map((seat, section) => {
    const player = context.sections[section]?.player
    if (player && 'wind' in player.who) return player.who.wind
    if (seat === null || owner === null) return null
    // With three players, kamicha sits two seats on.
    return context.sanma ? seatOrder[(from + Math.min(seat, 2)) % 3]! : seatOrder[(from + seat) % 4]!
  })
}

/** The wind of a named player; empty if the seat of the owner is not known. */
function windOf(who: Who, owner: Wind | null, players: number): readonly Wind[] {
  if ('wind' in who) return [who.wind]
  if (owner === null) return []
  // Of three players kamicha sits two seats on.
  const step = Math.min(stepsTo(who.player), players - 1)
  return [seatOrder[(seatOrder.indexOf(owner) + step) % players]!]
}

/** The state at the end of each section; for sections without rows, that of their headers. */
function situationsOfSections({sections, rows}: BlockContext): Situation[] {
  return sections.map((_, section) => {
    const row = rows.list.findLast(one => one.row.section === section)
    return row?.situation ?? rows.situations[section]!
  })
}

/** Points before the hand: those of a record, else those of a line of scores, else those of the headers. */
function pointsBefore(
  context: BlockContext,
  owner: Wind | null,
  winds: readonly (Wind | null)[]
): readonly PlayerPoints[] {
  const recorded = context.record?.settlement
  if (recorded) return pointsOfRecord(recorded.before, owner)
  const scores = context.values.findLast(({entry}) => entry.key.id === 'scores')
  return scores ? scores.points : pointsInHeaders(context, winds)
}

/** The players who have paid a stick for riichi. */
function declarersOf(
  context: BlockContext,
  situations: readonly Situation[],
  seated: readonly OfPlayer[],
  owner: Wind | null
): readonly Wind[] {
  const players = context.sanma ? 3 : 4
  // Four riichi end a hand once the stick of the last one is paid.
  if (situations.some(({fourRiichi}) => fourRiichi)) return seatOrder.slice(0, players)
  const table = tableOf(context, context.dora, context.rows)
  const own = windsOf(seated, ({situation, section}) => declares(situation, section, table))
  const said = situations.flatMap(({riichiOf = []}) =>
    riichiOf.flatMap(({who}) => windOf(who, owner, players))
  )
  return [...new Set([...own, ...said])]
}

function declares({riichi}: Situation, section: number, {rivers, hands, ronFrom}: Table): boolean {
  // A declaration whose tile is won by ron is not accepted: its stick is not paid.
  if (section === ronFrom && rivers.get(section)?.discards.at(-1)?.riichi) return false
  if (riichi) return true
  return (
    (rivers.get(section)?.discards.some(one => one.riichi) ?? false) ||
    (hands.get(section)?.hand.riichi ?? false)
  )
}

/** Points of a record, starting with the owner of the page's hand. */
function pointsOfRecord(points: readonly number[], owner: Wind | null): PlayerPoints[] {
  const first = owner ? seatOrder.indexOf(owner) : 0
  return points.map((_, step) => {
    const seat = (first + step) % points.length
    return {who: {wind: seatOrder[seat]!}, points: points[seat]!}
  })
}

/** Points that headers say. */
function pointsInHeaders(context: BlockContext, winds: readonly (Wind | null)[]): PlayerPoints[] {
  return pointsOfPlayers(context).flatMap(({value, section}) => {
    const wind = winds[section]
    return wind ? [{who: {wind}, points: value}] : []
  })
}

/** The hands that are stated to win; if there are none, those with a last tile that is set apart. */
function winnersOf(context: BlockContext): ClaimedHand[] {
  const all = handsOf(context, context.dora, context.rows, ({situation}) => !situation.drawnHand)
  // A hand that was read before keeps its analysis.
  const hands = [...all].map(([index, hand]) => context.hands.get(index) ?? hand)
  const won = hands.filter(({win, diagram: {hand}}) => win !== null || hand.win !== null)
  return won.length > 0 ? won : hands.filter(({draw, diagram: {hand}}) => draw !== null || hand.draw !== null)
}

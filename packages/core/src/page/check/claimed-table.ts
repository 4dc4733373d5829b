/**
 * The table that a claim about points speaks of: what all players had, who won, who declared riichi, who was tenpai.
 */
import {seatOrder, type Wind} from '../../labels/winds.js'
import {claimedHand} from './claimed-hand.js'
import type {ClaimedHand, ClaimedTable, PlayerPoints} from './claims.js'
import type {Check} from './checking.js'
import type {Known} from './known.js'
import {pointsOfPlayers, sticksSaid} from './scores.js'
import type {Said} from '../grammar/said.js'
import {ownerWind, seatsOf} from './seats.js'
import type {Situation} from '../grammar/situation.js'

/** What a block says of its table, and what a claim says of the points on it. */
export function claimedTable(check: Check, known: Known, {points: claimed}: Said): ClaimedTable {
  const {rows} = known
  const owner = ownerWind(rows, check.block)
  const winds = windsOfSections(check, known, owner)
  const scores = check.said.findLast(({entry}) => entry.key.id === 'scores')
  const situations = situationsOfSections(check, known)
  const ofPlayers = situations.flatMap((situation, section) => {
    const wind = winds[section]
    return wind ? [{wind, situation, section}] : []
  })
  return {
    before: scores ? scores.points : pointsInHeaders(check, known, winds),
    claimed,
    owner,
    drawnHand: situations.find(({drawnHand}) => drawnHand)?.drawnHand ?? null,
    tenpai: ofPlayers.flatMap(({wind, situation: {tenpai}}) =>
      tenpai === undefined ? [] : [{wind, isTenpai: tenpai}]
    ),
    riichi: ofPlayers
      .filter(({situation, section}) => declares(situation, section, known))
      .map(({wind}) => wind),
    sticks: sticksSaid(check, rows),
    winners: winnersOf(check, known),
    settings: check.settings
  }
}

function windsOfSections(check: Check, {rows}: Known, owner: Wind | null): (Wind | null)[] {
  const from = owner ? seatOrder.indexOf(owner) : 0
  return seatsOf(check, rows).map((seat, section) => {
    const player = check.block.sections[section]?.player
    if (player && 'wind' in player.who) return player.who.wind
    return seat === null || owner === null ? null : seatOrder[(from + seat) % 4]!
  })
}

/** What holds at the end of each section: for those without rows, what their headers say. */
function situationsOfSections({block}: Check, {rows}: Known): Situation[] {
  return block.sections.map((_, section) => {
    const row = rows.list.findLast(one => one.row.section === section)
    return row?.situation ?? rows.situations[section]!
  })
}

function declares({riichi}: Situation, section: number, {rivers, hands}: Known): boolean {
  if (riichi) return true
  return (
    (rivers.get(section)?.discards.some(one => one.riichi) ?? false) ||
    (hands.get(section)?.hand.riichi ?? false)
  )
}

/** Points that headers say. */
function pointsInHeaders(check: Check, {rows}: Known, winds: readonly (Wind | null)[]): PlayerPoints[] {
  return pointsOfPlayers(check, rows).flatMap(({value, section}) => {
    const wind = winds[section]
    return wind ? [{who: {wind}, points: value}] : []
  })
}

/** The hands that are said to win; where none is, those whose last tile stands apart. */
function winnersOf({settings}: Check, known: Known): ClaimedHand[] {
  const hands = known.rows.list.flatMap(({diagram, situation}, index) => {
    const hand = diagram.mode === 'river' || situation.drawnHand ? null : claimedHand(settings, known, index)
    return hand ? [hand] : []
  })
  const won = hands.filter(({win, diagram: {hand}}) => win !== null || hand.win !== null)
  return won.length > 0 ? won : hands.filter(({draw, diagram: {hand}}) => draw !== null || hand.draw !== null)
}

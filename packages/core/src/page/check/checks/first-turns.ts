/**
 * Turns and tiles left that contradict the block: a double riichi is declared with the first discard, ippatsu ends with
 * the next discard, a winner by tenhou, chiihou or renhou has discarded nothing, and the river of nagashi mangan has
 * only terminals and honors.
 *
 * Only what is certain is reported. If the tile of a declaration was called away, the next one is sideways as well. A
 * river that leaves something out, and one of several in a section, prove nothing.
 */
import type {RiverDiagram} from '../../../model/diagram.js'
import {clause, type Clause} from '../../../labels/clauses/clauses.js'
import type {Circumstance} from '../../../labels/ids.js'
import {seatOrder} from '../../../labels/play/winds.js'
import {append} from '@tehai/kernel/source'
import {isTerminalOrHonor} from '@tehai/riichi/tile'
import {claimMessage} from '../result/claim-messages.js'
import type {BlockContext} from '../context/context.js'
import {placeOfFact, type FactPlace} from './fact-place.js'
import {isWholeRiver} from './river-length.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {BlockRows, ReadBlockRow} from '../context/rows.js'
import {ownerWind, seatsOf} from '../context/seats.js'
import type {Situation, SituationFact} from '../../grammar/situation/situation.js'

/** A statement that cannot be true, where it is, and why. */
interface Contradiction {
  readonly what: Circumstance | 'riichi' | 'double'
  readonly reason: Clause
  /** Its place, if it is not in the situation. */
  readonly place?: FactPlace | undefined
}

/** What one player shows: the state of play of the player's only hand, or else of the river, and the only river. */
interface Player {
  readonly section: number
  readonly situation: Situation
  readonly hand: ReadBlockRow | null
  readonly river: ReadBlockRow | null
}

/** Report first turns and declarations that contradict the rivers, the calls or the turn of a block. */
export function checkFirstTurns(context: BlockContext): PlacedMessage[] {
  const players = playersOf(context.rows)
  return players.flatMap(player =>
    contradictions(context, player, players).flatMap(({what, reason, place}): PlacedMessage[] => {
      const at = place ?? placeOfFact(context, player.section, saysIt(what))
      if (!at) return []
      const message = claimMessage('impossible-situation', at.start, at.end, {what, reason})
      return [{part: at.part, message}]
    })
  )
}

const saysIt =
  (what: Contradiction['what']) =>
  (fact: SituationFact): boolean =>
    what === 'double' || what === 'riichi'
      ? fact.field === 'riichi'
      : fact.field === 'circumstance' && fact.circumstance === what

/** The players of a block. If a player has two hands or two rivers, it is unknown which is meant. */
function playersOf({list}: BlockRows): Player[] {
  const bySection = new Map<number, Player | null>()
  for (const row of list) {
    const {section} = row.row
    const part = row.diagram.mode
    const before = bySection.get(section)
    if (before === undefined) {
      bySection.set(section, {section, hand: null, river: null, situation: row.situation, [part]: row})
    } else if (before) {
      const situation = part === 'hand' ? row.situation : before.situation
      bySection.set(section, before[part] ? null : {...before, situation, [part]: row})
    }
  }
  return [...bySection.values()].filter(player => player !== null)
}

function contradictions(context: BlockContext, player: Player, players: readonly Player[]): Contradiction[] {
  const {situation, river} = player
  const found = [...againstTurn(situation), ...againstWall(situation), ...againstFirst(situation)]
  const first = firstTurnOf(situation)
  const discards = river && riverOf(river)
  if (discards) append(found, againstRiver(situation, discards))
  if (river && discards) append(found, againstHand(player, river, discards))
  const what = first ?? (situation.riichi === 'double' ? 'double' : null)
  if (what && isAfterCall(context, player, players)) found.push({what, reason: clause('call-before-turn')})
  return found.filter((one, index) => found.findIndex(({what: other}) => other === one.what) === index)
}

/** Wins before the player's first discard, or directly at it. */
const firstTurns: readonly Circumstance[] = ['tenhou', 'chiihou', 'renhou']

function firstTurnOf({circumstances}: Situation): Circumstance | null {
  return (circumstances && firstTurns.find(one => circumstances.includes(one))) ?? null
}

/** Circumstances that come with a discard or after it, beside a win before the first one. */
function againstFirst(situation: Situation): Contradiction[] {
  const {riichi, circumstances = []} = situation
  const first = firstTurnOf(situation)
  if (!first) return []
  const later = laterThanFirst.find(one => circumstances.includes(one)) ?? null
  const what = riichi ? (riichi === 'double' ? 'double' : 'riichi') : later
  return what ? [{what, reason: clause('before-first-discard', {circumstance: first})}] : []
}

const laterThanFirst: readonly Circumstance[] = ['ippatsu', 'haitei', 'houtei', 'rinshan']

/** Wins with the last tile of the wall, or with the last discard. */
const lastTiles: ReadonlySet<Circumstance> = new Set<Circumstance>(['haitei', 'houtei'])

/**
 * The fewest turns that a player can have when the wall ends. Of 70 tiles, at most four remain because of kans. A
 * player is skipped at most 12 times, by the calls of three others, and each time by less than a round of four: (66 -
 * 12 · 3 - 3) / 4.
 */
const EARLIEST_LAST_TILE = 7

/** The last tile of the wall although more tiles are left. Before the last tile is drawn, one is left. */
function againstWall({left = 0, circumstances}: Situation): Contradiction[] {
  const last = circumstances?.find(one => lastTiles.has(one))
  return last && left > 1 ? [{what: last, reason: clause('tiles-left', {left})}] : []
}

/** Turns as numbers: `turn 6` and tenhou, a double riichi on turn 3, riichi on turn 8 of a hand in turn 6. */
function againstTurn(situation: Situation): Contradiction[] {
  const {turn, riichi, riichiTurn, circumstances} = situation
  const found: Contradiction[] = []
  const first = firstTurnOf(situation)
  if (first && turn !== undefined && turn > 1) found.push({what: first, reason: clause('is-turn', {turn})})
  const last = circumstances?.find(one => lastTiles.has(one))
  if (last && turn !== undefined && turn < EARLIEST_LAST_TILE)
    found.push({what: last, reason: clause('is-turn', {turn})})
  if (riichi === 'double' && riichiTurn !== undefined && riichiTurn > 1)
    found.push({what: 'double', reason: clause('declared-on-turn', {turn: riichiTurn})})
  // A double riichi is declared with the first discard.
  const declared = riichiTurn ?? (riichi === 'double' ? 1 : undefined)
  if (turn === undefined || declared === undefined) return found
  if (turn < declared) found.push({what: 'riichi', reason: clause('is-turn', {turn})})
  else if (turn > declared + 1 && circumstances?.includes('ippatsu'))
    found.push({what: 'ippatsu', reason: clause('declared-on-turn', {turn: declared})})
  return found
}

/** The discards of a river that leaves nothing out, else `null`. */
function riverOf({diagram}: ReadBlockRow): RiverDiagram['discards'] | null {
  return diagram.mode === 'river' && isWholeRiver(diagram, null, 0) ? diagram.discards : null
}

function againstRiver(situation: Situation, discards: RiverDiagram['discards']): Contradiction[] {
  const found: Contradiction[] = []
  const first = firstTurnOf(situation)
  const turned = discards.findIndex(({riichi}) => riichi)
  if (first && discards.length > 0) found.push({what: first, reason: clause('has-discards')})
  if (situation.riichi === 'double' && discards.slice(0, Math.max(0, turned)).some(({called}) => !called))
    found.push({what: 'double', reason: clause('turned-discard', {at: turned + 1})})
  if (turned >= 0 && turned < discards.length - 1 && situation.circumstances?.includes('ippatsu'))
    found.push({what: 'ippatsu', reason: clause('discards-after-riichi')})
  if (situation.circumstances?.includes('nagashi')) append(found, againstNagashi(discards))
  return found
}

function againstNagashi(discards: RiverDiagram['discards']): Contradiction[] {
  const other = discards.find(({tile, called}) => tile && (called || !isTerminalOrHonor(tile)))
  if (!other?.tile) return []
  const values = {tiles: other.tile}
  const reason = other.called ? clause('discard-was-called', values) : clause('river-has', values)
  return [{what: 'nagashi', reason}]
}

/**
 * A tile turned for riichi in the river of an open hand. If words also state the riichi, it is reported with the hand.
 */
function againstHand(
  {hand, situation}: Player,
  {row, diagram}: ReadBlockRow,
  discards: RiverDiagram['discards']
): Contradiction[] {
  if (hand?.diagram.mode !== 'hand' || situation.riichi) return []
  const isOpen = hand.diagram.hand.melds.some(({type}) => type !== 'ankan')
  if (!isOpen || !discards.some(({riichi}) => riichi)) return []
  const node = diagram.nodes.find(one => one.type === 'tile' && one.marks.includes('riichi'))
  if (!node) return []
  const place = {start: row.start + node.start, end: row.start + node.end, part: 'body'} as const
  return [{what: 'riichi', reason: clause('riichi-with-open-hand'), place}]
}

/**
 * Whether the first discard of a player earlier in turn order was called away, which ends the first turn of all
 * players.
 */
function isAfterCall(context: BlockContext, {section}: Player, players: readonly Player[]): boolean {
  const owner = ownerWind(context)
  const seats = seatsOf(context)
  const seat = seats[section] ?? null
  if (owner === null || seat === null) return false
  const place = (of: number) => (seatOrder.indexOf(owner) + of) % 4
  return players.some(other => {
    const at = seats[other.section] ?? null
    const [first] = (other.river && riverOf(other.river)) ?? []
    return at !== null && other.section !== section && place(at) < place(seat) && first?.called === true
  })
}

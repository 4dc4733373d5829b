/**
 * What a game record says about the moment that a block shows, read as a block, and the messages for differences from
 * it.
 */
import type {Span} from '@tehai/kernel/source'
import {seatOrder, type Wind} from '../../../labels/play/winds.js'
import {readContent, type BlockContent} from '../../grammar/content.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import {pageMessage} from '../../grammar/messages.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {Who} from '../../grammar/situation/players.js'
import {notationOfRecords} from '../../grammar/block/record-lines.js'
import type {RecordedHand, RecordPosition} from '../../grammar/block/records.js'
import {headerFacts} from '../../grammar/situation/header-facts.js'
import type {SituationFact} from '../../grammar/situation/situation.js'
import {stepsTo, type Seat} from '../../../model/players.js'

/** What a record says about one player. */
export interface RecordedPlayer {
  /** Facts of the header, and the header itself. */
  readonly facts: readonly SituationFact[]
  readonly header: string
  /** The river in notation; `null` if there are no discards. */
  readonly river: string | null
  /** How many tiles are in it. */
  readonly discards: number
}

/** The content of a record, read as a block. */
export interface RecordContent {
  readonly content: BlockContent
  readonly owner: Wind | null
  readonly players: ReadonlyMap<Seat, RecordedPlayer>
  /** The hands of all players, including face-down ones. */
  readonly hands: ReadonlyMap<Seat, RecordedHand>
  readonly own: readonly SituationFact[]
  /** The tile with which the owner of the page's hand has won; `null` for no win. */
  readonly win: EntryValue | null
  readonly onTable: RecordPosition['onTable']
  readonly end: RecordPosition['end']
}

/** Read what a record says about a moment. */
export function recordedOf(
  {settings}: BlockContent,
  {keys, scores, players, hands, onTable, end}: RecordPosition
): RecordContent {
  const lines = [...keys.map(([key, value]) => `${key}: ${value}`), `scores: ${scores}`, players]
  const content = readContent(lines.join('\n'), '', notationOfRecords(settings))
  const owner = content.values.flatMap(({facts}) => facts).find(isSeat)?.wind ?? null
  const bySeat = new Map<Seat, RecordedPlayer>()
  for (const [section, {player}] of content.sections.entries()) {
    const seat = player ? seatOf(player.who, {owner, content}) : null
    if (!player || seat === null) continue
    const header = content.text.slice(player.valueStart, player.valueEnd)
    const river = content.rowSources.find(row => row.section === section && row.mode === 'river')
    const discarded = river ? content.text.slice(river.start, river.end) : null
    bySeat.set(seat, {
      facts: headerFacts(header, player.valueStart),
      header,
      river: discarded,
      discards: discarded?.match(/\d/g)?.length ?? 0
    })
  }
  const win = content.values.find(({entry}) => entry.key.id === 'win' || entry.key.id === 'ron') ?? null
  return {
    content,
    owner,
    players: bySeat,
    hands: new Map(hands.map(hand => [stepsTo(hand.place), hand])),
    own: bySeat.get(0)?.facts ?? [],
    win,
    onTable,
    end
  }
}

/** Whether a fact is a seat. */
export const isSeat = (fact: SituationFact): fact is SituationFact & {readonly field: 'seat'} =>
  fact.field === 'seat'

/** The table of a record: whose hand the page shows, and how many play. */
type Seats = Pick<RecordContent, 'owner' | 'content'>

/** Where a player sits, in steps from the owner of the page's hand; with three players the last one is kamicha. */
export function seatOf(who: Who, {owner, content}: Seats): Seat | null {
  if ('player' in who) return stepsTo(who.player)
  if (owner === null) return null
  const step = seatOrder.indexOf(who.wind) - seatOrder.indexOf(owner)
  if (!content.sanma) return ((step + 4) % 4) as Seat
  const seat = (step + 3) % 3
  return seat === 2 ? 3 : (seat as Seat)
}

/** The seats that are taken, in turn order. */
const takenSeats = ({content}: Seats): readonly Seat[] => (content.sanma ? [0, 1, 3] : [0, 1, 2, 3])

/**
 * Where a player named in the section of another player sits: `kamicha` is to the left of that player, `self` is the
 * owner of the page's hand.
 */
export function seatSeenFrom(who: Who, from: Seat, seats: Seats): Seat | null {
  const seat = seatOf(who, seats)
  if ('wind' in who || who.player === 'self' || seat === null) return seat
  const taken = takenSeats(seats)
  const step = taken.indexOf(seat)
  return step < 0 ? null : taken[(taken.indexOf(from) + step) % taken.length]!
}

/** The message for a difference from the record: only facts in the body are compared with it. */
export const differs = ({start, end}: Span, expected: string): PlacedMessage => ({
  part: 'body',
  message: pageMessage('not-as-recorded', start, end, {}, [expected])
})

/** The message for something that the record does not have. */
export const notRecorded = ({start, end}: Span): PlacedMessage => ({
  part: 'body',
  message: pageMessage('not-recorded', start, end)
})

/** Sections about the owner of the page's hand: the facts about all players, and the owner's section. */
export function isOwn({sections}: BlockContent, section: number, seats: Seats): boolean {
  const player = sections[section]?.player
  return !player || seatOf(player.who, seats) === 0
}

/**
 * What a game record says of the moment that a block shows, read as a block, and the messages for what differs from it.
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

/** What a record says of one player. */
export interface RecordedPlayer {
  /** Facts of the header, and the header. */
  readonly facts: readonly SituationFact[]
  readonly header: string
  /** The river in notation; `null`: nothing is discarded. */
  readonly river: string | null
  /** How many tiles are in it. */
  readonly discards: number
}

/** What a record says, read as a block. */
export interface RecordContent {
  readonly content: BlockContent
  readonly owner: Wind | null
  readonly players: ReadonlyMap<Seat, RecordedPlayer>
  /** The hands of all, also of those whose tiles lie face down. */
  readonly hands: ReadonlyMap<Seat, RecordedHand>
  readonly own: readonly SituationFact[]
  /** The tile by which the owner of the page's hand has won; `null` if they have not. */
  readonly win: EntryValue | null
  readonly onTable: RecordPosition['onTable']
  readonly end: RecordPosition['end']
}

/** Read what a record says of a moment. */
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

/** Where a player sits, in steps from the owner of the page's hand; of three players the last one is kamicha. */
export function seatOf(who: Who, {owner, content}: Seats): Seat | null {
  if ('player' in who) return stepsTo(who.player)
  if (owner === null) return null
  const step = seatOrder.indexOf(who.wind) - seatOrder.indexOf(owner)
  if (!content.sanma) return ((step + 4) % 4) as Seat
  const seat = (step + 3) % 3
  return seat === 2 ? 3 : (seat as Seat)
}

/** The seats that are taken, in the order of turns. */
const takenSeats = ({content}: Seats): readonly Seat[] => (content.sanma ? [0, 1, 3] : [0, 1, 2, 3])

/**
 * Where a player sits who is named in the section of another one: `kamicha` is left of that one, `self` the owner of the page's
 * hand.
 */
export function seatSeenFrom(who: Who, from: Seat, seats: Seats): Seat | null {
  const seat = seatOf(who, seats)
  if ('wind' in who || who.player === 'self' || seat === null) return seat
  const taken = takenSeats(seats)
  const step = taken.indexOf(seat)
  return step < 0 ? null : taken[(taken.indexOf(from) + step) % taken.length]!
}

/** The message for what the record says otherwise: only what the body says is compared with it. */
export const differs = ({start, end}: Span, expected: string): PlacedMessage => ({
  part: 'body',
  message: pageMessage('not-as-recorded', start, end, {}, [expected])
})

/** The message for what the record does not have. */
export const notRecorded = ({start, end}: Span): PlacedMessage => ({
  part: 'body',
  message: pageMessage('not-recorded', start, end)
})

/** Sections that are about the owner of the page's hand: what is said of all, and their own. */
export function isOwn({sections}: BlockContent, section: number, seats: Seats): boolean {
  const player = sections[section]?.player
  return !player || seatOf(player.who, seats) === 0
}

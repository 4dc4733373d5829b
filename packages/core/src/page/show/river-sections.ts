/**
 * The rivers of a game record, and the author's text about the same players: each player is shown once, in turn order.
 */
import type {Seat} from '../../model/players.js'
import type {CheckedSection} from '../check/result/checked-block.js'
import type {BlockContext} from '../check/context/context.js'
import {seatsOf} from '../check/context/seats.js'
import {isOfRecord} from '../grammar/block/record-lines.js'

/** A section that is shown, and its index in the block. */
export interface PlacedSection {
  readonly index: number
  readonly shown: CheckedSection
}

/** Sections, with those of one player merged. */
export function eachPlayerOnce(
  sections: readonly PlacedSection[],
  context: BlockContext
): readonly CheckedSection[] {
  const {record} = context
  const seats = seatsOf(context)
  const isRecorded = ({index}: PlacedSection): boolean =>
    isOfRecord(record, context.sections[index]!.player ?? {start: 0})
  const typed = new Map<Seat, PlacedSection>()
  for (const one of sections) {
    const seat = one.shown.player ? seats[one.index] : null
    if (seat !== null && seat !== undefined && !isRecorded(one) && !typed.has(seat)) typed.set(seat, one)
  }
  const recorded = new Set(sections.filter(isRecorded).map(({index}) => seats[index]))
  return sections.flatMap((one): CheckedSection[] => {
    const seat = seats[one.index] ?? null
    const own = seat === null ? undefined : typed.get(seat)
    if (own === one) return recorded.has(seat) ? [] : [one.shown]
    return [own && isRecorded(one) ? joined(one.shown, own.shown, hasRiver(own, context)) : one.shown]
  })
}

/** Whether a river is typed in a section. */
const hasRiver = ({index}: PlacedSection, {rows, record}: BlockContext): boolean =>
  rows.list.some(
    ({row, diagram}) => row.section === index && diagram.mode === 'river' && !isOfRecord(record, row)
  )

/** What a record and an author say about one player: the author's words, and the typed river if there is one. */
function joined(recorded: CheckedSection, typed: CheckedSection, hasTypedRiver: boolean): CheckedSection {
  const isSaid = typed.player !== null && typed.player.said.length > 0
  return {
    player: isSaid ? typed.player : recorded.player,
    groups: hasTypedRiver ? typed.groups : [...recorded.groups, ...typed.groups]
  }
}

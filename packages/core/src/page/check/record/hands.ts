/**
 * Hands that an author types beside a game record, compared with those of the record.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Hand} from '../../../model/diagram.js'
import {countHand} from '../../../model/validate.js'
import type {BlockContent} from '../../grammar/content.js'
import {factsOfHeader} from '../../grammar/situation/header-facts.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {notationOfRecords} from '../../grammar/block/record-lines.js'
import type {RecordedHand} from '../../grammar/block/records.js'
import type {Settings} from '../../grammar/keys/options.js'
import {drawnRow} from '../../row/row.js'
import {differs, seatOf, type RecordContent} from './record-content.js'
import {isSameKinds} from './tiles.js'
import type {Seat} from '../../../model/players.js'
import {WAITING, WHOLE} from '../../../notation/hand-size.js'

/** The hands of a player that an author has typed, as indices of rows. */
export interface TypedHands {
  readonly section: number
  readonly first: number
  readonly last: number
}

/**
 * The hands that are typed, by the seats of their players: those in the first section in which the player has any.
 * Hands of other players count if they are whole and face up.
 */
export function typedHands(
  content: BlockContent,
  recorded: Pick<RecordContent, 'owner' | 'content'>
): ReadonlyMap<Seat, TypedHands> {
  const found = new Map<Seat, TypedHands>()
  const {rowSources, sections, text, settings} = content
  for (const [index, {mode, section, start, end}] of rowSources.entries()) {
    if (mode !== 'hand') continue
    const player = sections[section]?.player
    const seat = player ? seatOf(player.who, recorded) : 0
    if (seat === null || (seat !== 0 && !isWhole(text.slice(start, end), settings))) continue
    const known = found.get(seat)
    if (!known) found.set(seat, {section, first: index, last: index})
    else if (known.section === section) found.set(seat, {...known, last: index})
  }
  return found
}

/** Report hands that differ from those of the record. */
export function handDifferences(content: BlockContent, recorded: RecordContent): PlacedMessage[] {
  return [...typedHands(content, recorded)].flatMap(([seat, typed]) => {
    const truth = recorded.hands.get(seat)
    return truth ? handDifference(content, recorded, typed, truth) : []
  })
}

function handDifference(
  content: BlockContent,
  recorded: RecordContent,
  {first, section}: TypedHands,
  {row: source, drawn, won}: RecordedHand
): PlacedMessage[] {
  if (source === null) return []
  const row = content.rowSources[first]!
  const typed = handIn(content.text.slice(row.start, row.end), content.settings)
  const truth = handIn(source, notationOfRecords(recorded.content.settings))
  if (typed === null || truth === null) return []
  const held = [...tilesOf(truth), ...(drawn === null ? [] : [drawn])]
  const tiles = tilesOf(typed)
  const named = content.values.filter(({entry}) => entry.row === first && entry.key.id === 'draw')
  const isSame = [tiles, [...tiles, ...named.flatMap(one => one.tiles)]].some(
    all => isSameKinds(all, held) || (won !== null && isSameKinds(all, [...held, won]))
  )
  if (isSame && isSameNorths(content, section, typed, truth)) return []
  const last = drawn ?? (tiles.length > held.length ? won : null)
  return [differs(row, [source, ...(last === null ? [] : [last])].join(' '))]
}

/** Whether the same number of norths is put aside, in the hand or according to a key or a header. */
function isSameNorths(
  {values, sections, text}: BlockContent,
  section: number,
  typed: Hand,
  truth: Hand
): boolean {
  if (typed.kita === truth.kita) return true
  const player = sections[section]?.player
  const header = player ? factsOfHeader(text, player) : []
  const facts = [...header, ...values.flatMap(one => one.facts)]
  return typed.kita === 0 && facts.some(({field}) => field === 'kita')
}

function handIn(source: string, {dialect, y}: Settings): Hand | null {
  const {diagram} = drawnRow(source, {mode: 'hand', dialect, y, checked: true})
  return diagram.mode === 'river' ? null : diagram.hand
}

function isWhole(source: string, {dialect, y}: Settings): boolean {
  const {diagram} = drawnRow(source, {mode: 'hand', dialect, y, checked: true})
  if (diagram.mode === 'river' || !diagram.hand.complete) return false
  const count = countHand(diagram)
  return count === WAITING || count === WHOLE
}

const tilesOf = ({concealed, draw, melds}: Hand): readonly Tile[] => [
  ...concealed,
  ...(draw ? [draw] : []),
  ...melds.flatMap(({tiles}) => tiles)
]

/**
 * What an author writes about players beside a game record: in their headers, and in the keys of other players'
 * sections.
 */
import {nameOfRiichi} from '../../../labels/play/situation.js'
import type {Seat} from '../../../model/players.js'
import {readContent, type BlockContent} from '../../grammar/content.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import {factsOfHeader} from '../../grammar/situation/header-facts.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {notationOfRecords} from '../../grammar/block/record-lines.js'
import type {SituationFact} from '../../grammar/situation/situation.js'
import {differs, notRecorded, seatOf, seatSeenFrom, type RecordContent} from './record-content.js'
import {expectedOf, hasNotHappened, isDenial} from './facts.js'
import {playerFactOf} from './players.js'
import {riverDifferences} from './rivers.js'
import {isSameWin} from './tiles.js'

/** Report false statements about the players that a block names. */
export function sectionDifferences(content: BlockContent, recorded: RecordContent): PlacedMessage[] {
  return content.sections.flatMap(({player}, section) => {
    const seat = player ? seatOf(player.who, recorded) : null
    const truth = seat === null ? undefined : recorded.players.get(seat)
    if (!player || seat === null || !truth) return []
    const facts = factsOfHeader(content.text, player)
    return [
      ...facts.flatMap(fact => factDifference(fact, content, seat, recorded)),
      ...(seat === 0 ? [] : keyDifferences(content, section, seat, recorded)),
      ...riverDifferences(content, section, truth, recorded)
    ]
  })
}

/** What keys below the header of another player say about that player. */
function keyDifferences(
  content: BlockContent,
  section: number,
  seat: Seat,
  recorded: RecordContent
): PlacedMessage[] {
  const known = valuesOf(seat, recorded)
  return content.values.flatMap((value): PlacedMessage[] => {
    const {entry, facts, problem} = value
    if (problem || entry.part !== 'body' || entry.section !== section) return []
    const riichi = recorded.players.get(seat)!.facts.find(({field}) => field === 'riichi')
    if (entry.key.id === 'riichi' && facts.length === 0 && riichi?.field === 'riichi' && entry.value !== '')
      return [differs(entry, nameOfRiichi(riichi.kind, content.settings.lang))]
    if (known.flatMap(one => one.facts).some(fact => isDenial(entry, facts, fact)))
      return [differs(entry, entry.key.example)]
    return [
      ...winDifference(value, known, seat, recorded),
      ...facts.flatMap(fact => factDifference(fact, content, seat, recorded))
    ]
  })
}

/** A false fact about a player. */
function factDifference(
  fact: SituationFact,
  {text}: BlockContent,
  seat: Seat,
  recorded: RecordContent
): PlacedMessage[] {
  const written = text.slice(fact.start, fact.end)
  const expected = isOfTable(fact)
    ? isOfWin(fact, seat, recorded)
      ? null
      : expectedOf(fact, written, recorded)
    : playerFactOf(fact, written, seat, recorded)
  if (expected !== null) return [differs(fact, expected)]
  return isMissing(fact, seat, recorded) ? [notRecorded(fact)] : []
}

/** Whether a fact is the same for all players. */
const isOfTable = ({field}: SituationFact): boolean =>
  field === 'round' || field === 'honba' || field === 'sticks' || field === 'drawn-hand'

/** Whether a number is what a player's win is paid: with several winners, one is paid honba and sticks. */
const isOfWin = (fact: SituationFact, seat: Seat, recorded: RecordContent): boolean =>
  (fact.field === 'honba' || fact.field === 'sticks') &&
  valuesOf(seat, recorded)
    .flatMap(({facts}) => facts)
    .some(one => one.field === fact.field && one.value === fact.value)

/** Whether something stated about a player has not happened. */
function isMissing(fact: SituationFact, seat: Seat, recorded: RecordContent): boolean {
  if (seat === 0 || fact.field === 'drawn-hand') return hasNotHappened(fact, recorded)
  if (fact.field === 'riichi') return !recorded.players.get(seat)!.facts.some(({field}) => field === 'riichi')
  if (fact.field !== 'circumstance' || (recorded.hands.get(seat)?.won ?? null) === null) return false
  return !valuesOf(seat, recorded)
    .flatMap(({facts}) => facts)
    .some(one => one.field === 'circumstance' && one.circumstance === fact.circumstance)
}

/** The tile that another player has drawn or won, how, and from which player. */
function winDifference(
  value: EntryValue,
  known: readonly EntryValue[],
  seat: Seat,
  recorded: RecordContent
): PlacedMessage[] {
  const {entry, tiles} = value
  const {id} = entry.key
  if ((id !== 'draw' && id !== 'win' && id !== 'ron') || tiles.length !== 1) return []
  const win = known.find(one => one.entry.key.id === 'win' || one.entry.key.id === 'ron')
  if (!win) {
    const drawn = recorded.hands.get(seat)?.drawn ?? null
    return id === 'draw' && drawn !== null && drawn !== tiles[0] ? [differs(entry, drawn)] : []
  }
  if (isSameWin(value, win, who => seatSeenFrom(who, seat, recorded))) return []
  const whole = {start: entry.nameSpan.start, end: entry.end}
  return [differs(whole, `${win.entry.name}: ${win.entry.value}`)]
}

/** What a record says about the hand of a player, read as keys. */
function valuesOf(seat: Seat, {hands, content}: RecordContent): readonly EntryValue[] {
  const keys = hands.get(seat)?.keys ?? []
  if (keys.length === 0) return []
  const lines = keys.map(([key, value]) => `${key}: ${value}`)
  return readContent(lines.join('\n'), '', notationOfRecords(content.settings)).values
}

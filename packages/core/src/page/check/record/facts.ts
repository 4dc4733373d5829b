/**
 * Facts of the situation that an author types beside a game record, in keys and in headers of players,
 * compared with those of the record.
 */
import {nameOfRiichi} from '../../../labels/play/situation.js'
import type {BlockContent} from '../../grammar/content.js'
import type {Entry} from '../../grammar/block/entries.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import {foldHan} from '../../grammar/spelling/han.js'
import {foldKorean} from '../../grammar/spelling/korean.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {SituationFact} from '../../grammar/situation/situation.js'
import {differs, isOwn, notRecorded, type RecordContent} from './record-content.js'
import {playerFactOf} from './players.js'
import {inItsWords, lastNumber} from './rewording.js'

/** What keys say about the situation. */
export function factDifferences(content: BlockContent, recorded: RecordContent): PlacedMessage[] {
  return content.values.flatMap(({entry, facts, problem}) => {
    if (problem || entry.part !== 'body' || !isOwn(content, entry.section, recorded)) return []
    const riichi = recorded.own.find(({field}) => field === 'riichi')
    if (entry.key.id === 'riichi' && facts.length === 0 && riichi?.field === 'riichi' && entry.value !== '')
      return [differs(entry, nameOfRiichi(riichi.kind, content.settings.lang))]
    if (recorded.own.some(fact => isDenial(entry, facts, fact))) return [differs(entry, entry.key.example)]
    return facts.flatMap(fact => {
      const written = content.text.slice(fact.start, fact.end)
      // `East noten, South tenpai`: the list itself names the players.
      if (fact.field === 'tenpai' && facts.some(({field}) => field === 'seat')) return []
      const expected = expectedOf(fact, written, recorded)
      if (expected !== null) return [differs(fact, expected)]
      return hasNotHappened(fact, recorded) ? [notRecorded(fact)] : []
    })
  })
}

/** Whether a key denies something that the record has: `ippatsu: no`. */
export const isDenial = (
  {key, value}: Entry,
  facts: readonly SituationFact[],
  fact: SituationFact
): boolean =>
  key.value === 'flag' &&
  facts.length === 0 &&
  value !== '' &&
  fact.field === 'circumstance' &&
  fact.circumstance === key.id

/** What a record says in place of a fact about the owner of the page's hand; `null` if it agrees, or says nothing. */
export function expectedOf(fact: SituationFact, written: string, recorded: RecordContent): string | null {
  const {content, own} = recorded
  // A seat chooses whose view of the table is shown: it cannot differ.
  if (fact.field === 'seat') return null
  if (fact.field === 'tenpai' || fact.field === 'points') return playerFactOf(fact, written, 0, recorded)
  if (isOtherDraw(fact, written, recorded)) return recorded.end?.draw ?? null
  const truth =
    content.values.flatMap(({facts}) => facts).find(({field}) => field === fact.field) ??
    own.find(({field}) => field === fact.field)
  if (fact.field === 'honba' || fact.field === 'sticks') {
    // With several winners, one is paid honba and sticks: the others have none, or may state those of the round.
    const value = recorded.onTable[fact.field]
    const isRight = fact.value === value || (truth === undefined && fact.value === 0)
    return isRight ? null : lastNumber(written, value)
  }
  if (fact.field === 'left')
    return isLeft(fact.value, recorded) ? null : inItsWords(written, String(recorded.onTable.left))
  if (!truth) return null
  if (fact.field === 'riichi') return playerFactOf(fact, written, 0, recorded)
  const expected = differenceOf(fact, truth, valueOf(content.values, truth))
  return expected === null ? null : inItsWords(written, expected)
}

/** Whether this many tiles are left, or were left before the last draw. */
const isLeft = (count: number, {onTable: {left}}: RecordContent): boolean =>
  count === left || count === left + 1

/** Whether another kind of draw than that of the record is named. */
function isOtherDraw(fact: SituationFact, written: string, {end}: RecordContent): boolean {
  if (end === null || end.draw === null) return false
  if (fact.field === 'circumstance')
    return fact.circumstance === 'nagashi' && end.otherDraws.includes(fact.circumstance)
  const word = foldKorean(foldHan(written.normalize('NFKC'))).toLowerCase()
  return fact.field === 'drawn-hand' && end.otherDraws.includes(word)
}

/** Whether a fact is part of a win that differs from the record; at other moments it may be hypothetical. */
export function hasNotHappened(fact: SituationFact, {own, win, end}: RecordContent): boolean {
  if (fact.field === 'drawn-hand') return end !== null && end.draw === null
  if (win === null) return false
  if (fact.field === 'riichi') return !own.some(({field}) => field === 'riichi')
  return (
    fact.field === 'circumstance' &&
    !own.some(one => one.field === 'circumstance' && one.circumstance === fact.circumstance)
  )
}

/** What the record has in place of a fact; `null` if they agree. */
function differenceOf(fact: SituationFact, truth: SituationFact, written: string): string | null {
  if (fact.field === 'round' && truth.field === 'round') {
    return fact.wind === truth.wind && (fact.hand === null || fact.hand === truth.hand) ? null : written
  }
  if ('value' in fact && 'value' in truth) return fact.value === truth.value ? null : String(truth.value)
  return null
}

/** How the record writes a fact. */
function valueOf(values: readonly EntryValue[], fact: SituationFact): string {
  return values.find(({facts}) => facts.includes(fact))?.entry.value ?? ''
}

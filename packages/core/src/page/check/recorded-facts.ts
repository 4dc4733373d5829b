/**
 * Facts of the situation that an author types beside a game record, in keys and in headers of players,
 * compared with those of the record.
 */
import {nameOfRiichi, nameOfTenpai} from '../../labels/situation.js'
import {nameOfSeatWind} from '../../labels/winds.js'
import type {BlockContent} from '../grammar/content.js'
import type {Entry} from '../grammar/entries.js'
import type {EntryValue} from '../grammar/entry-value.js'
import {foldHan} from '../grammar/han.js'
import {foldKorean} from '../grammar/korean.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import type {SituationFact} from '../grammar/situation.js'
import type {Seat} from '../../model/players.js'
import {differs, isOwn, isSeat, notRecorded, type Recorded, type RecordedPlayer} from './recorded.js'

const STICK = 1000

/** What keys say of the situation. */
export function factDifferences(content: BlockContent, recorded: Recorded): PlacedMessage[] {
  return content.values.flatMap(({entry, facts, problem}) => {
    if (problem || entry.part !== 'body' || !isOwn(content, entry.section, recorded)) return []
    const riichi = recorded.own.find(({field}) => field === 'riichi')
    if (entry.key.id === 'riichi' && facts.length === 0 && riichi?.field === 'riichi' && entry.value !== '')
      return [differs('body', entry, nameOfRiichi(riichi.kind, content.settings.lang))]
    if (recorded.own.some(fact => isDenial(entry, facts, fact)))
      return [differs('body', entry, entry.key.example)]
    return facts.flatMap(fact => {
      const written = content.text.slice(fact.start, fact.end)
      // `East noten, South tenpai`: whose it is, the list says.
      if (fact.field === 'tenpai' && facts.some(({field}) => field === 'seat')) return []
      const expected = expectedOf(fact, written, recorded)
      if (expected !== null) return [differs('body', fact, expected)]
      return hasNotHappened(fact, recorded) ? [notRecorded(fact)] : []
    })
  })
}

/** Whether a key says that something did not happen that the record has: `ippatsu: no`. */
const isDenial = ({key, value}: Entry, facts: readonly SituationFact[], fact: SituationFact): boolean =>
  key.value === 'flag' &&
  facts.length === 0 &&
  value !== '' &&
  fact.field === 'circumstance' &&
  fact.circumstance === key.id

/** What a record says in place of a fact about the owner of the page's hand; `null`: the same, or nothing. */
function expectedOf(fact: SituationFact, written: string, recorded: Recorded): string | null {
  const {content, own, players} = recorded
  // A seat says whose eyes see the table: it cannot differ.
  if (fact.field === 'seat') return null
  if (fact.field === 'tenpai') return tenpaiOf(fact, 0, recorded)
  if (isOtherDraw(fact, written, recorded)) return recorded.end?.draw ?? null
  const truth =
    content.values.flatMap(({facts}) => facts).find(({field}) => field === fact.field) ??
    own.find(({field}) => field === fact.field)
  if (fact.field === 'honba' || fact.field === 'sticks') {
    // Of several winners one is paid honba and sticks: the others have none, or may say those of the round.
    const value = recorded.onTable[fact.field]
    const isRight = fact.value === value || (truth === undefined && fact.value === 0)
    return isRight ? null : lastNumber(written, value)
  }
  if (!truth) return null
  if (fact.field === 'riichi') return riichiOf(fact, written, players.get(0)!, recorded)
  const expected = differenceOf(fact, truth, valueOf(content.values, truth))
  return expected === null ? null : inItsWords(written, expected)
}

/** Whether a draw of another kind than that of the record is named. */
function isOtherDraw(fact: SituationFact, written: string, {end}: Recorded): boolean {
  if (end === null || end.draw === null) return false
  if (fact.field === 'circumstance')
    return fact.circumstance === 'nagashi' && end.otherDraws.includes(fact.circumstance)
  const word = foldKorean(foldHan(written.normalize('NFKC'))).toLowerCase()
  return fact.field === 'drawn-hand' && end.otherDraws.includes(word)
}

/** Whether a player was tenpai at a draw, in place of what is written; `null`: the same, or the record does not say it. */
function tenpaiOf(
  {isTenpai}: SituationFact & {readonly field: 'tenpai'},
  seat: Seat,
  {hands, content}: Recorded
): string | null {
  const truth = hands.get(seat)?.isTenpai ?? null
  return truth === null || truth === isTenpai ? null : nameOfTenpai(truth, content.settings.lang)
}

/** The riichi of a player in place of one that is written; `null` where both are the same. */
function riichiOf(
  fact: SituationFact & {readonly field: 'riichi'},
  written: string,
  {facts}: RecordedPlayer,
  {content}: Recorded
): string | null {
  const {lang} = content.settings
  const truth = facts.find(one => one.field === 'riichi')
  if (truth?.field !== 'riichi') return null
  if (fact.kind !== truth.kind) return nameOfRiichi(truth.kind, lang)
  // In `riichi, turn 15` the turn is that of the moment.
  const isNow = content.values.some(({facts: [now]}) => now?.field === 'turn' && now.value === fact.turn)
  if (fact.turn === null || fact.turn === truth.turn || isNow) return null
  return inItsWords(written, String(truth.turn))
}

/** Whether a fact is part of a win that was another one: at other moments it may be supposed. */
function hasNotHappened(fact: SituationFact, {own, win, end}: Recorded): boolean {
  if (fact.field === 'drawn-hand') return end !== null && end.draw === null
  if (win === null) return false
  if (fact.field === 'riichi') return !own.some(({field}) => field === 'riichi')
  return (
    fact.field === 'circumstance' &&
    !own.some(one => one.field === 'circumstance' && one.circumstance === fact.circumstance)
  )
}

/** What the header of a player has in place of a fact; `null`: the same, or the record says nothing of it. */
export function inHeaderOf(
  fact: SituationFact,
  written: string,
  seat: Seat,
  recorded: Recorded
): string | null {
  const {owner, content} = recorded
  const player = recorded.players.get(seat)!
  if (fact.field === 'seat') {
    const wind = seat === 0 ? owner : (player.facts.find(isSeat)?.wind ?? null)
    return wind === null || wind === fact.wind ? null : nameOfSeatWind(wind, content.settings.lang)
  }
  if (fact.field === 'riichi') {
    if (player.facts.some(({field}) => field === 'riichi')) return riichiOf(fact, written, player, recorded)
    return null
  }
  if (fact.field === 'tenpai') return tenpaiOf(fact, seat, recorded)
  if (fact.field !== 'points') return null
  const truth = player.facts.find(({field}) => field === 'points')
  if (truth?.field !== 'points') return null
  // The points may be those from before the stick was put down.
  const stick = player.facts.some(({field}) => field === 'riichi') ? STICK : 0
  return fact.value === truth.value || fact.value === truth.value + stick ? null : String(truth.value)
}

/** A number as the author writes it: `turn 8` and 9 give `turn 9`. */
const inItsWords = (written: string, expected: string): string =>
  /^\d+$/.test(expected) && /^\D*\d+\D*$/.test(written) ? written.replace(/\d+/, expected) : expected

/** The same for the last of several numbers, which may be left out where it is 0: `East 1-2`. */
function lastNumber(written: string, expected: number): string {
  if (!/\d\D+\d/.test(written)) return inItsWords(written, String(expected))
  return expected === 0
    ? written.replace(/\D{1,3}\d{1,7}\D{0,3}$/, '')
    : written.replace(/\d{1,7}(?=\D{0,3}$)/, String(expected))
}

/** What the record has in place of a fact; `null` where both say the same. */
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

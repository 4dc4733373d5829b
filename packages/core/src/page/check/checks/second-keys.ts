/**
 * Second keys: a key about the round or the seat that contradicts another key of the same hand.
 *
 *     situation: East 1, East seat
 *     seat: south
 *     ^^^^^^^^^^^
 *
 * A key of one of several hands may override what is stated for all of them.
 */
import type {BlockContext} from '../context/context.js'
import type {ContentSection} from '../../grammar/content.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {secondFacts} from '../../grammar/situation/second-facts.js'
import type {SituationFact} from '../../grammar/situation/situation.js'

/** Report facts of keys that an earlier key of the same hand contradicts. */
export function checkSecondKeys({text, record, rows, sections, messages}: BlockContext): PlacedMessage[] {
  if (record !== null) return []
  const hands = rows.list.filter(({diagram}) => diagram.mode === 'hand')
  const [first] = hands
  const own = hands.map(({values}) => values.filter(({entry}) => !entry.common))
  const isOfOwner = first !== undefined && hands.length === 1 && isOwn(sections[first.row.section])
  const groups = isOfOwner ? [[...rows.common, ...own[0]!]] : [rows.common, ...own]
  const isSaid = (start: number) => messages.some(({message}) => message.start === start)
  return groups.flatMap(values =>
    secondFacts(text, 0, values.filter(isInBody).flatMap(factsOf))
      .filter(({start}) => !isSaid(start))
      .map((message): PlacedMessage => ({part: 'body', message}))
  )
}

/** Whether a section belongs to the owner of the page's hand. */
function isOwn(section: ContentSection | undefined): boolean {
  const who = section?.player?.who
  return who === undefined || ('player' in who && who.player === 'self')
}

const isInBody = ({entry}: EntryValue): boolean => entry.part === 'body' && entry.key.group === 'situation'

/**
 * The facts of a value. If the key is not a situation, their range includes its name, which shows what a wind means.
 */
function factsOf({entry, facts}: EntryValue): readonly SituationFact[] {
  if (entry.key.value === 'situation') return facts
  return facts.map(fact => ({...fact, start: entry.nameSpan.start, end: entry.end}))
}

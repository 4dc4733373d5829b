/** The state of play around each section of a block: what is stated for all, its header, and its own keys. */
import type {BlockContent, ContentSection} from '../../grammar/content.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import {
  mergeSituations,
  situationOf,
  type Situation,
  type SituationFact
} from '../../grammar/situation/situation.js'

/** The facts of a situation that concern the table rather than one player. */
const tableFields: ReadonlySet<string> = new Set([
  'round',
  'last-hand',
  'game-length',
  'honba',
  'sticks',
  'turn',
  'left',
  'stage',
  'riichi-of',
  'drawn-hand'
])

/** Whether a section belongs to a player other than the owner of the page's hand. */
function isOthers({player}: ContentSection): boolean {
  return player !== null && !('player' in player.who && player.who.player === 'self')
}

/** The state of play around each section: its header, its keys that apply to no row, and facts about all sections. */
export function situationsOfSections(
  {sections, values, record}: BlockContent,
  headers: readonly (readonly SituationFact[])[],
  common: readonly EntryValue[]
): Situation[] {
  const commonFacts = common.flatMap(({facts}) => facts)
  const commonSituation = situationOf(commonFacts)
  // Beside a record, a turn applies only to the owner of the page's hand.
  const isOfTable = ({field}: SituationFact): boolean =>
    tableFields.has(field) && (record === null || field !== 'turn')
  const tableSituation = situationOf(commonFacts.filter(isOfTable))
  const own = sections.map(({player}, index): SituationFact[] => {
    const wind = player && 'wind' in player.who ? player.who.wind : null
    const seat: SituationFact[] = wind
      ? [{field: 'seat', wind, start: player!.start, end: player!.start}]
      : []
    return [...seat, ...(headers[index] ?? [])]
  })
  for (const {entry, facts} of values) {
    if (entry.row !== null || entry.common) continue
    for (const fact of facts) own[entry.section]?.push(fact)
  }
  return own.map((facts, section) =>
    mergeSituations(isOthers(sections[section]!) ? tableSituation : commonSituation, situationOf(facts))
  )
}

/**
 * Where a section states a fact of its situation: in its header, in a separate key, or in a key that applies to all
 * rows.
 */
import type {Span} from '@tehai/kernel/source'
import type {BlockContext} from '../context/context.js'
import type {SituationFact} from '../../grammar/situation/situation.js'

/** A place in the body or in the meta of a block. */
export interface FactPlace extends Span {
  readonly part: 'body' | 'meta'
}

/** The last place where a section says a fact; `null` if no text of the block does. */
export function placeOfFact(
  {values, rows: {headers}}: BlockContext,
  section: number,
  isIt: (fact: SituationFact) => boolean
): FactPlace | null {
  const inHeader = headers[section]?.findLast(isIt)
  if (inHeader) return {start: inHeader.start, end: inHeader.end, part: 'body'}
  const own = values.findLast(
    ({entry, facts}) => (entry.common || entry.section === section) && facts.some(isIt)
  )
  const fact = own?.facts.findLast(isIt)
  return own && fact ? {start: fact.start, end: fact.end, part: own.entry.part} : null
}

/**
 * One phrase of a situation: a pattern and what it says.
 */
import type {SituationValue} from './situation.js'

/** The end of a word in Latin letters. */
export const end = '(?![A-Za-z0-9])'

type Reader = (groups: readonly (string | undefined)[]) => SituationValue | readonly SituationValue[]

/** A pattern and what it says. Patterns match a bounded number of units, or what they consume. */
export interface SituationPhrase {
  readonly pattern: RegExp
  readonly read: Reader
}

/** A phrase by the source of its pattern and what its groups say. */
export const phrase = (pattern: string, read: Reader): SituationPhrase => ({
  pattern: new RegExp(pattern, 'iy'),
  read
})

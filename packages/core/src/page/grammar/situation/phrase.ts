/** One phrase of a situation: a pattern and its meaning. */
import type {SituationValue} from './situation.js'

/** The end of a word in Latin letters. */
export const end = '(?![A-Za-z0-9])'

type Reader = (groups: readonly (string | undefined)[]) => SituationValue | readonly SituationValue[]

/** A pattern and its meaning. Patterns look at a bounded number of units, or only at what they consume. */
export interface SituationPhrase {
  readonly pattern: RegExp
  readonly read: Reader
}

/** A phrase from the source of its pattern and the meaning of its groups. */
export const phrase = (pattern: string, read: Reader): SituationPhrase => ({
  pattern: new RegExp(pattern, 'iy'),
  read
})

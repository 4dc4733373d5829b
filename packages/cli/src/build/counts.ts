/**
 * Counts of a build, for the sentence at its end.
 */
import type {ReadConstruct} from '@tehai/kernel/markdown'

/** What pages contain, and what was found on them. */
export interface Counts {
  readonly pages: number
  /** Rows and blocks of tiles and cards. */
  readonly rows: number
  /** Claims that were checked or filled in. */
  readonly checked: number
  /** Claims that could not be checked. */
  readonly unchecked: number
  readonly errors: number
  readonly warnings: number
}

export const noCounts: Counts = {pages: 0, rows: 0, checked: 0, unchecked: 0, errors: 0, warnings: 0}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    pages: a.pages + b.pages,
    rows: a.rows + b.rows,
    checked: a.checked + b.checked,
    unchecked: a.unchecked + b.unchecked,
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings
  }
}

/** How many claims of constructs were checked, and how many were not. */
export function countClaims(read: readonly ReadConstruct[]): Pick<Counts, 'checked' | 'unchecked'> {
  const claims = read.flatMap(one => one.claims ?? [])
  const unchecked = claims.filter(({state}) => state === 'unchecked').length
  return {checked: claims.length - unchecked, unchecked}
}

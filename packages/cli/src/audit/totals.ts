/**
 * Totals of an audit.
 */
import type {ClaimState} from '@tehai/core/page'
import {countFindings} from '../markdown/findings.js'
import type {AuditedPage, ClaimCounts} from './audited-page.js'
import {states} from './words.js'

export interface Totals {
  readonly pages: number
  readonly constructs: number
  readonly claims: ClaimCounts
  readonly errors: number
  readonly warnings: number
  readonly wouldBe: number
  readonly wouldBeFalse: number
  readonly foreign: number
  readonly convertible: number
}

/** Totals over all pages. */
export function totalsOf(pages: readonly AuditedPage[]): Totals {
  const sum = (count: (page: AuditedPage) => number): number =>
    pages.reduce((all, page) => all + count(page), 0)
  const {errors, warnings} = countFindings(
    pages.flatMap(({findings}) => findings.map(({finding}) => finding))
  )
  return {
    pages: pages.length,
    constructs: sum(({constructs}) => constructs),
    claims: Object.fromEntries(states.map(state => [state, sum(({claims}) => claims[state])])) as Record<
      ClaimState,
      number
    >,
    errors,
    warnings,
    wouldBe: sum(({wouldBe}) => wouldBe.length),
    wouldBeFalse: sum(({wouldBe}) => wouldBe.filter(({state}) => state === 'false').length),
    foreign: sum(({foreign}) => foreign.length),
    convertible: sum(({foreign}) => foreign.filter(({reason}) => reason === 'convertible').length)
  }
}

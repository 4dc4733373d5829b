/**
 * The forms of a claim that are correct by themselves. Other forms are only a part of what a page shows: they say less
 * than is true, or cannot be understood.
 *
 *     三光6文、花見で一杯5文、合わせて11文      三光 alone lacks a yaku
 */
import type {Page} from '../page/page.js'

/** Messages that a claim is false, is not a claim of its key, or lacks a part. */
const ofClaims = /^(?:false-|unread-|unknown-|missing-|bad-value$)/

/**
 * The claims with which the page has no more messages about claims than with `?`.
 *
 * @param pageWith
 *   The page with a claim, or `?`.
 */
export function soundClaims(claims: readonly string[], pageWith: (claim: string) => Page): readonly string[] {
  if (claims.length === 0) return claims
  const countOf = (claim: string) => pageWith(claim).diagnostics.filter(({id}) => ofClaims.test(id)).length
  const most = countOf('?')
  return claims.filter(claim => countOf(claim) <= most)
}

/**
 * The forms of a claim that hold by themselves: some are a part of what a page shows, and say less than is true or nothing
 * that is understood.
 *
 *     三光6文、花見で一杯5文、合わせて11文      三光 alone lacks a yaku
 */
import type {Page} from '../page/page.js'

/** Messages that a claim is false, is no claim of its key or lacks a part. */
const ofClaims = /^(?:false-|unread-|unknown-|missing-|bad-value$)/

/**
 * The claims with which a page has no more messages about claims than with `?` in their place.
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

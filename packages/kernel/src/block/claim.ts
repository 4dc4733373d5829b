/**
 * Claims: what an author states, and the result of checking it.
 */

/** `true` and `false`: checked; `filled`: filled in; `partly`: checked in part; `unchecked`: shown as written. */
export type ClaimState = 'true' | 'false' | 'filled' | 'partly' | 'unchecked'

/** `?`: the truth is filled in; `??`: the same, folded away; `null`: something is stated. */
export type Fill = '?' | '??' | null

/** What a value requests to be filled in. Full-width characters are read as well, and a pair of brackets around them. */
export function fillOf(value: string): Fill {
  const written = value.trim().replaceAll('？', '?')
  const text = /^(?:\(\?{1,2}\)|（\?{1,2}）|\[\?{1,2}\]|［\?{1,2}］|【\?{1,2}】)$/.test(written)
    ? written.slice(1, -1)
    : written
  return text === '?' || text === '??' ? text : null
}

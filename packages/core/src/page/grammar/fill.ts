/**
 * Values to be filled in: `?`, or `??` to be shown folded.
 */
export type Fill = '?' | '??'

/** What a value wants filled in: `?` or `？`, `??` or `？？`; `null` for any other value. */
export function fillOf(value: string): Fill | null {
  const text = value.trim().replaceAll('？', '?')
  return text === '?' || text === '??' ? text : null
}

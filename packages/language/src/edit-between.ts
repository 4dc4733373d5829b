/**
 * What an edit did to a text: the range that became another one.
 */

/** A range of a text that became another one. */
export interface Edit {
  readonly start: number
  /** Its end before and after the edit. */
  readonly end: number
  readonly newEnd: number
}

/** Characters that are compared at once. */
const STEP = 2048

/** The smallest range outside of which two texts are the same. */
export function editBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start + STEP <= most && before.startsWith(after.slice(start, start + STEP), start)) start += STEP
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++
  const rest = most - start
  let same = 0
  while (same + STEP <= rest && endsAlike(before, after, same)) same += STEP
  while (
    same < rest &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same++
  return {start, end: before.length - same, newEnd: after.length - same}
}

/** Whether two texts are the same in the characters before the last `same`. */
function endsAlike(before: string, after: string, same: number): boolean {
  const [end, newEnd] = [before.length - same, after.length - same]
  return before.slice(end - STEP, end) === after.slice(newEnd - STEP, newEnd)
}

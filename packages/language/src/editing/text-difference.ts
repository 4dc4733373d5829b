/**
 * What an edit did to a text: the range that became another one.
 */

/** A range of a text that became another one. */
export interface Edit {
  readonly start: number
  /** The end of the range before and after the edit. */
  readonly end: number
  readonly newEnd: number
}

/** How many characters are compared at once: many, then fewer, then one. */
const STEPS = [4096, 256, 16, 1]

/** The smallest range outside of which two texts are the same. */
export function editBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  for (const step of STEPS)
    while (start + step <= most && isAlike(before, start, after, start, step)) start += step
  const rest = most - start
  let [end, newEnd] = [before.length, after.length]
  for (const step of STEPS)
    while (before.length - end + step <= rest && isAlike(before, end - step, after, newEnd - step, step)) {
      end -= step
      newEnd -= step
    }
  return {start, end, newEnd}
}

/**
 * Whether two texts have the same characters, each at an offset. Ranges are compared with `===`: `startsWith` takes ten
 * times as long.
 */
function isAlike(before: string, at: number, after: string, newAt: number, length: number): boolean {
  return before.slice(at, at + length) === after.slice(newAt, newAt + length)
}

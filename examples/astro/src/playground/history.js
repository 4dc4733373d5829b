/**
 * History of a text, across keys, proposals, tiles, examples and pasted text. Keys in quick succession are one step.
 */

/** Keys that follow each other faster are one step, in milliseconds. */
const QUICK = 800

/** Steps that are kept. */
const MOST = 200

/** A history that begins with a text. `at`: when, in milliseconds. */
export const historyOf = (text, at) => ({past: [], text, future: [], at, isTyped: false})

/** The history after a text came up; the same history if it is the text that is there. */
export function withText(history, text, at) {
  if (text === history.text) return history
  const isTyped = isKey(history.text, text)
  const isSame = isTyped && history.isTyped && at - history.at < QUICK
  const past = isSame ? history.past : [...history.past, history.text].slice(-MOST)
  return {past, text, future: [], at, isTyped}
}

/** The history one step back, or the same where there is none. */
export function undone({past, text, future, at}) {
  if (past.length === 0) return {past, text, future, at, isTyped: false}
  return {past: past.slice(0, -1), text: past.at(-1), future: [text, ...future], at, isTyped: false}
}

/** The history one step forward again, or the same where there is none. */
export function redone({past, text, future, at}) {
  if (future.length === 0) return {past, text, future, at, isTyped: false}
  return {past: [...past, text], text: future[0], future: future.slice(1), at, isTyped: false}
}

/** Whether a text is another with one character more or fewer. */
function isKey(before, after) {
  const {start, end, text} = differenceOf(before, after)
  return Math.max(end - start, text.length) <= 2
}

/** The smallest edit that makes one text of another. */
export function differenceOf(before, after) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  // A pair of units is one character.
  if (/[\uD800-\uDBFF]/.test(before[start - 1] ?? '')) start--
  if (same > 0 && /[\uDC00-\uDFFF]/.test(before.at(-same) ?? '')) same--
  return {start, end: before.length - same, text: after.slice(start, after.length - same)}
}

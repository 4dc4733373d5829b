/**
 * Edits of a text.
 */
import {wrongCall, type Span, moved} from '@tehai/kernel/source'

/** A range of a text, in 0-based UTF-16 offsets, and what replaces it. */
export interface TextEdit extends Span {
  readonly text: string
}

/** A text after an edit. @throws {TypeError} if the edit is not in the text. */
export function applyEdit(source: string, {start, end, text}: TextEdit): string {
  assertSpan(0, start, end, source.length)
  return source.slice(0, start) + text + source.slice(end)
}

/**
 * A text after edits that do not overlap, ordered by position.
 *
 * @throws {TypeError} if an edit begins before the end of the previous one, or is not in the text.
 */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let at = 0
  const parts = edits.flatMap(({start, end, text}) => {
    assertSpan(at, start, end, source.length)
    const before = source.slice(at, start)
    at = end
    return [before, text]
  })
  return [...parts, source.slice(at)].join('')
}

function assertSpan(from: number, start: number, end: number, to: number): void {
  if (from <= start && start <= end && end <= to) return
  throw wrongCall(`an edit from ${from} to ${to}`, [start, end])
}

/** The range of the inserted text after an edit. */
export function editedSpan({start, text}: TextEdit): Span {
  return {start, end: start + text.length}
}

/** Where an offset of the old text is after an edit. Offsets in the replaced text are not changed. */
export function movedOffset(offset: number, {start, end, text}: TextEdit): number {
  return offset < end ? offset : offset + start + text.length - end
}

/**
 * One edit with the effect of two. The second edit applies to the text after the first.
 *
 * @param between
 *   That text.
 */
export function joinedEdit(between: string, first: TextEdit, second: TextEdit): TextEdit {
  const own = editedSpan(first)
  const [start, end] = [Math.min(own.start, second.start), Math.max(own.end, second.end)]
  const text = between.slice(start, second.start) + second.text + between.slice(second.end, end)
  return {start, end: end - first.text.length + first.end - first.start, text}
}

/** Whether two ranges overlap, or begin at the same offset. */
export function isTouching(a: Span, b: Span): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end)
}

/** A range, and what is known of it, moved by some characters. */
export function shifted<One extends Span>(one: One, by: number): One {
  return by === 0 ? one : moved(one, by)
}

/** What is on a page, ordered by position, with the items of a range replaced and the items after it moved. */
export function inPlace<One extends Span>(
  all: readonly One[],
  {start, end}: Span,
  others: readonly One[],
  moved: number
): readonly One[] {
  const first = all.findIndex(one => one.start >= start)
  const before = first < 0 ? all.length : first
  const result = all.slice(0, before)
  for (const one of others) result.push(one)
  for (let at = before; at < all.length; at++)
    if (all[at]!.start >= end) result.push(shifted(all[at]!, moved))
  return result
}

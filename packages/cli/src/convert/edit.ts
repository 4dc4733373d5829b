/**
 * Edits of a text: ranges and their replacements. Everything else stays byte for byte.
 */
import type {Span} from '@tehai/kernel/source'

export interface Edit extends Span {
  readonly text: string
}

/** Apply edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const {start, end, text: put} of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + put
    at = end
  }
  return result + text.slice(at)
}

/** Where each edit begins in the result of `applyEdits`. */
export function placesAfter(edits: readonly Edit[]): Map<Edit, number> {
  const places = new Map<Edit, number>()
  let shift = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    places.set(edit, edit.start + shift)
    shift += edit.text.length - (edit.end - edit.start)
  }
  return places
}

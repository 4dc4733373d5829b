/**
 * Messages in words, each with its place in the input and its line.
 */
import {lineStarts, placeOf} from '@tehai/kernel/source'

/** Units of a line that are shown on either side of a place, where the line is longer than both. */
const CONTEXT = 48

/**
 * Messages in the order of their places.
 *
 * @param text
 *   What was typed.
 * @param drawn
 *   As `drawText` and `drawBlock` give it.
 * @returns
 *   `start` and `end` are offsets in the text, `line` and `column` begin with 1; `before`, `marked` and `after` are the
 *   line, or the part of a long line around the place.
 */
export function messagesIn(text, {messages, sentence}, lang) {
  const starts = lineStarts(text)
  return messages
    .map(({message, source, at}) => {
      const {id, severity} = message
      const start = at(message.start)
      const end = Math.max(start, at(message.end))
      const {line, column} = placeOf(starts, start)
      const from = starts[line - 1]
      const to = (starts[line] ?? text.length + 1) - 1
      const reason = sentence(message, source, lang)
      return {id, severity, reason, start, end, line, column, ...partsOf(text, from, to, start, end)}
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** A line from `from` to `to`, parted at a place in it. */
function partsOf(text, from, to, start, end) {
  const isLong = to - from > 2 * CONTEXT
  const first = isLong ? wholeCharacter(text, Math.max(from, start - CONTEXT)) : from
  const stop = Math.min(end, to, isLong ? start + CONTEXT : to)
  const last = isLong ? wholeCharacter(text, Math.min(to, stop + CONTEXT)) : to
  return {
    before: (first > from ? '…' : '') + text.slice(first, start),
    marked: text.slice(start, stop),
    after: text.slice(Math.max(start, stop), last) + (last < to ? '…' : '')
  }
}

/** An offset that does not cut a surrogate pair in two. */
function wholeCharacter(text, offset) {
  return /[\uDC00-\uDFFF]/.test(text[offset] ?? '') ? offset - 1 : offset
}

/** How many messages of each severity there are. */
export function countMessages(messages) {
  const errors = messages.filter(({severity}) => severity === 'error').length
  return {errors, warnings: messages.length - errors}
}

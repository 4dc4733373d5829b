/**
 * Spots: the ranges of the input that messages refer to, underlined below the text of the field.
 */
import {make} from './elements.js'

/**
 * A text split into ranges, each with the severity of its message, or `null`. Where messages overlap, an error takes
 * precedence over a warning. Nothing is lost: the joined ranges are the text.
 */
export function stretchesOf(text, messages) {
  const spans = messages.map(({start, end, severity}) => ({
    start: Math.min(start, Math.max(0, text.length - 1)),
    end: Math.max(end, start + 1),
    severity
  }))
  const edges = [0, text.length, ...spans.flatMap(({start, end}) => [start, Math.min(end, text.length)])]
  const sorted = [...new Set(edges)].toSorted((a, b) => a - b)
  return sorted.slice(1).map((end, index) => {
    const start = sorted[index]
    const over = spans.filter(span => span.start < end && span.end > start)
    const severity = over.find(span => span.severity === 'error')?.severity ?? over[0]?.severity ?? null
    return {text: text.slice(start, end), severity}
  })
}

/** Messages that are underlined at most: more would be everything. */
const MOST = 100

/** Show spots below a field. The layer has the text of the field, unseen, so that it breaks its lines alike. */
export function showSpots(layer, field, text, messages) {
  const parts = stretchesOf(text, messages.slice(0, MOST)).map(({text: part, severity}) =>
    severity ? make('mark', {class: severity}, part) : part
  )
  layer.replaceChildren(...parts, '\n')
  followScroll(layer, field)
}

/** Keep the layer where its field is scrolled to. */
export function followScroll(layer, field) {
  layer.scrollTop = field.scrollTop
}

/**
 * Which notation the row is in, and why; where it has to be named, a button that names it.
 */
import {dialects} from '@tehai/core'
import {detect} from './detection.js'
import {filled, make, refill} from './elements.js'
import {nameOf} from './spellings.js'
import {words} from './words.js'

/**
 * Show what is found out about a row.
 *
 * @param onName
 *   Called with the dialect to name.
 */
export function showDetection(place, row, chosen, lang, onName) {
  refill(place, ...parts(row, chosen, lang, onName))
}

function parts(row, chosen, lang, onName) {
  const say = words[lang]
  if (chosen !== 'auto') {
    return filled(say.named, {name: dialectLink(chosen, lang), source: dialects[chosen].source})
  }
  if (!row) return []
  const found = detect(row.source, row.options.mode)
  if (!found) return [say.unknown]
  const {dialect, why, isRead} = found
  const sentence = isRead ? (dialect === 'auto' ? say.mixed : say.detected) : say.suggested
  const shown = filled(sentence, {name: dialectLink(dialect, lang), why: why[lang]})
  if (isRead) return shown
  const button = make('button', {type: 'button'}, say.readAs(nameOf(dialect, lang)))
  button.addEventListener('click', () => onName(dialect))
  return [...shown, ' ', button]
}

/** The name of a dialect, leading to its page of the wiki. */
function dialectLink(id, lang) {
  const page = id === 'auto' ? '' : `${id}/`
  return make('a', {href: `/${words[lang].reference}/notation/${page}`}, nameOf(id, lang))
}

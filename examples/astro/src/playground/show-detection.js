/**
 * Which notation the row is in, and why; where it has to be named, a button that names it.
 */
import {dialects} from '@tehai/core'
import {detect} from './detection.js'
import {make, prose} from './elements.js'
import {nameOf} from './spellings.js'
import {words} from './words.js'

/**
 * Show what is found out about a row.
 *
 * @param onName
 *   Told of the dialect that shall be named.
 */
export function showDetection(place, row, chosen, lang, onName) {
  place.replaceChildren(...parts(row, chosen, lang, onName))
}

function parts(row, chosen, lang, onName) {
  const say = words[lang]
  if (chosen !== 'auto') return prose(say.named(dialects[chosen].source)[0])
  if (!row) return []
  const found = detect(row.source, row.options.mode)
  if (!found) return say.unknown
  const {dialect, why, isRead} = found
  if (dialect === 'auto') return prose(say.mixed(why[lang])[0])
  const name = nameOf(dialect, lang)
  const said = say[isRead ? 'detected' : 'suggested'](make('strong', {}, name), why[lang])
  const shown = said.flatMap(part => (typeof part === 'string' ? prose(part) : [part]))
  if (isRead) return shown
  const button = make('button', {type: 'button'}, say.readAs(name))
  button.addEventListener('click', () => onName(dialect))
  return [...shown, ' ', button]
}

/**
 * The picture on the page, and its text alternatives below it.
 */
import {toDom} from './dom.js'
import {make} from './elements.js'

/** Show a picture; what was unfolded stays so while one types. */
export function showPicture(place, picture) {
  const open = Array.from(place.querySelectorAll('details'), details => details.open)
  const shown = picture ? toDom(picture) : null
  shown?.querySelectorAll('details').forEach((details, index) => (details.open = open[index] ?? false))
  place.replaceChildren(...(shown ? [shown] : []))
}

/** Show what is read aloud in place of each picture. */
export function showLabels(list, labels) {
  list.replaceChildren(...labels.map(label => make('li', {}, label)))
}

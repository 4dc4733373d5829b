/**
 * The picture on the page, and its text alternatives below it.
 */
import {patchDom, toDom} from './dom.js'
import {make} from './elements.js'

/** What each place shows. */
const shown = new WeakMap()

/** Show a picture, which is hast; `null` for none. */
export function showPicture(place, picture) {
  const before = shown.get(place)
  if (before && picture) patchDom(place.firstChild, before, picture)
  else place.replaceChildren(...(picture ? [toDom(picture)] : []))
  shown.set(place, picture)
}

/** Show what is read aloud in place of each picture. */
export function showLabels(list, labels) {
  list.replaceChildren(...labels.map(label => make('li', {}, label)))
}

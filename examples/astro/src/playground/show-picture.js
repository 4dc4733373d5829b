/**
 * The picture on the page.
 */
import {patchDom, toDom} from './dom.js'

/** What each place shows. */
const shown = new WeakMap()

/** Show a picture, which is hast; `null` for none. */
export function showPicture(place, picture) {
  const before = shown.get(place)
  if (before && picture) patchDom(place.firstChild, before, picture)
  else place.replaceChildren(...(picture ? [toDom(picture)] : []))
  shown.set(place, picture)
}

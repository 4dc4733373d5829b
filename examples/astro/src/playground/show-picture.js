/**
 * The picture on the page.
 */
import {toDom} from './dom.js'

/** What each place shows. */
const shown = new WeakMap()

/** What updates a picture; until it is loaded, pictures are put in whole. */
let patch = null

/** Update pictures from now on. */
export function patchWith(update) {
  patch = update
}

/** Show a picture, which is hast; `null` for none. */
export function showPicture(place, picture) {
  const before = shown.get(place)
  if (patch && before && picture) patch(place.firstChild, before, picture)
  else place.replaceChildren(...(picture ? [toDom(picture)] : []))
  shown.set(place, picture)
}

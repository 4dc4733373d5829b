/**
 * State: what the playground shows, and how it is read from the fragment of the address.
 *
 *     #text=1'23p&dialect=quote&palette=black&size=xl
 *
 * Defaults are left out. A fragment written by hand is read as far as it makes sense.
 */
import {dialectIds} from '@tehai/core/notation'

/** Colours of the tiles; `page` follows the page, light or dark. */
export const palettes = ['page', 'light', 'dark', 'black']

/** Heights of the tiles, small to large. */
export const sizes = ['s', 'm', 'l', 'xl']

/** What can be chosen, by name. */
export const choices = {dialect: dialectIds, palette: palettes, size: sizes}

/** What holds where nothing is chosen. */
export const defaults = {dialect: 'auto', palette: 'page', size: 'l'}

/** The state that a fragment holds, with or without its `#`; `text` is `null` where it says none. */
export function readFragment(fragment) {
  const said = new URLSearchParams(fragment.replace(/^#/, ''))
  const state = {text: said.get('text')}
  for (const [name, allowed] of Object.entries(choices)) {
    const value = said.get(name)
    state[name] = allowed.includes(value) ? value : defaults[name]
  }
  return state
}

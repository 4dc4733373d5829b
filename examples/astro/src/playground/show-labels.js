/**
 * The text alternatives of the picture, in a list below it.
 */
import {make} from './elements.js'

/** Show what is read aloud in place of each picture. */
export function showLabels(list, labels) {
  list.replaceChildren(...labels.map(label => make('li', {}, label)))
}

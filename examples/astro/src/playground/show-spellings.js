/**
 * The spellings of a row as a list, each with a button that copies it.
 */
import {make, prose, refill} from './elements.js'
import {words} from './words.js'

/** Show spellings. `onCopy` is called with the text and the button that was pressed. */
export function showSpellings(list, spellings, lang, onCopy) {
  refill(list, ...spellings.map(spelling => item(spelling, lang, onCopy)))
}

function item({names, text, lost}, lang, onCopy) {
  const say = words[lang]
  const name = names.join(say.comma)
  const button = make('button', {type: 'button', 'aria-label': say.copyOf(name)}, say.copy)
  button.addEventListener('click', () => onCopy(text, button))
  const parts = [make('span', {class: 'name'}, name), make('code', {}, text), button]
  if (lost.length > 0) parts.push(make('p', {class: 'lost'}, say.cannotSay, ...lossWords(lost, say)))
  return make('li', {}, ...parts)
}

/** Two pieces are enough to know what is meant. */
const MOST_PIECES = 2

function lossWords(lost, {comma, aside}) {
  return lost.flatMap(({what, pieces}, index) => {
    const shown = pieces.slice(0, MOST_PIECES).map(piece => `\`${piece}\``)
    const dots = pieces.length > MOST_PIECES ? ' …' : ''
    const where = shown.length > 0 ? aside(shown.join(' ') + dots) : ''
    return [index > 0 ? comma : '', ...prose(what + where)]
  })
}

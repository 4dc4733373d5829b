/**
 * The messages as a list: each leads to its place in what was typed.
 */
import {make, prose, refill} from './elements.js'
import {words} from './words.js'

/** Messages that are shown at once. When these are fixed, the next ones are shown. */
const MOST = 10

/**
 * Show messages.
 *
 * @param onGo
 *   Called with the message that was chosen.
 */
export function showMessages({list, count}, messages, {errors, warnings}, isEmpty, lang, onGo) {
  const say = words[lang]
  count.textContent = isEmpty ? say.nothing : messages.length === 0 ? say.none : say.count(errors, warnings)
  count.className = errors > 0 ? 'error' : warnings > 0 ? 'warning' : isEmpty ? 'quiet' : 'fine'
  const items = messages.slice(0, MOST).map(message => item(message, lang, onGo))
  if (messages.length > MOST) items.push(make('li', {class: 'more'}, say.more(messages.length - MOST)))
  refill(list, ...items)
}

function item(message, lang, onGo) {
  const say = words[lang]
  const {severity, reason, line, column, id} = message
  const place = say.place(line, column)
  const button = make('button', {type: 'button', class: 'place', 'aria-label': say.goTo(place)}, place)
  button.addEventListener('click', () => onGo(message))
  return make(
    'li',
    {class: severity, 'data-id': id},
    make('p', {}, make('strong', {}, say[severity]), ' ', button, ' ', explanation(id, lang)),
    make('p', {}, ...prose(reason)),
    frame(message)
  )
}

/** The id of a message, leading to where the wiki explains it. */
function explanation(id, lang) {
  return make('a', {class: 'id', href: `/${words[lang].reference}/messages/#${id}`}, id)
}

/**
 * The line with carets under the place:
 *
 *     3 | 123m8z
 *       |     ^^
 *
 * The lower line holds the same text, unseen, so that the carets line up in every font.
 */
function frame({line, before, marked, after}) {
  const carets = make(
    'span',
    {class: 'carets', 'data-carets': '^'.repeat(2 * marked.length || 1)},
    marked || ' '
  )
  const below = make('span', {class: 'below'}, make('span', {class: 'ghost'}, before), carets)
  return make(
    'pre',
    {'aria-hidden': 'true'},
    make('span', {class: 'number'}, String(line)),
    make('span', {class: 'line'}, before, make('mark', {}, marked), after),
    below
  )
}

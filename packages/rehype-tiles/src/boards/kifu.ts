/**
 * The printed form of a round, its tiles drawn.
 */
import {kifuMarkup, type KifuPlayer} from '@tehai/core/table'
import {element, elementOf} from '@tehai/kernel/markup'
import type {Language} from '@tehai/kernel/source'
import type {Element} from 'hast'
import {drawRow} from '../page/row.js'
import type {BoardSettings} from './figure.js'

/** The element that is replaced by drawn tiles; the form has no other element of this name. */
const ROW = 'code'

/**
 * A round as it is printed.
 *
 * @param players
 *   What `kifuOf` of `@tehai/core/table` gives.
 */
export function kifuElement(
  players: readonly KifuPlayer[],
  language: Language,
  settings: BoardSettings
): Element {
  const form = kifuMarkup(players, language, tiles => element(ROW, {}, tiles.join('')), settings.game.id)
  return drawn(elementOf(form) as Element, language, settings)
}

/** An element with its rows drawn. */
function drawn(parent: Element, lang: Language, settings: BoardSettings): Element {
  const [only] = parent.children
  if (parent.tagName === ROW && only?.type === 'text') {
    const options = {lang, checked: true}
    const row = settings.game.row(only.value, options, 'inline')
    return drawRow({row, source: only.value, options, placement: 'inline'}, settings)
  }
  const children = parent.children.map(child =>
    child.type === 'element' ? drawn(child, lang, settings) : child
  )
  return {...parent, children}
}

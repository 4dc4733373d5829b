/**
 * The figure that shows a block, readable without any style sheet, script or drawing.
 *
 *     figure.hanafuda > figcaption
 *                     > div.hanafuda-block …
 *                     > dl.hanafuda-facts > div > dt + dd
 *                     > details.hanafuda-fold
 *
 * Classes begin with the id of the game. No `style` attributes, and no ids but the author's.
 */
import {element, elementWith, type Markup, type MarkupElement} from '../../markup/markup.js'
import type {ClaimState} from '../claim.js'

/** A figure. `classes` and `id`: those of the author; `lang`: its language where that is not the one of the page. */
export function figureMarkup(
  game: string,
  classes: readonly string[],
  id: string | null,
  children: readonly Markup[],
  lang: string | null = null
): MarkupElement {
  const attributes: Record<string, string> = {
    class: classes.length === 0 ? game : [game, ...classes].join(' ')
  }
  if (id !== null) attributes['id'] = id
  if (lang !== null) attributes['lang'] = lang
  return elementWith('figure', attributes, children)
}

/** What a click opens, such as an answer below its question. */
export function foldMarkup(game: string, summary: string, parts: readonly Markup[]): MarkupElement {
  return elementWith('details', {class: `${game}-fold`}, [element('summary', {}, summary), ...parts])
}

/** Facts, one below the other. */
export function factsMarkup(game: string, facts: readonly Markup[]): MarkupElement {
  return elementWith('dl', {class: `${game}-facts`}, facts)
}

/** A fact: its name and its value. `state`: the result of the claim; `null` if the fact is not a claim. */
export function factMarkup(
  game: string,
  key: string,
  term: string,
  shown: readonly Markup[],
  state: ClaimState | null
): MarkupElement {
  const fact = `${game}-fact ${game}-fact-${key}`
  return element(
    'div',
    {class: state === null ? fact : `${fact} ${game}-claim-${state}`},
    element('dt', {}, term),
    elementWith('dd', {}, shown)
  )
}

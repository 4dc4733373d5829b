/**
 * Cards as elements: a picture of the sprite, and the number of its month in a corner, which the label says already: it is
 * written by the style sheet, and no text of the page.
 */
import {cardLabel, codeOf, monthOf, type CardId} from '@tehai/koikoi'
import {element} from './dom.js'
import type {PageLanguage} from './words.js'

const svgSpace = 'http://www.w3.org/2000/svg'

function picture(symbol: string): SVGSVGElement {
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('viewBox', '0 0 240 400')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(svgSpace, 'use')
  use.setAttribute('href', `#card-${symbol}`)
  svg.append(use)
  return svg
}

/** A card that lies there. */
export function cardElement(card: CardId, language: PageLanguage): HTMLElement {
  const label = cardLabel(card, language)
  return element(
    'span',
    {class: 'card', 'data-card': card, role: 'img', 'aria-label': label},
    ...inside(card)
  )
}

/** A card that can be chosen. */
export function cardButton(card: CardId, language: PageLanguage): HTMLButtonElement {
  const label = cardLabel(card, language)
  return element(
    'button',
    {type: 'button', class: 'card', 'data-card': card, 'aria-label': label},
    ...inside(card)
  )
}

function inside(card: CardId): readonly Element[] {
  return [picture(codeOf(card)), element('span', {class: 'month', 'data-text': monthOf(card)})]
}

/** A card face down. */
export function backElement(): HTMLElement {
  return element('span', {class: 'card back'}, picture('back'))
}

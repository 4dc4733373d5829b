/**
 * Markup of @tehai/core → hast.
 */
import type {Element, ElementContent} from 'hast'
import {h} from 'hastscript'
import type {Markup, MarkupElement} from '@tehai/core/page'

/** A hast node for a piece of markup. */
export function hastOf(markup: Markup): ElementContent {
  return typeof markup === 'string' ? {type: 'text', value: markup} : elementOf(markup)
}

/** A hast element for an element of markup; hastscript knows which attribute is which property. */
export function elementOf({name, attributes, children}: MarkupElement): Element {
  return h(name, attributes, ...children.map(hastOf)) as Element
}

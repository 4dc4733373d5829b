/**
 * Markup of @tehai/core → hast.
 */
import type {Element, ElementContent} from 'hast'
import {h} from 'hastscript'
import type {Markup, MarkupElement} from '@tehai/kernel/markup'
import {legal} from '@tehai/kernel/source'

/** A hast node for a piece of markup. */
export function hastOf(markup: Markup): ElementContent {
  return typeof markup === 'string' ? {type: 'text', value: legal(markup)} : elementOf(markup)
}

/** A hast element for an element of markup; hastscript knows which attribute is which property. */
export function elementOf({name, attributes, children}: MarkupElement): Element {
  return h(name, legalAttributes(attributes), children.map(hastOf)) as Element
}

function legalAttributes(attributes: MarkupElement['attributes']): Record<string, string> {
  const known: Record<string, string> = {}
  for (const name in attributes) known[name] = legal(attributes[name]!)
  return known
}

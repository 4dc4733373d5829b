/**
 * Markup of @tehai/core → hast.
 */
import type {Markup} from '@tehai/core/page'
import type {Element, ElementContent, Properties} from 'hast'

/** A hast node for a piece of markup. */
export function hastOf(markup: Markup): ElementContent {
  return typeof markup === 'string' ? {type: 'text', value: markup} : elementOf(markup)
}

/** A hast element for an element of markup. */
export function elementOf({name, attributes, children}: Exclude<Markup, string>): Element {
  return {
    type: 'element',
    tagName: name,
    properties: propertiesOf(attributes),
    children: children.map(hastOf)
  }
}

/** hast names of HTML attributes that are neither alike nor made by a rule. */
const special: Readonly<Record<string, string>> = {for: 'htmlFor', colspan: 'colSpan', rowspan: 'rowSpan'}

function propertiesOf(attributes: Readonly<Record<string, string>>): Properties {
  const properties: Properties = {}
  for (const name in attributes) {
    const value = attributes[name]!
    if (name === 'class') properties.className = value.split(' ')
    else if (name === 'open' || name === 'hidden') properties[name] = true
    else if (name.startsWith('data-') || name.startsWith('aria-')) {
      properties[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value
    } else properties[special[name] ?? name] = value
  }
  return properties
}

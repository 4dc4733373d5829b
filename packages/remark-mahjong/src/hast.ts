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
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'class') properties.className = value.split(/\s+/).filter(Boolean)
    else if (name === 'open' || name === 'hidden') properties[name] = true
    else if (/^(?:data|aria)-/.test(name)) {
      properties[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value
    } else properties[special[name] ?? name] = value
  }
  return properties
}

/**
 * Markup of @tehai/core → hast.
 */
import type {Markup} from '@tehai/kernel/markup'
import {legal} from '@tehai/kernel/source'
import type {Element, ElementContent, Properties} from 'hast'

/** A hast node for a piece of markup. */
export function hastOf(markup: Markup): ElementContent {
  return typeof markup === 'string' ? {type: 'text', value: legal(markup)} : elementOf(markup)
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

/** hast names of HTML attributes: those that no rule makes, and those that a rule has made so far. */
const propertyNames = new Map([
  ['for', 'htmlFor'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan']
])

function propertyOf(name: string): string {
  let property = propertyNames.get(name)
  if (property === undefined) {
    const isDashed = name.startsWith('data-') || name.startsWith('aria-')
    property = isDashed ? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name
    propertyNames.set(name, property)
  }
  return property
}

function propertiesOf(attributes: Readonly<Record<string, string>>): Properties {
  const properties: Properties = {}
  for (const name in attributes) {
    const value = legal(attributes[name]!)
    if (name === 'class') properties.className = value.includes(' ') ? value.split(' ') : [value]
    else if (name === 'open' || name === 'hidden') properties[name] = true
    else properties[propertyOf(name)] = value
  }
  return properties
}

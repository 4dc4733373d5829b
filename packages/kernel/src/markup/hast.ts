/**
 * Markup → hast, the syntax tree of HTML.
 *
 * The shapes are those of `@types/hast`, written down here rather than imported: this package has no dependency.
 */
import {legal} from '../source/text/characters.js'
import type {Markup, MarkupElement} from './markup.js'

/** An element of hast. */
export interface HastElement {
  type: 'element'
  tagName: string
  properties: Record<string, string | string[] | true>
  children: HastNode[]
}

/** A text of hast. */
export interface HastText {
  type: 'text'
  value: string
}

export type HastNode = HastElement | HastText

/** A hast node for a piece of markup. */
export function hastOf(markup: Markup): HastNode {
  return typeof markup === 'string' ? {type: 'text', value: legal(markup)} : elementOf(markup)
}

/** A hast element for an element of markup. */
export function elementOf({name, attributes, children}: MarkupElement): HastElement {
  return {
    type: 'element',
    tagName: name,
    properties: propertiesOf(attributes),
    children: children.map(hastOf)
  }
}

/** HTML attribute → hast property: the irregular names, and a cache of those derived by rule. */
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

function propertiesOf(attributes: MarkupElement['attributes']): HastElement['properties'] {
  const properties: HastElement['properties'] = {}
  for (const name in attributes) {
    const value = legal(attributes[name]!)
    if (name === 'class') properties['className'] = value.includes(' ') ? value.split(' ') : [value]
    else if (name === 'open' || name === 'hidden') properties[name] = true
    else properties[propertyOf(name)] = value
  }
  return properties
}

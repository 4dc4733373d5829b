/**
 * Elements: hast nodes, each made in one place and in one shape.
 */
import {legal} from '@tehai/kernel/source'
import type {Element, ElementContent, Properties, Text} from 'hast'

/**
 * Properties by their hast names (`strokeWidth`, `ariaLabel`). Looser than hast's own types, which want SVG numbers
 * as strings; every serializer takes both.
 */
export type Attributes = Record<string, string | number | string[]>

export function element(tagName: string, properties: Attributes, children: ElementContent[] = []): Element {
  return {type: 'element', tagName, properties: properties as Properties, children}
}

/** Text, without characters that a page cannot contain. */
export function text(value: string): Text {
  return {type: 'text', value: legal(value)}
}

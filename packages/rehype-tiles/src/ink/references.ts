/**
 * References: the `<use>` elements of pictures that share their art.
 *
 * A page has a hundred of them. On hosts where no plugin looks into a picture, each reference is written as HTML text:
 * making an element with properties and printing it takes four times as long.
 */
import type {ElementContent} from 'hast'
import {element, type Attributes} from '../hast/element.js'
import {moved} from './ink.js'

/**
 * Make a reference.
 *
 * @param turned
 *   What to append to its `transform`; empty for an upright picture.
 */
export type DrawReference = (href: string, x: number, y: number, turned?: string) => ElementContent

/** A reference as an element. */
export const referenceElement: DrawReference = (href, x, y, turned = '') =>
  element('use', turned === '' ? placedAt(href, x, y) : {href, transform: moved(x, y) + turned})

/** A reference as HTML. */
export const referenceHtml: DrawReference = (href, x, y, turned = '') => {
  let value = `<use href="${attributeOf(href)}"`
  if (turned !== '') value += ` transform="${moved(x, y)}${turned}"`
  else {
    if (x !== 0) value += ` x="${x}"`
    if (y !== 0) value += ` y="${y}"`
  }
  return {type: 'raw', value: `${value}></use>`} as unknown as ElementContent
}

/** The properties of an upright reference. */
export function placedAt(href: string, x: number, y: number): Attributes {
  const properties: Attributes = {href}
  if (x !== 0) properties.x = x
  if (y !== 0) properties.y = y
  return properties
}

/** Text in an attribute. A site may choose what ids begin with. */
function attributeOf(text: string): string {
  if (!text.includes('&') && !text.includes('"') && !text.includes('<')) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

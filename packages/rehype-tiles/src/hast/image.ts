/**
 * Images: a picture as one `<img alt>`, for feeds, e-mail and comment systems.
 */
import type {Element} from 'hast'
import {element} from './element.js'
import {SVG, xmlOf} from './xml.js'

/** Pixels of one em in an image, which cannot take the size of the text around it. */
export const PIXELS = 16

/** A single picture, as the text of an SVG file. */
export function standaloneSvg(svg: Element): string {
  return xmlOf({...svg, properties: {xmlns: SVG, ...svg.properties}})
}

/**
 * A picture as `<img>`.
 *
 * @param address
 *   Returns the address of the file, e.g. after writing it (default: a `data:` address).
 */
export function imageElement(
  svg: Element,
  alt: string,
  address: (svg: string) => string = dataAddress
): Element {
  const {width, height, className} = svg.properties
  const file = standaloneSvg({
    ...svg,
    properties: {...svg.properties, width: inPixels(width), height: inPixels(height)}
  })
  return element('img', {
    alt,
    src: address(file),
    width: inPixels(width),
    height: inPixels(height),
    className: className as string[]
  })
}

const inPixels = (length: unknown): string => String(Math.round(Number.parseFloat(String(length)) * PIXELS))

/** Everything that must be escaped in a `data:` address. */
const unsafe = /(?:[%#<>?[\\\]^`{|}]|\p{Cc}|\P{ASCII})+/gu

/**
 * The file as part of the page, as text: shorter than base64, and it compresses. Its double quotes become single ones,
 * which need no escape in an attribute, unless the words in it have an apostrophe (`1'23p`).
 */
function dataAddress(svg: string): string {
  const address = svg.replace(unsafe, encodeURIComponent)
  return `data:image/svg+xml,${address.replaceAll('"', address.includes("'") ? '%22' : "'")}`
}

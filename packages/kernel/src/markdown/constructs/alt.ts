/**
 * The text alternative of an image whose prose remark-directive took for directives.
 *
 *     ![東1局 10:30](table.png)     alt is `東1局 10`: the directive `:30` holds no text
 *
 * An image keeps no children, so lost text is found by comparing the source with the alternative.
 */
import {sourceOf, type Document, type Position} from '../document/document.js'
import {labelMachine} from './label.js'

/** A colon and a name, as remark-directive reads them, without label or attributes. */
const directive =
  /:[^\s\p{P}\p{S}][^\s\p{P}\p{S}_-]*(?:[_-]+[^\s\p{P}\p{S}_-]+)*(?![_:[{-]|[^\s\p{P}\p{S}])/uy

/** The alternative of an image with its lost prose restored; `null` if nothing was lost. */
export function altWithProse(
  document: Document,
  image: {readonly alt?: string | null | undefined; readonly position?: Position | null | undefined}
): string | null {
  const source = sourceOf(document, image)
  if (source === null || typeof image.alt !== 'string') return null
  const alt = restoreAlt(source, image.alt)
  return alt === image.alt ? null : alt
}

/**
 * The alternative with its lost prose restored.
 *
 * @param source
 *   The source of the image, from its `!` on.
 * @param alt
 *   What the parser made of it.
 * @returns
 *   The alternative itself if nothing was lost, or if it does not match the source.
 */
export function restoreAlt(source: string, alt: string): string {
  const label = labelOf(source)
  if (!label.includes(':')) return alt
  let restored = ''
  let read = 0 // units of `alt` that were found in the source
  for (let at = 0; at < label.length;) {
    directive.lastIndex = at
    const lost = label[at] === ':' && alt[read] !== ':' ? directive.exec(label)?.[0] : undefined
    if (lost) {
      restored += lost
      at += lost.length
    } else {
      if (label[at] === alt[read]) restored += alt[read++]
      at++ // else a mark of Markdown
    }
  }
  return read === alt.length ? restored : alt
}

/** The text between the `[` and `]` of an image. */
function labelOf(source: string): string {
  const read = labelMachine()
  let end = 1
  while (end < source.length && read(source.charCodeAt(end)) === 'more') end++
  return source.slice(2, end)
}

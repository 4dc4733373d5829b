/**
 * Line breaks: a closing mark never begins a line after a tile, nor does a Korean particle: 을 of `:tiles[5m]을`; an
 * opening mark never ends a line before one.
 *
 * Tile and marks (or particle) go into one `<span class="mahjong-nowrap">`; a word joiner between them would not help,
 * since browsers break lines before and after a replaced element anyway.
 */
import type {Element, ElementContent} from 'hast'
import {element, text} from '../hast/element.js'
import type {Place} from './place.js'

/**
 * Marks that must not begin a line (行頭禁則), western ones included, and what Korean writes at the end of a word without a
 * space: the longest particles have about six syllables. https://www.w3.org/TR/jlreq/, https://www.w3.org/TR/clreq/.
 */
const closing =
  /^[\uac00-\ud7a3]{0,8}[、。，．・·‧：；？！‼⁇⁈⁉ー…‥～〜／」』）】〉》〗〙〕］｝｠›»’”〞〟々,.:;?!)\]}]*/

/** Marks that must not end a line (行末禁則), western ones included. */
const opening = /[「『（【〈《〖〘〔［｛｟‹«‘“〝¿¡([{]/

/** The particle and the closing marks at the beginning of a text; empty if there are none. */
export function closingMarks(value: string): string {
  return closing.exec(value)?.[0] ?? ''
}

/** The opening marks at the end of a text; empty if there are none. None of them is a closing mark. */
export function openingMarks(value: string): string {
  let start = value.length
  while (start > 0 && opening.test(value[start - 1]!)) start--
  return value.slice(start)
}

/** Elements within a line. A mark may be outside of the element with the tile: `「**:tiles[5m]**」`. */
const inLine: ReadonlySet<string> = new Set([
  'a',
  'b',
  'del',
  'em',
  'i',
  'ins',
  'mark',
  's',
  'span',
  'strong',
  'u'
])

/** Put a picture into its place, together with the marks that are kept beside it. */
export function putPicture(place: Place, picture: Element, id: string): void {
  ;(place.parent.children as ElementContent[])[place.index] = picture
  const {parent, index} = outermost(place)
  const children = parent.children as ElementContent[]
  const previous = children[index - 1]
  const next = children[index + 1]
  const before = previous?.type === 'text' ? quotesBefore(previous.value) : ''
  const after = next?.type === 'text' ? quotesAfter(next.value) : ''
  if (before === '' && after === '') return
  const kept: ElementContent[] = [children[index]!]
  if (previous?.type === 'text' && before !== '') {
    previous.value = previous.value.slice(0, previous.value.length - before.length)
    kept.unshift(text(before))
  }
  if (next?.type === 'text' && after !== '') {
    next.value = next.value.slice(after.length)
    kept.push(text(after))
  }
  children[index] = element('span', {className: [`${id}-nowrap`]}, kept)
}

/** The place of the outermost element within a line that contains nothing but the node at a place. */
function outermost(place: Place): Place {
  let {parent, above} = place
  let found = place
  while (above && parent.type === 'element' && inLine.has(parent.tagName)) {
    found = above
    ;({parent, above} = above)
  }
  return found
}

/** A straight quote beside a tile may open or close. It is kept beside the tile in both cases, as beside a letter. */
const straight = /["']/

function quotesBefore(value: string): string {
  const marks = openingMarks(value)
  const quote = value[value.length - marks.length - 1] ?? ''
  return straight.test(quote) ? openingMarks(value.slice(0, -marks.length - 1)) + quote + marks : marks
}

function quotesAfter(value: string): string {
  const marks = closingMarks(value)
  const quote = value[marks.length] ?? ''
  return straight.test(quote) ? marks + quote + closingMarks(value.slice(marks.length + 1)) : marks
}
